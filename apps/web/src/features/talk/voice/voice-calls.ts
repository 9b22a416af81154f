import type { Api } from "@app/contract/api";
import type { VoiceStart } from "@app/contract/calls/voice";
import type { Client } from "@app/contract/client";
import { timings } from "@app/contract/timings";
import type { SpokenLine } from "./mouth/mouth.ts";
import type { CreditsLeft } from "./voice-state.ts";

type Calls = {
  voice: Pick<Client<Api>["voice"], "init" | "credits">;
  audio: Pick<Client<Api>["audio"], "speech" | "transcriptions">;
  settings: Pick<Client<Api>["settings"], "change">;
};

export type VoiceCalls = {
  init: () => Promise<VoiceStart>;
  transcribe: (wav: ArrayBuffer, signal: AbortSignal) => Promise<string>;
  speech: (line: SpokenLine, first: boolean, signal: AbortSignal) => Promise<ArrayBuffer>;
  credits: () => Promise<CreditsLeft>;
  keepPatience: (patienceMs: number) => Promise<unknown>;
};

const within = (signal: AbortSignal, timeoutMs: number): { signal: AbortSignal } => ({
  signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
});

/** What talking aloud asks of the server, each with its time limit. */
export const createVoiceCalls = (calls: Calls, sessionId: string): VoiceCalls => ({
  init: () =>
    calls.voice.init({}, { signal: AbortSignal.timeout(timings.voice.readyTimeoutMs + 5_000) }),
  transcribe: async (wav, signal) => {
    const file = new Blob([wav], { type: "audio/wav" });
    const limit = within(signal, timings.voice.transcriptionTimeoutMs);
    return (await calls.audio.transcriptions({ file }, limit)).text;
  },
  speech: async (line, first, signal) => {
    const response = await calls.audio.speech(
      {
        text: line.text,
        session_id: sessionId,
        exchange_id: line.exchangeId,
        // The first words need no packing: it would only delay them.
        format: first ? "wav" : "mp3",
        ...(line.speed === undefined ? {} : { voice_speed: line.speed }),
      },
      within(signal, timings.voice.clauseTimeoutMs),
    );
    return response.arrayBuffer();
  },
  credits: async () => {
    const { voice_credits, last_credit_reset } = await calls.voice.credits({});
    return { left: voice_credits, resetAt: last_credit_reset };
  },
  keepPatience: (patienceMs) => calls.settings.change({ patience_ms: patienceMs }),
});
