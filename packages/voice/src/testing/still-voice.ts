import type { Recording, SpeechRequest, Voice } from "../voice.ts";
import type { VoiceError } from "../voice-error.ts";

export type StillVoice = Voice & {
  spoken: SpeechRequest[];
  heard: Recording[];
  /** Thrown at the next request, then forgotten. */
  failNext: VoiceError | Error | null;
  /** Where set, the sound stops after its first piece till the signal fires. */
  holds: boolean;
  left: number;
};

/** A voice without a sound, for whoever tests what stands around it. */
export const createStillVoice = (): StillVoice => {
  const failure = (): Error | null => {
    const error = still.failNext;
    still.failNext = null;
    return error;
  };
  const still: StillVoice = {
    spoken: [],
    heard: [],
    failNext: null,
    holds: false,
    left: 0,
    speaker: {
      source: "embedded",
      ready: async () => {
        const error = failure();
        if (error) throw error;
      },
      speak: async (request, signal) => {
        const error = failure();
        if (error) throw error;
        still.spoken.push(request);
        return (async function* () {
          yield Buffer.from(`first of ${request.text.length} `);
          if (still.holds)
            await new Promise<void>((resolve) =>
              signal.addEventListener("abort", () => {
                still.left++;
                resolve();
              }),
            );
          signal.throwIfAborted();
          yield Buffer.from("and last");
        })();
      },
    },
    listener: {
      source: "embedded",
      ready: async () => undefined,
      hear: async (recording, signal) => {
        const error = failure();
        if (error) throw error;
        still.heard.push(recording);
        if (still.holds)
          await new Promise<void>((resolve) =>
            signal.addEventListener("abort", () => {
              still.left++;
              resolve();
            }),
          );
        signal.throwIfAborted();
        return "What I said.";
      },
    },
    stop: async () => undefined,
  };
  return still;
};
