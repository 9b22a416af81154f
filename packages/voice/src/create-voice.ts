import { createEmbeddedVoice, type EmbeddedVoiceSettings } from "./embedded/embedded-voice.ts";
import { findVoicePackages } from "./embedded/voice-packages.ts";
import { createSpeechService, type SpeechServiceSettings } from "./service/speech-service.ts";
import {
  createTranscriptionService,
  type TranscriptionServiceSettings,
} from "./service/transcription-service.ts";
import type { Voice } from "./voice.ts";

export type VoiceSettings = {
  speech: SpeechServiceSettings | null;
  transcription: TranscriptionServiceSettings | null;
  /** null: only what is configured. */
  embedded: Omit<EmbeddedVoiceSettings, "packages"> | null;
};

/** What is configured goes first; for the rest there is the embedded voice, where its packages are. */
export const createVoice = ({ speech, transcription, embedded }: VoiceSettings): Voice => {
  const isNeeded = !speech || !transcription;
  const packages = isNeeded && embedded ? findVoicePackages() : null;
  const own = packages && embedded ? createEmbeddedVoice({ ...embedded, packages }) : null;
  return {
    speaker: speech ? createSpeechService(speech) : (own?.speaker ?? null),
    listener: transcription ? createTranscriptionService(transcription) : (own?.listener ?? null),
    stop: async () => own?.stop(),
  };
};
