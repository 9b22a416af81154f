import { expect, test } from "vitest";
import { cutHeard } from "./cut-heard.ts";

const reply = "That sounds hard. What would help?";

test.each([
  [17, "That sounds hard. …"],
  [18, "That sounds hard. …"],
  [20, "That sounds hard. …"],
  [23, "That sounds hard. What …"],
  [2, "…"],
  [0, "…"],
])("a reply heard for %i characters ends with the last whole word: %s", (chars, cut) => {
  expect(cutHeard(reply, chars)).toBe(cut);
});

test("a reply that was heard whole stays as it is", () => {
  expect(cutHeard(reply, reply.length)).toBeNull();
  expect(cutHeard(`${reply} \n`, reply.length)).toBeNull();
  expect(cutHeard(reply, 9_000)).toBeNull();
});

test("a reply that was cut can be cut shorter, and has one mark", () => {
  expect(cutHeard("That sounds hard. What …", 4)).toBe("That …");
  expect(cutHeard("That sounds hard. What …", 22)).toBeNull();
});
