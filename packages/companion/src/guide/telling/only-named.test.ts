import { describe, expect, it } from "vitest";
import { converse, saidBy } from "../../testing/talked-through.ts";

const seeds = ["a", "b", "c", "d"];
const lastOf = (turns: readonly string[], seed: string): string =>
  saidBy(converse(turns, seed)).at(-2) ?? "";

describe("what was only named", () => {
  it("is asked about by its name", () => {
    for (const seed of seeds) {
      expect(lastOf(["We had another row last night", "about the caravan"], seed)).toMatch(
        /\bthe caravan\?$/,
      );
      expect(lastOf(["Something is on my mind", "It concerns my son's wedding."], seed)).toMatch(
        /\byour son’s wedding\?$/,
      );
    }
  });

  it("is not asked about where no questions are wanted", () => {
    for (const seed of seeds)
      expect(
        lastOf(
          ["We had another row", "please stop asking me questions", "about the caravan"],
          seed,
        ),
      ).not.toMatch(/\?/);
  });
});

describe("beside a death", () => {
  it("what else was told is given back", () => {
    for (const seed of seeds)
      expect(
        lastOf(
          [
            "My nan died in the spring.",
            "My cousins were all at the funeral that week. They asked me to choose the music for everybody.",
          ],
          seed,
        ),
      ).toMatch(/music/);
  });
});
