/** A turn of the event loop that took longer than this had somebody else's work in it. */
const busyFromMs = 0.5;
/** However busy it is, reading goes on after so many turns. */
const turnsMax = 50;

/** Lets everybody else go first: waits until a turn of the event loop passes with nothing in it. */
export const giveWay = async (): Promise<void> => {
  for (let turn = 0; turn < turnsMax; turn += 1) {
    const startedMs = performance.now();
    await new Promise<void>((resolve) => setImmediate(resolve));
    if (performance.now() - startedMs < busyFromMs) return;
  }
};
