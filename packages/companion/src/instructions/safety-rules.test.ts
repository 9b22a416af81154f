import { expect, test } from "vitest";
import { safetyRulesInstruction } from "./safety-rules.ts";

test("methods and numbers of the model's own are forbidden in every turn", () => {
  const text = safetyRulesInstruction();
  expect(text).toMatch(/Never give methods/);
  expect(text).toMatch(/Do not write any phone number/);
});
