import { z } from "zod";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { voiceIds } from "../voices.ts";

/*
 * How a spoken exchange works.
 *
 * 1. init, once before talking aloud: the voice is made ready, and the answer says what there is.
 * 2. audio.transcriptions turns what the person said into text. It costs nothing, and no sound is kept.
 * 3. sessions.respond with `spoken: true` and a client_message_id. That id is the exchange's id.
 * 4. audio.speech for each piece of the reply, with that exchange_id, as the pieces come (spoken-clauses.ts
 *    cuts them). The first one burns the exchange's credit; all others, and every retry, find it burnt.
 *    With no credit left it answers 402 no_voice_credits: the words are on the screen all the same.
 * 5. sessions.heard when the person spoke into the reply: the rest is not remembered as said.
 *
 * Nothing is burnt for an exchange with a person at risk, for the greeting of a voice session and for the
 * goodbye. The last two answer no message, so the id of the exchange is the id of the message itself.
 */

/** The client message id of what the person said; for a greeting or a goodbye, the message's own id. */
export const exchangeId = z
  .string()
  .trim()
  .min(1)
  .max(limits.message.clientIdMaxChars)
  .describe("The client message id of what the person said");

const voiceCredits = z.object({
  voice_credits: z.number().int(),
  last_credit_reset: z.iso.datetime().nullable(),
});
export type VoiceCreditsAnswer = z.output<typeof voiceCredits>;

/** embedded: on this server. service: by the one that is configured. none: not on this copy. */
export const voiceSource = z.enum(["embedded", "service", "none"]);
export type VoiceSource = z.output<typeof voiceSource>;

const voiceStart = z.object({
  /** How spoken replies are to be; what else a writer is told stays on the server. */
  instructions: z.string(),
  /** What is talking, to be said aloud where no greeting has said it. */
  disclosure: z.string(),
  ...voiceCredits.shape,
  voice: z.enum(voiceIds),
  voice_speed: z.number(),
  /** How long a silence may be before it counts as the end of what somebody says. null: not chosen, so the page learns it. */
  patience_ms: z.number().int().nullable(),
  /** none: captions only. */
  speech: voiceSource,
  /** none: the person writes, and is answered aloud. */
  recognition: voiceSource,
  limits: z.object({
    speech_max_chars: z.number().int(),
    recording_max_ms: z.number().int(),
    recording_max_bytes: z.number().int(),
  }),
});
export type VoiceStart = z.output<typeof voiceStart>;

export const voiceCalls = {
  init: defineCall({
    method: "POST",
    path: "/api/voice-session-init",
    summary: "Make the voice ready; the answer is what a voice session starts with",
    access: "account",
    needs: "voice",
    input: z.object({}),
    output: voiceStart,
    errors: ["voice_init_failed", "no_voice_credits", "account_required", "rate_limited"],
  }),
  credits: defineCall({
    method: "GET",
    path: "/api/users/me/voice-credits",
    summary: "The credits left, filled up where they are due",
    access: "person",
    input: z.object({}),
    output: voiceCredits,
    errors: [],
  }),
  burn: defineCall({
    method: "POST",
    path: "/api/users/me/voice-credits/burn",
    summary: "Use credits; one is one spoken exchange, and an exchange burns once",
    access: "account",
    needs: "voice",
    countsAgainst: "voice",
    input: z.object({
      amount: z.number().int().min(1).max(limits.voice.burnMax).default(1),
      /** Sent again with the same id, nothing more is burnt. */
      exchange_id: exchangeId.optional(),
    }),
    output: voiceCredits,
    errors: ["invalid_input", "no_voice_credits", "account_required"],
  }),
};
