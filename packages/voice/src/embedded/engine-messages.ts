import type { VoiceFailure } from "../voice-error.ts";

/** Sent once, first of all: where its files are, and how much of the machine it may use. */
export type VoiceEngineStart = {
  modelDir: string;
  moonshineDir: string;
  piperDir: string;
  threads: number;
  recordingMaxMs: number;
};

export type SpeakJob = {
  kind: "speak";
  text: string;
  speakerId: number;
  speed: number;
  format: "mp3" | "pcm";
};
type HearJob = { kind: "hear"; recording: Uint8Array };
export type EngineJob = SpeakJob | HearJob;

export type EngineResult =
  | { kind: "spoken"; audio: Uint8Array; sampleRate: number }
  | { kind: "heard"; text: string };

export type ToVoiceEngine = { start: VoiceEngineStart } | { id: number; job: EngineJob };

export type FromVoiceEngine =
  | { ready: true }
  | { broken: string }
  | { id: number; result: EngineResult }
  | { id: number; failure: VoiceFailure };
