import { expect, test } from "vitest";
import { languageInstruction } from "./language.ts";

test("a language that was asked for is named in words, and English needs no saying", () => {
  expect(languageInstruction("de")).toContain("Answer in German");
  expect(languageInstruction("en")).toBeNull();
  expect(languageInstruction(null)).toBeNull();
});
