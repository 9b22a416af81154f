import { type LearntPatience, learnPatience } from "./learn-patience.ts";
import type { VoiceState } from "./voice-state.ts";

type WaitingTimeParts = { state: () => VoiceState; set: (patienceMs: number) => void };

/** How long a silence is waited out: as somebody chose, and by their own pauses until then. */
export const createWaitingTime = ({ state, set }: WaitingTimeParts) => {
  /** null once somebody chose. */
  let learnt: LearntPatience | null = null;
  return {
    learnFromNow: (): void => {
      learnt = learnPatience(() => performance.now());
    },
    /** A held button and somebody who asked for time say nothing of how long pauses are. */
    learn: (note: (patience: LearntPatience) => void): void => {
      const { mode, waiting, patienceMs } = state();
      if (!learnt || mode === "hold" || waiting) return;
      note(learnt);
      if (learnt.now() !== patienceMs) set(learnt.now());
    },
    choose: (patienceMs: number): void => {
      learnt = null;
      set(patienceMs);
    },
  };
};
