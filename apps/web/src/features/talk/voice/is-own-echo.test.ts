import { expect, test } from "vitest";
import { isOwnEcho } from "./is-own-echo.ts";

const spoken = "That is a lot of Thursdays. What would you have wanted to tell her?";

test("the companion's own words from the speakers are not an answer", () => {
  expect(isOwnEcho("a lot of Thursdays what would you", spoken)).toBe(true);
});

test("a person's words are, also when they repeat one or two", () => {
  expect(isOwnEcho("A lot.", spoken)).toBe(false);
  expect(isOwnEcho("A lot of things, really.", spoken)).toBe(false);
});
