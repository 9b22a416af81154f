import { timings } from "@app/contract/timings";

/** Nobody comes back at once: a server that has just started gets a moment to itself. */
const leastMs = 250;

/**
 * How long to wait before the next try to connect. Everybody who lost a server at the same moment
 * waits for another while, so that they do not all come back at once.
 */
export const retryDelayMs = (tries: number, random: () => number): number => {
  const mostMs = Math.min(
    timings.board.reconnectMaxMs,
    timings.board.reconnectMinMs * 2 ** Math.min(tries, 10),
  );
  return Math.round(leastMs + random() * mostMs);
};
