import { timings } from "@app/contract/timings";
import type { Listener } from "../voice.ts";
import { VoiceError } from "../voice-error.ts";
import { callService } from "./call-service.ts";
import type { VoiceServiceAddress } from "./service-address.ts";

export type TranscriptionServiceSettings = VoiceServiceAddress & { timeoutMs?: number };

const textOf = (answer: unknown): string => {
  const text = typeof answer === "object" && answer !== null && "text" in answer && answer.text;
  if (typeof text !== "string") throw new VoiceError("failed", "an answer without text");
  return text.trim();
};

const endings: Readonly<Record<string, string>> = {
  "audio/webm": "webm",
  "audio/ogg": "ogg",
  "audio/mpeg": "mp3",
  "audio/mp4": "m4a",
};

/** Recognition by an OpenAI-compatible service. */
export const createTranscriptionService = (settings: TranscriptionServiceSettings): Listener => ({
  source: "service",
  ready: async () => undefined,
  hear: async ({ bytes, type, language }, signal) => {
    const form = new FormData();
    const [plainType = ""] = type.split(";");
    // Services tell formats apart by the file's name.
    const name = `recording.${endings[plainType] ?? "wav"}`;
    form.append("file", new Blob([Uint8Array.from(bytes)], { type }), name);
    form.append("model", settings.model);
    form.append("response_format", "json");
    if (language) form.append("language", language);
    const timeoutMs = settings.timeoutMs ?? timings.voice.transcriptionTimeoutMs;
    const response = await callService(
      settings,
      "/audio/transcriptions",
      { body: form },
      { signal, timeoutMs },
    );
    const late = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const left = new Promise<never>((_, reject) =>
      late.addEventListener("abort", () => reject(late.reason), { once: true }),
    );
    try {
      return textOf(await Promise.race([response.json(), left]));
    } catch (error) {
      await response.body?.cancel().catch(() => undefined);
      if (signal.aborted) throw signal.reason;
      throw error instanceof VoiceError ? error : new VoiceError("failed", "no readable answer");
    }
  },
});
