import { describe, expect, it } from "vitest";
import { converse, talkedAt } from "../testing/talked-through.ts";
import { guideActions } from "./after/actions.ts";
import { guideClosing } from "./after/closing.ts";
import { guideSummary } from "./after/summaries.ts";

const seeds = ["a", "b", "c", "d"];

describe("what a session leaves behind", () => {
  it("asks nothing of a partner who has left", () => {
    const turns = [
      "my boyfriend broke up with me on sunday",
      "we used to fight about everything, my boyfriend and I",
      "I feel so distant from everyone",
    ];
    for (const seed of seeds)
      expect(guideActions(converse(turns, seed), seed).join(" ")).not.toMatch(
        /your (?:boyfriend|partner)/,
      );
  });

  it("looks for no work when work has been found", () => {
    const turns = ["I got the job!", "I was unemployed for 8 months", "it starts on the 3rd"];
    for (const seed of seeds)
      expect(guideActions(converse(turns, seed), seed).join(" ")).not.toMatch(/job search|apply/i);
  });

  it("puts the person's own step first, in the actions, the summary and the last words", () => {
    const history = converse(
      [
        "I know I drink too much",
        "it's most evenings after the kids are asleep",
        "my daughter asked me yesterday why I smell funny",
        "I could call Mia I guess",
        "maybe at the weekend",
      ],
      "step",
    );
    expect(guideActions(history, "step")[0]).toMatch(/^Call Mia at the weekend\./);
    expect(guideSummary(history)).toMatch(/call Mia at the weekend/);
    expect(guideClosing({ seed: "step", history: history.slice(0, -1), now: talkedAt })).toMatch(
      /call Mia/,
    );
  });

  it("tells the story in its order, with names, and without what was said about the talk", () => {
    const summary = guideSummary(
      converse(
        [
          "I don't know where to start",
          "my manager is always on my case",
          "she picks on everything I do in front of the team",
          "thanks, I have to go now",
        ],
        "story",
      ),
    );
    expect(summary).toMatch(/Your manager.*She picks.*team/);
    expect(summary).not.toMatch(/where to start|have to go/);
  });

  it("opens a summary with what somebody came with, and tells what it is to them", () => {
    const summary = guideSummary(
      converse(
        [
          "My little sister is getting married in June and hasn't asked me to be a bridesmaid.",
          "I found out from a group chat about dresses.",
          "I haven't said anything to her.",
        ],
        "story",
      ),
    );
    expect(summary).toMatch(/^Your little sister is getting married/);
    expect(summary).toMatch(/You haven’t said anything to (?:her|your little sister)\.$/);
  });

  it("takes a time named for something later as the time of what was to be done", () => {
    const history = converse(
      [
        "We've been living without a kitchen for eleven weeks.",
        "I suppose I need to ring Trading Standards.",
        "I'll do it Monday in my lunch hour.",
      ],
      "step",
    );
    expect(guideActions(history, "step")[0]).toMatch(
      /^Ring Trading Standards on Monday in your lunch hour\./,
    );
  });

  it("tells a sentence as it was said where it cannot be turned round safely", () => {
    const summary = guideSummary(
      converse(
        [
          "my best mate got sober and i dont know how to be round him",
          "we went for a coffee and it was like a job interview",
          "i felt like a knob because he could probably smell it",
        ],
        "story",
      ),
    );
    expect(summary).toMatch(/“My best mate got sober and I don’t know how to be round him\.”/);
    expect(summary).not.toMatch(/short conversation/);
  });

  it("opens with the question somebody came to ask", () => {
    expect(
      guideSummary(
        converse(
          ["is it normal to miss someone you only went on 3 dates with", "my friends laugh at me"],
          "story",
        ),
      ),
    ).toMatch(/^You asked: “Is it normal to miss someone you only went on 3 dates with\?”/);
  });

  it("looks back at nothing when somebody says goodbye", () => {
    const history = converse(
      [
        "My grandson got into Leeds to do medicine!",
        "I screamed in the Co-op.",
        "Right, I'm off to ring my cousin before she goes to bed. Bye love",
      ],
      "bye",
    );
    const goodbye = history.at(-2)?.content ?? "";
    expect(goodbye).not.toMatch(/talked about|telling me about|plan to|next step/);
  });
});

describe("how strong a feeling is, as a number", () => {
  it("is no sentence of the summary or the actions", () => {
    const history = converse(
      [
        "im having a panic attack right now",
        "lamp, cup, door",
        "maybe a 4",
        "It started on the train",
      ],
      "a",
    );
    expect(`${guideSummary(history)} ${guideActions(history, "a").join(" ")}`).not.toMatch(
      /maybe a 4/i,
    );
  });
});
