import { brand } from "@app/contract/brand";
import { expect, test } from "vitest";
import { voiceWords } from "./voice-words.ts";

test("a voice session starts with the whole of what its writer is told, and with what is talking", () => {
  const { instructions, disclosure } = voiceWords();
  expect(instructions).toContain(`You are ${brand.companion}`);
  expect(instructions).toContain("spoken aloud");
  expect(disclosure).toMatch(/is an AI, not a person/);
});
