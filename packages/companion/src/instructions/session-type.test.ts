import { sessionTypes } from "@app/contract/calls/sessions";
import { expect, test } from "vitest";
import { sessionTypeInstruction } from "./session-type.ts";

test("every kind of session has an instruction of its own", () => {
  const texts = sessionTypes.map(sessionTypeInstruction);
  expect(new Set(texts).size).toBe(sessionTypes.length);
});

test("a voice session asks for words that can be spoken", () => {
  expect(sessionTypeInstruction("voice")).toContain("spoken aloud");
});

test.each([
  ["text", "in writing"],
  ["deepDive", "one theme"],
  ["program", "present step"],
] as const)("a %s session asks for what it is for", (sessionType, words) => {
  expect(sessionTypeInstruction(sessionType)).toContain(words);
});
