/** What the programs of this bench say to one another. */
export type ToServer =
  | { type: "leave"; count: number; perSecond: number; from: number }
  | { type: "memory" };
export type FromServer =
  | { type: "ready"; url: string }
  /** When each was about to be left, by its number. */
  | { type: "left"; sentAtMs: [number: number, atMs: number][]; processorMs: number }
  | { type: "memory"; rssBytes: number };
export type ToReaders =
  | { type: "open"; url: string; count: number }
  | { type: "collect"; sentAtMs: [number: number, atMs: number][] }
  | { type: "close" };
export type FromReaders =
  | { type: "opened"; count: number }
  | { type: "collected"; delivered: number; p50Ms: number; p95Ms: number; cut: number };

/** The same clock in every process of one machine. */
export const nowMs = (): number => performance.timeOrigin + performance.now();

/** A thought that its readers know by its number. */
export const thoughtText = (number: number): string =>
  `We painted the fence green, number ${number} of many.`;
export const numberIn = /number (\d+) of many/g;

/** What was written is on its way by then; the time that it took counts as the server's. */
export const settleMs = 1_000;

export const wait = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Of this process alone: what it would have cost on a machine with nothing else to do, too. */
export const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Calls at an even pace; whoever is late catches up and leaves none out. */
export const atPace = async (
  count: number,
  perSecond: number,
  call: (index: number) => void,
): Promise<void> => {
  const begunMs = performance.now();
  for (let index = 0; index < count; index++) {
    const dueMs = begunMs + (index * 1_000) / perSecond;
    if (dueMs > performance.now()) await wait(dueMs - performance.now());
    call(index);
  }
};
