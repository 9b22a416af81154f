import { z } from "zod";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { voiceIds } from "../voices.ts";
import { sessionId } from "./session-shapes.ts";
import { exchangeId } from "./voice.ts";

const { voiceSpeed } = limits.settings;

const speechFormats = ["mp3", "wav"] as const;
export type SpeechFormat = (typeof speechFormats)[number];

/** How an exchange works is told in calls/voice.ts. */
export const audioCalls = {
  speech: defineCall({
    method: "POST",
    path: "/audio/speech",
    summary: "The companion's words as sound; the first clause comes before the last is made",
    access: "account",
    needs: "voice",
    countsAgainst: "voice",
    input: z.object({
      text: z.string().trim().min(1).max(limits.voice.speechMaxChars),
      session_id: sessionId,
      /** Without one, each text is an exchange of its own. */
      exchange_id: exchangeId.optional(),
      format: z.enum(speechFormats).default("mp3"),
      /** Without these, as the person set it. */
      voice: z.enum(voiceIds).optional(),
      voice_speed: z.number().min(voiceSpeed.min).max(voiceSpeed.max).optional(),
    }),
    media: ["audio/mpeg", "audio/wav"],
    errors: [
      "invalid_input",
      "account_required",
      "session_id_required",
      "session_not_found",
      "session_gone",
      "no_voice_credits",
      "rate_limited",
      "voice_unavailable",
      "voice_busy",
      "voice_failed",
    ],
  }),
  transcriptions: defineCall({
    method: "POST",
    path: "/audio/transcriptions",
    summary: "What somebody said, as text. The recording is not kept",
    access: "account",
    needs: "voice",
    bodyMaxBytes: limits.voice.recordingMaxBytes + limits.voice.formMaxBytes,
    bodyType: "form",
    input: z.object({
      file: z.instanceof(Blob).describe("WAV, 16 kHz and one channel at best"),
      /** The field names of the usual speech services; what this server uses is the operator's choice. */
      model: z.string().max(100).optional(),
      language: z.string().max(20).optional(),
      response_format: z.literal("json").optional(),
    }),
    output: z.object({ text: z.string() }),
    errors: [
      "invalid_input",
      "account_required",
      "payload_too_large",
      "unsupported_media_type",
      "recording_unreadable",
      "recording_too_long",
      "rate_limited",
      "voice_unavailable",
      "voice_busy",
      "voice_failed",
    ],
  }),
};
