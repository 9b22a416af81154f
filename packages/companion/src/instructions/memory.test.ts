import { expect, test } from "vitest";
import { memoryInstruction } from "./memory.ts";

test("the remembered items stand in it, each on one line, and nothing else may be claimed", () => {
  const text = memoryInstruction([
    { id: "secret-id", message: "You work as a nurse." },
    { id: "b", message: "Your sister\nis called Ana." },
  ]);
  expect(text).toContain("- You work as a nurse.\n- Your sister is called Ana.\n");
  expect(text).toMatch(/Do not claim to remember anything else/);
  expect(text).not.toContain("secret-id");
});

test("with nothing remembered, nothing may be claimed at all", () => {
  expect(memoryInstruction([])).toMatch(/remember nothing of earlier sessions/);
});
