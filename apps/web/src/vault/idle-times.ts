const minuteMs = 60_000;

/** How long an open vault waits for its person. Nobody is asked to choose never. */
export const idleTimes = [
  { ms: 5 * minuteMs, words: "5 minutes" },
  { ms: 15 * minuteMs, words: "15 minutes" },
  { ms: 60 * minuteMs, words: "an hour" },
] as const;

export const defaultIdleMs = 15 * minuteMs;
