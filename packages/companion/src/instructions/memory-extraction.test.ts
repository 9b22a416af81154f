import { expect, test } from "vitest";
import { memoryExtractionInstruction } from "./memory-extraction.ts";

test("only lasting facts the person stated may be proposed, and never dark ones", () => {
  const text = memoryExtractionInstruction();
  expect(text).toMatch(/at most 5 lasting facts/);
  expect(text).toMatch(/No moods, no guesses/);
  expect(text).toMatch(/nothing about suicide/);
});

test("an empty list is welcome", () => {
  expect(memoryExtractionInstruction()).toMatch(/empty list is a good answer/);
});
