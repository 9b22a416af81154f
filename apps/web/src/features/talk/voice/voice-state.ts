import type { VoiceStart } from "@app/contract/calls/voice";
import type { Problem } from "../../../errors/problem.ts";
import type { TurnMode } from "./ear/listen-for-turns.ts";

/** What the room is doing. */
export type VoicePhase =
  /** Says what will happen, and asks. */
  | "entrance"
  | "starting"
  | "listening"
  /** Somebody speaks. */
  | "hearing"
  /** They have spoken; their words, or the reply, are on the way. */
  | "thinking"
  | "speaking"
  /** Their words wait to be corrected. */
  | "correcting";

export type VoiceProblem =
  /** The microphone may not be used, is not there, or is in use elsewhere. */
  | { kind: "refused" | "missing" | "busy" | "lost" | "soundless" }
  /** This browser has no way to listen. */
  | { kind: "unsupported" }
  | { kind: "signIn" }
  | { kind: "noCredits" }
  | { kind: "unavailable" }
  /** What was said could not be turned into words. It is kept, to be tried again. */
  | { kind: "words"; problem: Problem }
  /** The reply is on the screen, but not to be heard. */
  | { kind: "speech"; problem: Problem }
  | { kind: "start"; problem: Problem }
  | { kind: "notCaught" };

export type CreditsLeft = { left: number; resetAt: string | null };

export type VoiceState = {
  phase: VoicePhase;
  mode: TurnMode;
  patienceMs: number;
  credits: CreditsLeft | null;
  /** What this server can do; null until it said so. */
  can: { speak: boolean; listen: boolean } | null;
  /** What the person is saying, as far as it is known. */
  words: string;
  /** They asked for more time. */
  waiting: boolean;
  holding: boolean;
  problem: VoiceProblem | null;
};

export type VoiceEvent =
  | { type: "startAsked" }
  | { type: "started"; start: VoiceStart }
  | { type: "startFailed"; problem: VoiceProblem }
  | { type: "creditsCame"; credits: CreditsLeft }
  | { type: "began" }
  | { type: "wordsCame"; words: string }
  | { type: "waitAsked" }
  | { type: "resumed" }
  | { type: "ended" }
  | { type: "nothingSaid" }
  | { type: "wordsFailed"; problem: Problem }
  | { type: "sent" }
  | { type: "correctAsked"; words: string }
  | { type: "correctDropped" }
  | { type: "speaking" }
  | { type: "quiet" }
  | { type: "speechFailed"; problem: VoiceProblem }
  | { type: "microphone"; problem: VoiceProblem | null }
  | { type: "modeChosen"; mode: TurnMode }
  | { type: "patienceCame"; patienceMs: number }
  | { type: "held"; holding: boolean }
  | { type: "problemRead" };

export const firstVoiceState = (patienceMs: number): VoiceState => ({
  phase: "entrance",
  mode: "handsFree",
  patienceMs,
  credits: null,
  can: null,
  words: "",
  waiting: false,
  holding: false,
  problem: null,
});

/** A note that is over once somebody speaks again; the others stay until they are settled. */
const isPassing = (problem: VoiceProblem | null): boolean =>
  problem?.kind === "notCaught" || problem?.kind === "speech" || problem?.kind === "soundless";

const settled = (state: VoiceState): VoiceState => ({
  ...state,
  problem: isPassing(state.problem) ? null : state.problem,
});

export const reduceVoice = (state: VoiceState, event: VoiceEvent): VoiceState => {
  switch (event.type) {
    case "startAsked":
      return { ...state, phase: "starting", problem: null };
    case "started": {
      const { start } = event;
      return {
        ...state,
        phase: "listening",
        patienceMs: start.patience_ms ?? state.patienceMs,
        credits: { left: start.voice_credits, resetAt: start.last_credit_reset },
        can: { speak: start.speech !== "none", listen: start.recognition !== "none" },
        problem: null,
      };
    }
    case "startFailed":
      return { ...state, phase: "entrance", problem: event.problem };
    case "creditsCame":
      return { ...state, credits: event.credits };
    case "began":
      return { ...settled(state), phase: "hearing", words: "" };
    case "wordsCame":
      return { ...state, words: event.words };
    case "waitAsked":
      return { ...state, waiting: true };
    case "resumed":
      return { ...state, waiting: false };
    case "ended":
      return { ...state, phase: "thinking", waiting: false, holding: false };
    case "nothingSaid":
      return {
        ...state,
        phase: "listening",
        words: "",
        holding: false,
        problem: state.problem ?? { kind: "notCaught" },
      };
    case "wordsFailed":
      return {
        ...state,
        phase: "listening",
        problem: { kind: "words", problem: event.problem },
      };
    case "sent":
      return {
        ...state,
        phase: "thinking",
        words: "",
        problem: state.problem?.kind === "words" ? null : state.problem,
      };
    case "correctAsked":
      return { ...state, phase: "correcting", words: event.words, waiting: false };
    case "correctDropped":
      return { ...state, phase: "listening", words: "" };
    case "speaking":
      return state.phase === "thinking" || state.phase === "listening"
        ? { ...state, phase: "speaking" }
        : state;
    case "quiet":
      return state.phase === "thinking" || state.phase === "speaking"
        ? { ...state, phase: "listening" }
        : state;
    case "speechFailed":
      return { ...state, problem: event.problem };
    case "microphone":
      return event.problem === null
        ? { ...state, problem: state.problem?.kind === "soundless" ? null : state.problem }
        : { ...state, problem: event.problem };
    case "modeChosen":
      return { ...state, mode: event.mode, holding: false };
    case "patienceCame":
      return { ...state, patienceMs: event.patienceMs };
    case "held":
      return { ...state, holding: event.holding };
    case "problemRead":
      return { ...state, problem: null };
  }
};
