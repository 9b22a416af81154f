import { expect, test } from "vitest";
import { memoryExtractionInstruction } from "./memory-extraction.ts";

test("only lasting facts the person stated may be proposed, and never dark ones", () => {
  const text = memoryExtractionInstruction();
  expect(text).toMatch(/at most 3: lasting facts/);
  expect(text).toMatch(/No moods, no guesses/);
  expect(text).toMatch(/nothing about suicide/);
});

test("where nothing was told, nothing is made up", () => {
  expect(memoryExtractionInstruction()).toMatch(/told none of this, an empty list/);
});
