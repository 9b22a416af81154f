import { sense } from "../sense.ts";

/** What this thread alone spent on it: whatever else a machine is busy with is no growth. */
const spentMs = (read: () => unknown): number => {
  const before = process.threadCpuUsage();
  read();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

/** As much as the reader of sense ever takes, twice over: some ask it only where a text is long enough, and it reads no more than so much of any. */
const mostOfSense = (() => {
  let measured: number | null = null;
  return (): number => {
    // Other words each time: it remembers what it read.
    measured ??=
      2 * Math.min(...[1, 2, 3].map((n) => spentMs(() => sense(`${n} word and `.repeat(200)))));
    return measured;
  };
})();

type Measured = {
  /** How often the reader of sense is asked. */
  senses?: number | undefined;
  /** What reading costs, in milliseconds. */
  spent?: (read: () => unknown) => number;
};

/** Below this nobody waits, and a clock tells nothing. */
const shortMs = 30;
/** Four times the length may take so many times as long: linear is four, and a square would be sixteen. */
const mostGrowth = 10;

/**
 * By how much a reader's time outgrows the length of what it reads, as a share of what is allowed: above one it
 * grows too fast. It is asked again before that is said, each time longer, so that chance is not believed.
 */
export const outgrows = (
  read: (text: string) => unknown,
  text: (chars: number) => string,
  chars: number,
  { senses = 0, spent = spentMs }: Measured = {},
): number => {
  let least = Number.POSITIVE_INFINITY;
  let asked = 0;
  const quickestMs = (words: string, tries: number): number => {
    const all = Array.from({ length: tries }, () => {
      asked += 1;
      // Another text each time: some readers remember what they read, and a short one longer than a long one.
      return spent(() => read(`${words}${asked}`));
    });
    return Math.min(...all);
  };
  for (const tries of [1, 3, 6, 9]) {
    const long = quickestMs(text(chars), tries);
    if (long < shortMs + senses * mostOfSense()) return 0;
    const short = quickestMs(text(chars / 4), tries);
    least = Math.min(least, long / Math.max(short, 0.5) / mostGrowth);
    if (least <= 1) return least;
  }
  return least;
};
