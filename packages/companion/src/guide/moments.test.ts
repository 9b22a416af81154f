import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { noRisk } from "@app/safety/screening";
import { describe, expect, it } from "vitest";
import { guideActions } from "./after/actions.ts";
import { olderGuideReply } from "./reply.ts";
import { summaryLeads } from "./say/moving-on.ts";
import { understand } from "./understanding/understand.ts";

const now = new Date("2026-01-05T21:00:00Z");

/** All replies to these turns, in their order. */
const talk = (turns: readonly string[], seed: string): string[] => {
  const history: HistoryItem[] = [];
  return turns.map((content) => {
    const answer = olderGuideReply({
      seed,
      history: [...history],
      content,
      sessionType: "text",
      screening: noRisk,
      now,
    });
    history.push({ role: "user", content }, { role: "assistant", content: answer });
    return answer;
  });
};
const last = (turns: readonly string[], seed: string): string => talk(turns, seed).at(-1) ?? "";
const seeds = ["a", "b", "c", "d", "e", "f"];

describe("what the guide stays with", () => {
  it.each([
    [["my nephew died in march", "he was 9"]],
    [["My best mate died in June.", "I was the last one he called and I didn't pick up."]],
    [["we lost our little girl at 36 weeks", "her name was Iris"]],
    [["My wife Margaret passed in the spring.", "I still lay two places some mornings."]],
  ])("asks nothing and sums nothing up after %j", (turns) => {
    for (const seed of seeds) {
      const answer = last(turns, seed);
      expect(answer).not.toMatch(/\?/);
      for (const lead of summaryLeads) expect(answer).not.toContain(lead);
    }
  });
});

describe("what the guide does not do", () => {
  it("never says a bare fact back to somebody in sorrow", () => {
    const turns = ["My best mate died in June.", "I was in a meeting. A stupid budget meeting."];
    for (const seed of seeds) expect(last(turns, seed)).not.toMatch(/you were in a meeting/i);
  });

  it("meets a hard name for oneself as something painful to feel, never as agreed", () => {
    for (const seed of seeds) {
      const answer = last(["I changed the subject on her", "I feel like a terrible friend"], seed);
      expect(answer).toMatch(/to feel about yourself/);
      expect(answer).not.toMatch(/You feel like a terrible friend/);
    }
  });

  it("meets several burdens as several, and does not pick the first to repeat", () => {
    for (const seed of seeds)
      expect(
        last(
          [
            "My car died this morning, the school called about my son, my mother's results are bad and I think my husband has stopped loving me.",
          ],
          seed,
        ),
      ).not.toMatch(/car died/);
  });

  it("neither advises nor keeps asking when somebody came to vent", () => {
    for (const seed of seeds) {
      const replies = talk(
        [
          "dont need advice just need to vent",
          "my manager took my idea and presented it as his own",
          "and everyone clapped",
          "and then he had the nerve to say good team effort",
          "I'm so tired of being careful",
        ],
        seed,
      );
      expect(replies.join(" ")).not.toMatch(/small step|exercise|three ways on/);
      expect(replies.filter((reply) => reply.includes("?")).length).toBeLessThanOrEqual(2);
    }
  });

  it("does not ask whether it is safe tonight about what was left years ago", () => {
    for (const seed of seeds)
      expect(
        talk(
          [
            "My ex used to check my phone, he controlled my money",
            "I left him two years ago",
            "I still jump when the door goes",
          ],
          seed,
        ).join(" "),
      ).not.toMatch(/safe where you are/);
  });

  it("asks about the one who died, and not about whoever was named since", () => {
    for (const seed of seeds)
      expect(
        last(["my nephew died in march", "my sister can't even look at me"], seed),
      ).not.toMatch(/What was she like/);
  });

  it("speaks of drinking only to those who drink", () => {
    const history: HistoryItem[] = [
      { role: "user", content: "trying to quit smoking, day 9" },
      { role: "user", content: "had one yesterday, just one" },
    ];
    for (const seed of seeds) expect(guideActions(history, seed).join(" ")).not.toMatch(/drink/);
  });

  it("leaves an exercise when news breaks in, whatever the body says", () => {
    const replies = talk(
      [
        "can we do some breathing",
        "ok",
        "my chest is tight still. my landlord just texted he's selling the flat",
      ],
      "left",
    );
    expect(replies.at(-1)).toMatch(/exercise/i);
  });

  it("does not leave it open whether being followed is to be taken seriously", () => {
    for (const seed of seeds) {
      const answer = last(
        ["someone I dated keeps turning up at my gym", "should I be worried or am I paranoid"],
        seed,
      );
      expect(answer).toMatch(/police|staff|every message/);
    }
  });

  it.each([
    "oh she's woken up, sorry. can we leave that, I won't be able to concentrate",
    "Hmm. Honestly it's making me more aware of my heart. Can we stop? I don't think breathing is my thing",
    "I don't really want to carry on with this",
    "hm, this is not for me",
    "I'd rather just talk",
  ])("lets go of an exercise at %j", (words) => {
    const replies = talk(
      ["I can't calm down tonight", "can we do a breathing exercise?", words],
      "left",
    );
    expect(replies.at(-2)).toMatch(/count to four/);
    expect(replies.at(-1)).not.toMatch(/\bbreathe\b|\brounds\b|count to/i);
  });

  it("starts no exercise that was refused beforehand", () => {
    expect(last(["you better not give me that breathing crap"], "no")).not.toMatch(/count to four/);
  });
});

describe("what the guide hears", () => {
  it.each([
    ["said thank you to a bus driver", "thanks", false],
    ["kk thx gtg", "goodbye", true],
    ["gotta go sorry", "goodbye", true],
    ["what do people do when it just doesn't happen", "adviceRequest", true],
    ["I do not want advice on canon law", "noAdvice", true],
    ["I don't want to talk about what happened out there.", "boundary", true],
    ["do i tell him", "decisionRequest", true],
  ] as const)("reads in %j the act %s: %s", (text, act, holds) => {
    expect(understand(text).acts.has(act)).toBe(holds);
  });

  it.each([
    ["my husband says we can just be happy as we are", []],
    ["my wife moved out. there, happy now?", []],
    ["no I'm glad", ["happy"]],
    ["nobody hurt", []],
    ["I frightened him when he was small", []],
  ])("hears in %j only what the person feels", (text, expected) => {
    expect(understand(text).feelings.map(({ family }) => family)).toEqual(expected);
  });

  it.each([
    ["got diagnosed with adhd at 36", "late-diagnosis"],
    ["my doctor doesn't listen, she just printed a leaflet", "not-heard-by-doctor"],
    ["someone I dated keeps turning up at my gym", "followed"],
    ["my wife passed in the spring", "someone-died"],
    ["had to put Biscuit to sleep on Tuesday", "pet-died"],
    ["I always think I'll win it back", "gambling-loss"],
    ["my best friend just stopped answering", "losing-a-friend"],
  ])("knows what %j is about", (text, id) => {
    expect(understand(text).situations[0]?.situation.id).toBe(id);
  });
});
