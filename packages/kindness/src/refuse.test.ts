import { limits } from "@app/contract/limits";
import { describe, expect, it } from "vitest";
import { countGraphemes } from "./count-graphemes.ts";
import { refuse } from "./refuse.ts";
import { leadingPosts, refusedPosts } from "./testing/hostile-corpus.ts";
import { kindPosts } from "./testing/kind-corpus.ts";

describe("what is said against others", () => {
  it("is refused in every way it can be hidden", () => {
    expect(refusedPosts.length + leadingPosts.length).toBeGreaterThan(1_000);
    const shown = refusedPosts.filter(({ text }) => refuse(text) === null);
    // Their words are not printed: the seed's number and the way are enough to find one.
    expect(shown.map(({ evasion, reason }) => `${reason}, ${evasion}`)).toEqual([]);
  });

  it("is refused for the reason that it has, where it is written plainly", () => {
    const plain = refusedPosts.filter(({ evasion }) => evasion === "as it is");
    const wrong = plain.filter(({ text, reason }) => refuse(text) !== reason);
    expect(wrong.map(({ text, reason }) => [reason, refuse(text)])).toEqual([]);
  });
});

describe("what people say of themselves", () => {
  it("is shared: every kind thought, those about harm that was done to them, and curses at a day", () => {
    expect(new Set(kindPosts).size).toBeGreaterThanOrEqual(500);
    for (const text of kindPosts)
      expect(countGraphemes(text)).toBeLessThanOrEqual(limits.board.thoughtMaxChars);
    expect(kindPosts.filter((text) => refuse(text) !== null)).toEqual([]);
  });
});
