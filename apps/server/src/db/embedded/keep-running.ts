import { setTimeout as wait } from "node:timers/promises";

/** A process that was started and is ready; `ended` says in words how it ended. */
export type LaunchedProcess = { ended: Promise<string>; stop(): void };

export type KeptRunning = {
  /** Settles, with how it ended last, once it ended too often to be started again. */
  gaveUp: Promise<string>;
  stop(): Promise<void>;
};

/** As many ends within this time are a machine that cannot, not an accident. */
const endsMax = 5;
const withinMs = 60_000;
/** What is left of a process that was killed may still hold its memory, for as long as a statement takes. */
const pausesMs = [200, 600, 1_800, 5_400, 16_200];

/** Starts it again in place whenever it ends unasked. The first start is the caller's to fail. */
export const keepRunning = async (
  launch: () => Promise<LaunchedProcess>,
  onEnd: (how: string) => void,
): Promise<KeptRunning> => {
  const stopping = new AbortController();
  let current = await launch();
  const ends: number[] = [];

  const endsTooOften = (): boolean => {
    ends.push(Date.now());
    return ends.filter((at) => at > Date.now() - withinMs).length > endsMax;
  };

  /** Settles when it was asked to stop, with null, or ended too often. */
  const untilOver = async (): Promise<string | null> => {
    let failures = 0;
    let how = await current.ended;
    for (;;) {
      if (stopping.signal.aborted) return null;
      onEnd(how);
      if (endsTooOften()) return how;
      try {
        current = await launch();
        failures = 0;
        if (stopping.signal.aborted) current.stop();
        how = await current.ended;
      } catch (error) {
        how = error instanceof Error ? error.message : String(error);
        const pauseMs = pausesMs[failures++] ?? 0;
        await wait(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
    }
  };

  const over = untilOver();
  return {
    gaveUp: new Promise((settle) => {
      void over.then((how) => how !== null && settle(how));
    }),
    stop: async () => {
      stopping.abort();
      current.stop();
      await over;
    },
  };
};
