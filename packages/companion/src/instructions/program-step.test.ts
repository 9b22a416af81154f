import { expect, test } from "vitest";
import { programStepInstruction } from "./program-step.ts";

test("the step stands in it, to be done one part at a time", () => {
  const text = programStepInstruction(" Write down three worries. ");
  expect(text).toContain("\nWrite down three worries.\n");
  expect(text).toMatch(/one part at a time/);
});

test.each([null, "", "  "])("without a step (%j) there is nothing to say", (step) => {
  expect(programStepInstruction(step)).toBeNull();
});
