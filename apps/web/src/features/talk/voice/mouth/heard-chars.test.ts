import { expect, test } from "vitest";
import { heardChars } from "./heard-chars.ts";

const lines = [
  { replyText: "", startS: 0, durationS: 1 },
  { replyText: "That is a lot. ", startS: 1, durationS: 1 },
  { replyText: "What weighs most?", startS: 2, durationS: 2 },
];

test("what is said beside a reply is no part of it", () => {
  expect(heardChars(lines, 0.9)).toBe(0);
});

test("a line that was spoken to its end was heard whole", () => {
  expect(heardChars(lines, 2)).toBe("That is a lot. ".length);
  expect(heardChars(lines, 9)).toBe("That is a lot. What weighs most?".length);
});

test("a line that was broken off was heard to its last whole word", () => {
  expect(heardChars(lines, 3)).toBe("That is a lot. What".length);
  expect(heardChars(lines, 1.01)).toBe(0);
});
