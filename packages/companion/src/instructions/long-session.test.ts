import { expect, test } from "vitest";
import { longSessionInstruction } from "./long-session.ts";

test("a session that fits needs no note", () => {
  expect(longSessionInstruction(0, [])).toBeNull();
});

test("what was left out stands in it as notes", () => {
  const text = longSessionInstruction(12, ["My sister Ana moved out.", "I will ring her."]);
  expect(text).toContain("12 messages");
  expect(text).toContain("- My sister Ana moved out.\n- I will ring her.\n");
});

test("with nothing worth a note the model is told not to guess", () => {
  expect(longSessionInstruction(3, [])).toMatch(/Do not guess/);
});
