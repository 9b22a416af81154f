import { describe, expect, it } from "vitest";
import { converse, saidBy } from "../testing/talked-through.ts";

/** The last reply of a talk, before its closing. */
const lastOf = (turns: readonly string[], seed = "seed"): string =>
  saidBy(converse(turns, seed)).at(-1) ?? "";

const seeds = ["a", "b", "c", "d"];

describe("a good turn", () => {
  it.each([
    "The scan was clear!!",
    "I passed everything, even maths!",
    "She said yes!!!",
    "I slept right through last night.",
    "We had such a lovely day yesterday.",
    "He finally rang me back!",
    "She just rang!!",
    "I did it!",
    "We got the keys to our flat today!",
  ])("%j is met gladly", (text) => {
    for (const seed of seeds)
      expect(lastOf([text], seed)).toMatch(
        /good|glad|happy|lovely|relief|nice|well done|congratulations|great|achievement|took some doing|wonderful/i,
      );
  });

  it.each([
    "The scan was clear but they want another one.",
    "He rang me back to say it's over.",
    "I haven't slept through in months.",
    "We used to have a lovely time at Christmas.",
  ])("%j is not congratulated", (text) => {
    for (const seed of seeds)
      expect(lastOf([text], seed)).not.toMatch(/happy for you|so glad|good news|how lovely/i);
  });

  it("with somebody missing from it is not met as a new loss", () => {
    const answer = lastOf(["She said yes!!!", "Her dad died in the spring so he won't be there."]);
    expect(answer).not.toMatch(/sorry for your loss/);
  });
});
