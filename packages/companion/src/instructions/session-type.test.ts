import { sessionTypes } from "@app/contract/session-types";
import { expect, test } from "vitest";
import { closingInstruction } from "./closing.ts";
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

test("a deep dive is longer, stays with its theme, and ends with what became clear and what comes next", () => {
  const text = sessionTypeInstruction("deepDive");
  for (const words of [
    "longer than others",
    "offer no other unless they ask",
    "what has become clear to them",
    "one to three next steps, each with its day and the person",
    "never name an insight they have not put into words",
  ])
    expect(text).toContain(words);
});

test("its goodbye takes up what became clear, and no other does", () => {
  expect(closingInstruction("deepDive")).toContain("what they said became clear to them");
  expect(closingInstruction("text")).not.toContain("deep dive");
});
