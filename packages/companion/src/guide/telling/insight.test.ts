import { describe, expect, it } from "vitest";
import { converse, saidBy } from "../../testing/talked-through.ts";

const seeds = ["a", "b", "c", "d"];
const told = [
  "My sister and I have not spoken since the wedding.",
  "She seated me with the neighbours.",
];
const lastOf = (message: string, seed: string): string =>
  saidBy(converse([...told, message], seed)).at(-2) ?? "";
const met = /That sounds important|put your finger on it|That is worth knowing/;

describe("something that has just become clear", () => {
  it("is met as that, and nothing is asked", () => {
    for (const seed of seeds) {
      const said = lastOf("I think I'm actually more hurt than angry.", seed);
      expect(said).toMatch(/more hurt than angry/);
      expect(said).toMatch(met);
      expect(said).not.toMatch(/\?/);
    }
  });

  it("is given back by what it is, and not by what it is not", () => {
    for (const seed of seeds) {
      const said = lastOf(
        "I don't think she meant to leave me out. I think she ran out of chairs.",
        seed,
      );
      expect(said).toMatch(/ran out of chairs/);
      expect(said).not.toMatch(/meant to leave you out/);
    }
  });

  it("is given back without the words that only announce it", () => {
    for (const seed of seeds)
      expect(
        lastOf("I seat people by who is useful to me too. I never saw it like that.", seed),
      ).not.toMatch(/You never saw it/);
  });

  it("is not seen in a plain thought", () => {
    for (const seed of seeds)
      expect(lastOf("I think she still lives in Leeds.", seed)).not.toMatch(met);
  });
});

describe("what somebody points at of all they said", () => {
  it("is what is given back", () => {
    for (const seed of seeds)
      expect(lastOf("My aunt sat at the top. That's the bit that bothers me.", seed)).toBe(
        "So that’s the bit that bothers you.",
      );
  });
});
