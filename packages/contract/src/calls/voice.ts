import { z } from "zod";
import { defineCall } from "../call.ts";

const credits = z.object({
  voice_credits: z.number().int(),
  last_credit_reset: z.iso.datetime().nullable(),
});

export const voice = {
  init: defineCall({
    method: "POST",
    path: "/api/voice-session-init",
    summary: "What a voice session starts with",
    access: "account",
    needs: "voice",
    input: z.object({}),
    output: z.object({ instructions: z.string(), voice_credits: z.number().int() }),
    errors: ["voice_init_failed", "no_voice_credits"],
  }),
  credits: defineCall({
    method: "GET",
    path: "/api/users/me/voice-credits",
    summary: "The credits left",
    access: "person",
    input: z.object({}),
    output: credits,
    errors: [],
  }),
  burn: defineCall({
    method: "POST",
    path: "/api/users/me/voice-credits/burn",
    summary: "Use credits; one is one spoken exchange",
    access: "account",
    needs: "voice",
    countsAgainst: "voice",
    input: z.object({ amount: z.number().int().min(1).max(100).default(1) }),
    output: credits,
    errors: ["invalid_input", "no_voice_credits"],
  }),
};
