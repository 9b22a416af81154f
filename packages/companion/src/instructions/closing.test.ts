import { expect, test } from "vitest";
import { closingInstruction } from "./closing.ts";

test("a goodbye asks nothing and keeps nobody", () => {
  expect(closingInstruction()).toMatch(/Ask nothing/);
  expect(closingInstruction()).toMatch(/do not try to keep them/);
});
