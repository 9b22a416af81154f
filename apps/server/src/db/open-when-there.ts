import { setTimeout as wait } from "node:timers/promises";
import { isUnreachable } from "./is-unreachable.ts";

export type DatabaseOpening = {
  isOpen(): boolean;
  /** Settles when it is open or is not waited for any more: with what else is wrong with it, or null. */
  done: Promise<unknown>;
  stop(): Promise<void>;
};

const againMs = 1_000;
/** Often enough to be found in a log, and not a line a second. */
const triesBetweenWords = 30;

/**
 * Prepares a database that may come up late. The first try is waited for; where it found nobody, it is tried again
 * for as long as it takes, since everything that needs no database is served meanwhile.
 */
export const openWhenThere = async (
  prepare: () => Promise<void>,
  onLate: (error: unknown) => void,
): Promise<DatabaseOpening> => {
  const stopping = new AbortController();
  let isOpen = false;
  let tries = 0;
  const attempt = async (): Promise<void> => {
    try {
      await prepare();
      isOpen = true;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      if (tries++ % triesBetweenWords === 0) onLate(error);
    }
  };
  const goOn = async (): Promise<unknown> => {
    while (!isOpen && !stopping.signal.aborted)
      try {
        await wait(againMs, undefined, { signal: stopping.signal });
        await attempt();
      } catch (error) {
        if (!stopping.signal.aborted) return error;
      }
    return null;
  };
  await attempt();
  const done = goOn();
  return {
    isOpen: () => isOpen,
    done,
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
};
