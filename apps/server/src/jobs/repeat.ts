export type RepeatedWork = { stop(): Promise<void> };

type Told = {
  /** A run came to its end, well or not, after so long. */
  onRun: (run: { error: unknown; tookMs: number }) => void;
  /** A run is still under way although it has taken this many times its pace; said once a run. */
  onHang: (sinceMs: number) => void;
};

/** What takes so many times as long as its pace, and longer than the shortest, hangs. */
const hangsAfterPaces = 10;
const hangsAfterMs = 60_000;

/** Runs work now and then again, one run at a time; a failed run is told and tried again next time. */
export const repeat = (
  work: () => Promise<unknown>,
  everyMs: number,
  { onRun, onHang }: Told,
): RepeatedWork => {
  let current: { since: number; isTold: boolean; ended: Promise<void> } | null = null;
  const run = () => {
    const since = performance.now();
    const end = (error: unknown) => {
      current = null;
      onRun({ error, tookMs: performance.now() - since });
    };
    current = { since, isTold: false, ended: work().then(() => end(null), end) };
  };
  const look = () => {
    if (!current) return run();
    const sinceMs = performance.now() - current.since;
    if (current.isTold || sinceMs < Math.max(hangsAfterMs, hangsAfterPaces * everyMs)) return;
    current.isTold = true;
    onHang(sinceMs);
  };
  run();
  const timer = setInterval(look, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await current?.ended;
    },
  };
};
