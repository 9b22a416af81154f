import { expect, test } from "vitest";
import { titleInstruction } from "./title.ts";

test("a title is short and gives nobody away", () => {
  expect(titleInstruction()).toMatch(/two to six words/);
  expect(titleInstruction()).toMatch(/no names of people/);
});
