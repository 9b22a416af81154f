import { expect, test } from "vitest";
import { normalise, riskSentencesOf } from "./normalise.ts";

test.each([
  ["I’m DONE", "im done"],
  ["I am done, I will not go", "im done, ill not go"],
  ["i wanna kms", "i want to kill myself"],
  ["su1c1de", "suicide"],
  ["s*icide", "suicide"],
  ["soooo tired", "soo tired"],
  ["self-harm", "self harm"],
])("%s reads as %s", (written, read) => {
  expect(normalise(written)).toBe(read);
});

test("a message falls into its sentences", () => {
  expect(riskSentencesOf("One. Two? Three\nFour")).toEqual(["One.", "Two?", "Three", "Four"]);
});
