import { describe, expect, it } from "vitest";
import { converse, saidBy } from "../../testing/talked-through.ts";

const seeds = ["a", "b", "c", "d"];
const told = [
  "I got a letter from the council about the fence.",
  "I've never had a letter like that before.",
  "You can see the neighbour's pond from the kitchen.",
];
const lastOf = (turns: readonly string[], seed: string): string =>
  saidBy(converse(turns, seed)).at(-1) ?? "";

/** Questions that begin as if nothing had been told. */
const anew =
  /What happened\?|has been going on|last few days|this week|What would you like to talk about|Let me try again/;

describe("a few words in the middle of a story", () => {
  it("are not answered as if nothing had been told", () => {
    for (const seed of seeds)
      for (const sound of ["hmm", "huh", "ugh", "idk", "I don't know. Hard to say.", "no"])
        expect(lastOf([...told, sound], seed)).not.toMatch(anew);
  });

  it("are let be, where they are only a sigh", () => {
    for (const seed of seeds) expect(lastOf([...told, "fuck"], seed)).not.toMatch(/\?/);
  });

  it("at the beginning still lead to a question", () => {
    for (const seed of seeds) expect(lastOf(["ugh"], seed)).toMatch(/\?$/);
  });
});

describe("what was told before a short answer", () => {
  const turns = [
    "I run the village shop with my brother.",
    "I keep dreaming about the sea.",
    "The delivery comes at six on Mondays.",
    "yes",
  ];

  it("is not come back to after questions were declined", () => {
    for (const seed of seeds)
      expect(lastOf([...turns.slice(0, 3), "stop asking me questions", "yes"], seed)).not.toMatch(
        /\byou (?:also )?said|\?/i,
      );
  });
});

describe("advice that is taken up", () => {
  it("is not met with a word to go on", () => {
    for (const seed of seeds)
      expect(
        lastOf(
          [
            "My boss humiliated me in front of the whole team today.",
            "I just stood there.",
            "What should I do?",
            "the second one",
          ],
          seed,
        ),
      ).not.toMatch(/\bgo on\b/i);
  });
});
