export type VaultClock = {
  /** Runs on whatever happens to the date, but may stand still while the device sleeps. */
  monotonicMs: () => number;
  /** Goes on while the device sleeps, but can be set back. */
  wallMs: () => number;
  /** Gives back how to call it off. */
  after: (delayMs: number, run: () => void) => () => void;
};

/** Beyond this a timer rings at once. */
const longestTimerMs = 2 ** 31 - 1;

/** Whichever clock says that the time is over is believed: neither sleep nor a changed date keeps a vault open. */
export const createIdleLock = (clock: VaultClock, initialMs: number, onIdle: () => void) => {
  let idleMs = initialMs;
  let used: { monotonicMs: number; wallMs: number } | undefined;
  let cancel: () => void = () => undefined;

  const leftMs = (): number => {
    if (!used) return idleMs;
    const passed = Math.max(clock.monotonicMs() - used.monotonicMs, clock.wallMs() - used.wallMs);
    return idleMs - passed;
  };
  const stop = (): void => {
    cancel();
    used = undefined;
  };
  const check = (): void => {
    if (used && leftMs() <= 0) onIdle();
  };
  /** One timer at a time; it looks again when it rings, so that a touch costs no new one. */
  const arm = (): void => {
    cancel = clock.after(Math.min(Math.max(leftMs(), 1), longestTimerMs), () => {
      check();
      if (used) arm();
    });
  };
  const touch = (): void => {
    used = { monotonicMs: clock.monotonicMs(), wallMs: clock.wallMs() };
  };
  return {
    start: (): void => {
      cancel();
      touch();
      arm();
    },
    touch,
    check,
    stop,
    set: (nextMs: number): void => {
      idleMs = nextMs;
      if (!used) return;
      cancel();
      check();
      if (used) arm();
    },
    idleMs: (): number => idleMs,
  };
};
