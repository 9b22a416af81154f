export type RepeatedWork = { stop(): Promise<void> };

/** Runs work now and then again, one run at a time; a failed run is reported and tried again next time. */
export const repeat = (
  work: () => Promise<unknown>,
  everyMs: number,
  onFailure: (error: unknown) => void,
): RepeatedWork => {
  let current: Promise<unknown> = Promise.resolve();
  let stopped = false;
  const run = () => {
    if (!stopped) current = work().catch(onFailure);
  };
  run();
  const timer = setInterval(() => void current.then(run), everyMs);
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await current;
    },
  };
};
