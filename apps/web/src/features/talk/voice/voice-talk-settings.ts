import type { Conversation } from "../conversation.ts";
import type { Ear, EarListener } from "./ear/ear.ts";
import type { SpeechPlayer } from "./mouth/speech-player.ts";
import type { VoiceCalls } from "./voice-calls.ts";

export type VoiceTalkSettings = {
  conversation: Conversation;
  calls: VoiceCalls;
  openEar: (listener: EarListener) => Promise<Ear>;
  openPlayer: () => SpeechPlayer;
  /** Whoever has none is asked to sign in before any microphone is. */
  hasAccount: () => boolean;
  /** The session ended, and its last words were said. */
  onLeave: () => void;
  report: (error: unknown, context: string) => void;
};
