import { timings } from "@app/contract/timings";
import type { VoiceId } from "@app/contract/voices";
import type { Speaker } from "../voice.ts";
import { VoiceError } from "../voice-error.ts";
import { callService } from "./call-service.ts";
import type { VoiceServiceAddress } from "./service-address.ts";

export type SpeechServiceSettings = VoiceServiceAddress & {
  /** The service's own name for each of ours. */
  voiceNames: Readonly<Record<VoiceId, string>>;
  chunkTimeoutMs?: number;
};

/** Passes sound on as it comes; a service that falls silent in the middle is a failure, not an end. */
async function* passOn(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  chunkTimeoutMs: number,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const leave = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", leave, { once: true });
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new VoiceError("failed", "too late")), chunkTimeoutMs);
      });
      const { done, value } = await Promise.race([reader.read(), late]).finally(() =>
        clearTimeout(timer),
      );
      signal.throwIfAborted();
      if (done) return;
      yield value;
    }
  } finally {
    signal.removeEventListener("abort", leave);
    leave();
  }
}

/** Speech by an OpenAI-compatible service. */
export const createSpeechService = (settings: SpeechServiceSettings): Speaker => ({
  source: "service",
  ready: async () => undefined,
  speak: async ({ text, voice, speed, format }, signal) => {
    const timeoutMs = settings.chunkTimeoutMs ?? timings.voice.clauseTimeoutMs;
    const response = await callService(
      settings,
      "/audio/speech",
      {
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          model: settings.model,
          input: text,
          voice: settings.voiceNames[voice],
          response_format: format,
          speed,
        }),
      },
      { signal, timeoutMs },
    );
    if (!response.body) throw new VoiceError("failed", "an empty answer");
    const sound = passOn(response.body, signal, timeoutMs);
    const first = await sound.next();
    // An answer without sound is a failure that calls itself a success.
    if (first.done || first.value.length === 0) throw new VoiceError("failed", "an empty answer");
    return (async function* () {
      yield first.value;
      yield* sound;
    })();
  },
});
