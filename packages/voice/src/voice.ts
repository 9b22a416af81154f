import type { SpeechFormat } from "@app/contract/calls/audio";
import type { VoiceSource } from "@app/contract/calls/voice";
import type { VoiceId } from "@app/contract/voices";

export type SpeechRequest = {
  text: string;
  voice: VoiceId;
  /** 1 is how the voice was recorded. */
  speed: number;
  format: SpeechFormat;
  /** Whose turn it is: people take turns. */
  person: string;
};

export type Recording = {
  bytes: Uint8Array;
  type: string;
  person: string;
  language: string | null;
};

/** Turns text into sound. */
export type Speaker = {
  source: Exclude<VoiceSource, "none">;
  ready(): Promise<void>;
  /** Settles with the first sound; the rest follows as it is made. */
  speak(request: SpeechRequest, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>>;
};

/** Turns sound into text. */
export type Listener = {
  source: Exclude<VoiceSource, "none">;
  ready(): Promise<void>;
  hear(recording: Recording, signal: AbortSignal): Promise<string>;
};

/** Who speaks and who listens here; null where nobody can. */
export type Voice = {
  speaker: Speaker | null;
  listener: Listener | null;
  stop(): Promise<void>;
};
