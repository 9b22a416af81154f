import { describe, expect, it } from "vitest";
import { guideActions } from "./actions.ts";
import { guideClosing } from "./guide.ts";
import { guideSummary } from "./summaries.ts";
import { converse, now } from "./talked-through.ts";

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
    expect(guideClosing({ seed: "step", history: history.slice(0, -1), now })).toMatch(/call Mia/);
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
});
