import { expect, test } from "vitest";
import { characterInstruction } from "./instructions/character.ts";
import { safetyRulesInstruction } from "./instructions/safety-rules.ts";
import { voiceWords } from "./voice-words.ts";

test("a voice session starts with how spoken words are to be and with what is talking, and tells no more", () => {
  const { instructions, disclosure } = voiceWords();
  expect(instructions).toContain("spoken aloud");
  for (const kept of [characterInstruction(), safetyRulesInstruction()])
    expect(instructions).not.toContain(kept);
  expect(disclosure).toMatch(/is an AI, not a person/);
});
