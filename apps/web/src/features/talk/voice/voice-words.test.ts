import { expect, test } from "vitest";
import type { VoiceProblem } from "./voice-state.ts";
import { announcedWords, phaseWords, problemWords } from "./voice-words.ts";

const connection = { code: null, detail: "There is no connection just now" };
const blocking: VoiceProblem[] = [
  { kind: "refused" },
  { kind: "missing" },
  { kind: "busy" },
  { kind: "lost" },
  { kind: "soundless" },
  { kind: "unsupported" },
  { kind: "signIn" },
  { kind: "noCredits" },
  { kind: "unavailable" },
  { kind: "words", problem: connection },
  { kind: "start", problem: connection },
];

test.each(blocking)("whoever cannot talk aloud has a way back to text: $kind", (problem) => {
  expect(problemWords(problem).acts).toContain("text");
});

test("a screen reader does not talk over the companion, or over the person", () => {
  const words = phaseWords({
    phase: "speaking",
    mode: "handsFree",
    waiting: false,
    holding: false,
  });
  expect(words).not.toBe("");
  expect(announcedWords("speaking", words)).toBe("");
  expect(announcedWords("hearing", "Listening")).toBe("");
  expect(announcedWords("listening", "Listening")).toBe("Listening");
});
