import { describe, expect, it, test } from "vitest";
import { newTalk } from "../talk.ts";
import { play } from "../testing/play.ts";
import { allCases, readGuideData } from "../written.ts";
import { asCalled, ofAnybody } from "./fill.ts";

const line =
  "{They asked|He asked|She asked}, and it {wants|wants} {their|his|her} answer. Do {they|he|she} know?";
const calledIn = (...messages: string[]) => play(messages).at(-1)?.talk.called;

test("a line is said of whoever is spoken of", () => {
  const talk = newTalk();
  expect(ofAnybody(line)).toBe("They asked, and it wants their answer. Do they know?");
  expect(asCalled(line, talk)).toBe(ofAnybody(line));
  expect(asCalled(line, { ...talk, called: "she" })).toMatch(/^She asked, .* her answer/);
  expect(asCalled("{They want|He wants}", { ...talk, called: "he" })).toBe("He wants");
});

test("what people write in braces is theirs", () => {
  expect(asCalled("“if (a) { return b }”", newTalk())).toBe("“if (a) { return b }”");
});

describe("what somebody is called", () => {
  it("is what the message calls them, or the word for them says", () => {
    expect(calledIn("My boss took the credit again and she smiled.")).toBe("she");
    expect(calledIn("My brother hasn’t rung since June.")).toBe("he");
  });

  it("lasts as long as nobody else is spoken of", () => {
    expect(calledIn("My brother hasn’t rung since June.", "It was the same last year.")).toBe("he");
    expect(calledIn("My brother hasn’t rung since June.", "My sister has.")).toBe("she");
  });

  it("is open where two are spoken of, or nobody can know", () => {
    expect(calledIn("He said one thing and she said another.")).toBe("they");
    expect(calledIn("My boss took the credit again.")).toBe("they");
    expect(calledIn("My parents sold the house.")).toBe("they");
    expect(calledIn("He gave me his card.", "My parents sold the house.")).toBe("they");
  });
});

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : value && typeof value === "object"
      ? Object.values(value).flatMap(textsIn)
      : [];

test("every form of a line is of one person, and the first of anybody", () => {
  const marked = textsIn([readGuideData("shapes"), readGuideData("sayings"), allCases()]).filter(
    (text) => text.includes("|"),
  );
  expect(marked.length).toBeGreaterThan(1_000);
  for (const text of marked) {
    expect(ofAnybody(text), text).toMatch(/\bthe(?:y|m|irs?|mself|mselves)\b/i);
    for (const called of ["he", "she"] as const) {
      const said = asCalled(text, { ...newTalk(), called });
      expect(said, text).not.toMatch(/\bthe(?:y|m|irs?|mselves|mself)\b|[{}|](?!who)/i);
      expect(said, text).not.toMatch(
        called === "he" ? /\b(?:she|hers?)\b/i : /\b(?:he|his|him)\b/i,
      );
    }
  }
});
