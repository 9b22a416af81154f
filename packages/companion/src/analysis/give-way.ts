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

/** A slice of work; after it whoever else waits is served. */
const sliceMs = 2;

/** Works through something step by step, in slices, so that a conversation beside it is not held up. */
export const inSlices = async <Result>(
  work: Generator<undefined, Result>,
  signal: AbortSignal,
): Promise<Result> => {
  let sliceEndsMs = performance.now() + sliceMs;
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (performance.now() < sliceEndsMs) continue;
    await giveWay();
    signal.throwIfAborted();
    sliceEndsMs = performance.now() + sliceMs;
  }
};
