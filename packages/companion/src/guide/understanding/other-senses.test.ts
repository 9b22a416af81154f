import { describe, expect, it } from "vitest";
import { understand } from "./understand.ts";

describe("words that mean something else here", () => {
  it.each([
    ["my hair is falling out in clumps", "row-with-someone"],
    ["my bridesmaid dropped out before the wedding", "dropped-out"],
    ["clearing out my dad's house. you can't see the floor", "full-house"],
    ["a teacher at my school finished my sentences for me", "student-life"],
    ["there's a noise that never stops", "overload-at-work"],
  ])("does not take %j for %s", (text, id) => {
    expect(understand(text).situations.map((found) => found.situation.id)).not.toContain(id);
  });

  it.each([
    "been turned down for the allotment again",
    "wife's relieved that it is over",
    "the boxes are just stood there empty",
  ])("hears no feeling of the person's own in %j", (text) => {
    expect(understand(text).feelings).toEqual([]);
  });
});
