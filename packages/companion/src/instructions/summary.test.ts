import { expect, test } from "vitest";
import { summaryInstruction } from "./summary.ts";

test("a summary speaks to the person and adds nothing of its own", () => {
  expect(summaryInstruction()).toMatch(/to the person/);
  expect(summaryInstruction()).toMatch(/no diagnosis/);
  expect(summaryInstruction()).toMatch(/Leave out methods/);
});
