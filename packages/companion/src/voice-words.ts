import { sessionTypeInstruction } from "./instructions/session-type.ts";
import { aiDisclosure } from "./turn/disclosure.ts";

/**
 * What a voice session starts with: how spoken replies are to be, and what is said aloud of the companion. The rest of
 * what a writer is told stays on the server, where replies are written: whoever reads it learns how to talk around it.
 */
export const voiceWords = (): { instructions: string; disclosure: string } => ({
  instructions: sessionTypeInstruction("voice"),
  disclosure: aiDisclosure,
});
