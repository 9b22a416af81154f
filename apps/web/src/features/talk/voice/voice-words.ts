import { brand } from "@app/contract/brand";
import { sentenceOf } from "../../../errors/problem.ts";
import type { VoicePhase, VoiceProblem, VoiceState } from "./voice-state.ts";

/** A way on from a problem. */
export type ProblemAct = "again" | "text" | "signIn" | "words" | "read";

export type ProblemWords = { title: string; text: string; acts: readonly ProblemAct[] };

const microphone = {
  refused: {
    title: "The microphone is closed to this page",
    text: "Your browser was told not to share it. You can allow it in the browser’s settings for this page, beside the address.",
    acts: ["again", "text"],
  },
  missing: {
    title: "No microphone was found",
    text: "Plug one in, or switch it on, and try again. You can also go on in text.",
    acts: ["again", "text"],
  },
  busy: {
    title: "The microphone did not start",
    text: "Another program may be using it. Close that one and try again, or go on in text.",
    acts: ["again", "text"],
  },
  lost: {
    title: "The microphone is gone",
    text: "It was unplugged or switched off. Nothing was lost.",
    acts: ["again", "text"],
  },
  soundless: {
    title: "The microphone gives no sound",
    text: "It may be muted, on itself or in your system’s settings. This note goes as soon as there is a sound.",
    acts: ["text"],
  },
} as const;

export const problemWords = (problem: VoiceProblem): ProblemWords => {
  switch (problem.kind) {
    case "refused":
    case "missing":
    case "busy":
    case "lost":
    case "soundless":
      return microphone[problem.kind];
    case "unsupported":
      return {
        title: "This browser cannot listen",
        text: "It has no way to use a microphone on this page. A newer browser has one, and text works here as it is.",
        acts: ["text"],
      };
    case "signIn":
      return {
        title: "Talking aloud needs an account",
        text: "Each spoken exchange takes some of what this server can do, so it is counted for an account. This conversation comes with you.",
        acts: ["signIn", "text"],
      };
    case "noCredits":
      return {
        title: "No spoken exchanges are left",
        text: `${brand.companion} answers in writing, and nothing was lost.`,
        acts: ["text"],
      };
    case "unavailable":
      return {
        title: "Voice does not work on this copy",
        text: `The server has nothing to speak or to listen with. You can write, and ${brand.companion}’s words are here to read.`,
        acts: ["text"],
      };
    case "words":
      return {
        title: "What you said was not turned into words",
        text: `${sentenceOf(problem.problem)} It is kept here until you try again or speak anew.`,
        acts: ["words", "text"],
      };
    case "speech":
      return {
        title: "The words are here, but not to be heard",
        text: sentenceOf(problem.problem),
        acts: ["read"],
      };
    case "start":
      return {
        title: "Talking aloud did not begin",
        text: `${sentenceOf(problem.problem)} Nothing was lost.`,
        acts: ["again", "text"],
      };
    case "notCaught":
      return {
        title: "That was not caught",
        text: "Say it again, a little nearer to the microphone, or write it.",
        acts: [],
      };
  }
};

const speakingWords = (mode: VoiceState["mode"]): string =>
  mode === "hold"
    ? `${brand.companion} is speaking. Hold to speak over it.`
    : `${brand.companion} is speaking. Talk over it whenever you like.`;

/** What the room is doing, in a sentence. */
export const phaseWords = ({
  phase,
  mode,
  waiting,
  holding,
}: Pick<VoiceState, "phase" | "mode" | "waiting" | "holding">): string => {
  switch (phase) {
    case "entrance":
      return "";
    case "starting":
      return "Getting ready. Your browser may ask about the microphone.";
    case "listening":
      if (waiting) return "Take your time. Your next pause sends nothing.";
      return mode === "hold"
        ? "Hold the button or the space bar, and speak."
        : "Listening. There is no hurry.";
    case "hearing":
      if (waiting) return "Take your time. Nothing is sent until you speak on.";
      return mode === "hold" && !holding ? "One moment" : "Listening. There is no hurry.";
    case "thinking":
      return `${brand.companion} is thinking`;
    case "speaking":
      return speakingWords(mode);
    case "correcting":
      return "Not listening while you correct the words.";
  }
};

/** Only what a screen reader should break in for: the companion's own voice says that it speaks. */
export const announcedWords = (phase: VoicePhase, words: string): string =>
  phase === "speaking" || phase === "hearing" ? "" : words;
