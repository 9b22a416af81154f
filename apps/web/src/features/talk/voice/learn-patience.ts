import { limits } from "@app/contract/limits";

const { max, usual } = limits.settings.patienceMs;

/** Nobody who did not ask for it is given less. */
const leastMs = 1_200;
/** A silence is over only when it is clearly longer than the pauses somebody makes. */
const beyondPause = 4 / 3;
/** The pauses of the last minutes tell more than those of the beginning. */
const remembered = 12;
/** Fewer pauses say too little to wait less. */
const enoughToWaitLess = 6;
/** Waiting less comes by and by, waiting longer at once: being cut off is the worse of the two. */
const shrink = 0.9;
/** Whoever speaks again so soon after their turn was taken had not finished. */
const cutOffWithinMs = 2_500;

const toTenth = (ms: number): number => Math.round(ms / 100) * 100;

/** How long to wait for somebody who chose nothing: two seconds at first, then by their own pauses. */
export const learnPatience = (nowMs: () => number) => {
  let patienceMs: number = usual;
  let pauses: number[] = [];
  let endedAtMs = Number.NEGATIVE_INFINITY;

  const paused = (ms: number): void => {
    pauses = [...pauses, ms].slice(-remembered);
    patienceMs = Math.min(max, Math.max(patienceMs, toTenth(ms * beyondPause)));
  };

  return {
    now: (): number => patienceMs,
    /** They were silent for so long within their turn, and spoke on. */
    paused,
    /** Their silence was taken for the end. */
    ended: (): void => {
      endedAtMs = nowMs();
      if (pauses.length < enoughToWaitLess) return;
      const needed = Math.max(leastMs, toTenth(Math.max(...pauses) * beyondPause));
      patienceMs = Math.max(Math.min(needed, patienceMs), toTenth(patienceMs * shrink));
    },
    /** They speak: into their own unfinished turn, where its end was only just taken. */
    began: (): void => {
      const sinceMs = nowMs() - endedAtMs;
      if (sinceMs < cutOffWithinMs) paused(patienceMs + sinceMs);
    },
  };
};

export type LearntPatience = ReturnType<typeof learnPatience>;
