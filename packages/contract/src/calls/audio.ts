import { z } from "zod";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { sessionId } from "./sessions.ts";

export const audio = {
  speech: defineCall({
    method: "POST",
    path: "/audio/speech",
    summary: "The companion's words as sound",
    access: "account",
    needs: "voice",
    input: z.object({
      text: z.string().trim().min(1).max(limits.voice.speechMaxChars),
      session_id: sessionId,
      format: z.enum(["mp3", "wav"]).default("mp3"),
    }),
    media: ["audio/mpeg", "audio/wav"],
    errors: ["invalid_input", "session_id_required", "no_voice_credits"],
  }),
};
