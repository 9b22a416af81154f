import { aiDisclosure } from "../turn/disclosure.ts";
import { characterInstruction } from "./character.ts";
import { safetyRulesInstruction } from "./safety-rules.ts";
import { sessionTypeInstruction } from "./session-type.ts";

/** What a voice session starts with: what its writer is told, and what is said aloud of the companion. */
export const voiceWords = (): { instructions: string; disclosure: string } => ({
  instructions: [
    characterInstruction(),
    sessionTypeInstruction("voice"),
    safetyRulesInstruction(),
  ].join("\n\n"),
  disclosure: aiDisclosure,
});
