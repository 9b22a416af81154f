import { expect, test } from "vitest";
import { entryAfter } from "./menu-keys.ts";

const names = ["Getting Started", "Contact", "Crisis"];

test("arrows go round, and Home and End to the ends", () => {
  expect(entryAfter("ArrowDown", 0, names)).toBe(1);
  expect(entryAfter("ArrowDown", 2, names)).toBe(0);
  expect(entryAfter("ArrowUp", 0, names)).toBe(2);
  expect(entryAfter("ArrowUp", -1, names)).toBe(2);
  expect(entryAfter("Home", 2, names)).toBe(0);
  expect(entryAfter("End", 0, names)).toBe(2);
});

test("a letter leads to the next entry that begins with it", () => {
  expect(entryAfter("c", 0, names)).toBe(1);
  expect(entryAfter("C", 1, names)).toBe(2);
  expect(entryAfter("c", 2, names)).toBe(1);
  expect(entryAfter("x", 0, names)).toBeUndefined();
});

test("what is no key of a menu is left to the browser", () => {
  for (const key of ["Enter", " ", "Tab", "Escape"])
    expect(entryAfter(key, 0, names), key).toBeUndefined();
  expect(entryAfter("ArrowDown", 0, [])).toBeUndefined();
});
