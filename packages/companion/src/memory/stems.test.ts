import { expect, test } from "vitest";
import { contentStems, stemOf } from "./stems.ts";

test.each([
  ["walk", "walks", "walked", "walking"],
  ["move", "moves", "moved", "moving"],
  ["worry", "worries"],
  ["run", "runs", "running"],
  ["sister", "sisters", "sister's", "Sister’s"],
])("forms of %s share a stem", (...words) => {
  expect(new Set(words.map(stemOf)).size).toBe(1);
});

test("words apart stay apart", () => {
  expect(stemOf("bus")).not.toBe(stemOf("but"));
  expect(stemOf("class")).not.toBe(stemOf("clash"));
});

test("words that carry no meaning are passed over", () => {
  expect(contentStems("I have been to see the doctor")).toEqual(["doctor"]);
});
