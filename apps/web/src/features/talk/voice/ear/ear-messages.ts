import type { EarEvent, EarSettings } from "./listen-for-turns.ts";

/** What the page tells the worker that listens. */
export type EarOrder =
  | { type: "start"; weights: ArrayBuffer; rateHz: number; sound: MessagePort }
  | { type: "set"; change: Partial<EarSettings> }
  /** How loud the companion is at this moment. */
  | { type: "played"; rms: number }
  | { type: "wait" }
  | { type: "finish" }
  | { type: "hold"; held: boolean };

/** What the worker tells the page: sound comes as a WAV file, ready to be sent. */
export type EarReport =
  | Exclude<EarEvent, { type: "piece" }>
  | { type: "piece"; piece: number; wav: ArrayBuffer; paused: boolean }
  | { type: "ready" }
  /** Not one sample came that was not zero: muted somewhere, or broken. */
  | { type: "soundless" }
  | { type: "sound" };
