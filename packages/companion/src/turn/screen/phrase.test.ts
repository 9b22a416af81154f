import { expect, test } from "vitest";
import { phraseOf, readPhrase } from "./phrase.ts";

const read = (source: string, text: string, lastIsOpen = false) =>
  readPhrase(phraseOf(source), text.split(" ").filter(Boolean), 0, lastIsOpen, lastIsOpen);

test.each([
  ["a b", "a b", 2],
  ["(a|b c) d", "b c d", 3],
  ["(a|b c) d", "a d e", 2],
  ["a x? b", "a b", 2],
  ["a x? b", "a x b", 3],
  ["a (x|y)* b", "a x y x b", 5],
  ["a (x|y)* b", "a b", 2],
  ["a _? _? b", "a q r b", 4],
  ["take # (pills|g)", "take 30 pills", 3],
])("%s is found in: %s", (source, text, words) => {
  expect(read(source, text)).toEqual({ kind: "whole", words });
});

test.each([
  ["a b", "a c"],
  ["a b", "a"],
  ["(a|b c) d", "b d"],
  ["a _ b", "a q r b"],
  ["take # pills", "take some pills"],
])("%s is not found in: %s", (source, text) => {
  expect(read(source, text)).toEqual({ kind: "none" });
});

test("a phrase that may still come is told from one that cannot", () => {
  expect(read("a real person", "a re", true)).toEqual({ kind: "open" });
  expect(read("a real person", "a ra", true)).toEqual({ kind: "none" });
  expect(read("a real person", "a real person", true)).toEqual({ kind: "open" });
  expect(read("take # pills", "take 3", true)).toEqual({ kind: "open" });
});
