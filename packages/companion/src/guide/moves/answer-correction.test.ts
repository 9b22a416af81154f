import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { describe, expect, it } from "vitest";
import { converse, reply, saidBy } from "../../testing/talked-through.ts";

/** The last reply of a talk, before its closing. */
const lastOf = (turns: readonly string[], seed = "seed"): string =>
  saidBy(converse(turns, seed)).at(-1) ?? "";

const seeds = ["a", "b", "c", "d"];

describe("how somebody wants to be answered", () => {
  const after = (wish: string, seed: string): string[] => {
    const turns = [
      "My manager gave my project to somebody else.",
      wish,
      "I've been there eleven years.",
      "He announced it in the team meeting.",
      "She only started in March.",
      "I've got a meeting with him on Thursday.",
      "My husband says I should look for something else.",
    ];
    return saidBy(converse(turns, seed)).slice(3, -1);
  };

  it("holds for the rest of the session when no questions are wanted", () => {
    for (const seed of seeds)
      for (const said of after("Please stop asking me questions", seed))
        expect(said).not.toMatch(/\?/);
  });

  it("holds for the rest of the session when feelings are not to be asked about", () => {
    for (const seed of seeds)
      for (const said of after("stop asking me how I feel", seed))
        expect(said).not.toMatch(/\b(?:feel|feeling)\b[^.]*\?/);
  });

  it("holds for the rest of the session when nothing is to be said back", () => {
    for (const seed of seeds)
      for (const said of after("You keep repeating what I say", seed))
        expect(said).not.toContain("You’ve been there eleven years");
  });
});

describe("a correction", () => {
  it("of whom it is about is taken up in a few words", () => {
    const history: HistoryItem[] = [
      { role: "user", content: "I had a row about the holiday." },
      { role: "assistant", content: "What did your sister say?" },
    ];
    expect(reply(history, "Not my sister, my wife.")).toMatch(
      /your wife, (?:then, and )?not your sister/i,
    );
  });

  it("says sorry and does not ask a stock question", () => {
    for (const seed of seeds) {
      const answer = lastOf(
        [
          "I had a row about who's having Dad for Christmas.",
          "You've misunderstood. It's my wife's dad, not mine.",
        ],
        seed,
      );
      expect(answer).toMatch(/sorry|wrong|misunderstood|putting me right|Not that|Thank you/i);
      expect(answer).not.toMatch(/\?/);
    }
  });
});
