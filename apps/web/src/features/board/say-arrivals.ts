/** Does the work later, and answers with what calls it off. */
export type RunLater = (work: () => void, ms: number) => () => void;

export const runLater: RunLater = (work, ms) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

/** Long enough for one thought to be read out, and for some silence after it. */
export const betweenSayingsMs = 8_000;

type Saying = { say: (words: string) => void; nowMs: () => number; doLater?: RunLater };

export type Sayer = {
  arrived: (text: string) => void;
  stop: () => void;
};

const wordsFor = (newest: string, others: number): string => {
  if (others === 0) return `New: ${newest}`;
  return `New: ${newest} And ${others === 1 ? "one more" : `${others} more`}.`;
};

/** What is said to those who hear the page: the newest thought, and never one after the other in a rush. */
export const createSayer = ({ say, nowMs, doLater = runLater }: Saying): Sayer => {
  let saidAtMs = Number.NEGATIVE_INFINITY;
  let newest: string | undefined;
  let waiting = 0;
  let callOff: (() => void) | undefined;

  const saySome = () => {
    callOff = undefined;
    if (newest === undefined) return;
    say(wordsFor(newest, waiting - 1));
    saidAtMs = nowMs();
    newest = undefined;
    waiting = 0;
  };

  return {
    arrived: (text) => {
      newest = text;
      waiting++;
      if (callOff) return;
      const waitMs = saidAtMs + betweenSayingsMs - nowMs();
      if (waitMs <= 0) saySome();
      else callOff = doLater(saySome, waitMs);
    },
    stop: () => {
      callOff?.();
      callOff = undefined;
    },
  };
};
