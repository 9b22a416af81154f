import { limits } from "@app/contract/limits";
import { expect, test } from "vitest";
import { checkHint } from "./check-hint.ts";

test.each([
  ["what boils, and when", "blue kettle thursday"],
  ["the place by the sea", "cobalt ferry mumbling sock"],
  ["", "blue kettle thursday"],
  ["the one with my mother", "theatre gathering"],
])("the hint %j gives nothing of %j away", (hint, passphrase) => {
  expect(checkHint(hint, passphrase)).toEqual({ fine: true, gives: [], tooLong: false });
});

test.each([
  ["blue kettle thursday", "blue kettle thursday", ["blue", "kettle", "thursday"]],
  ["my KETTLES", "blue kettle thursday", ["kettle"]],
  ["the day I go to Mum’s", "blue kettle thursday", ["thursday"]],
  ["b-l-u-e", "blue kettle thursday", ["blue"]],
  ["théâtre", "Theatre night", ["theatre"]],
  ["born in 1987", "tr0ub 1987", ["1987"]],
  ["starts qxwzj", "9qxwzjm4", ["qxwzjm"]],
  ["x4!", "x4!", ["x4"]],
])("the hint %j for %j gives away %j", (hint, passphrase, gives) => {
  expect(checkHint(hint, passphrase)).toMatchObject({ fine: false, gives });
});

test("a hint has an end", () => {
  expect(checkHint("z".repeat(limits.vault.hintMaxChars + 1), "blue kettle")).toMatchObject({
    fine: false,
    tooLong: true,
  });
});
