import type { Thought } from "@app/contract/calls/board";

type Times = Pick<Thought, "created_at" | "gone_at">;

/**
 * How far the server's clock is ahead of this device's, as far as the thoughts on the board betray it:
 * what was read just now was left before now, and is not over yet. A device whose clock is right gets 0.
 */
export const clockAheadMs = (justRead: readonly Times[], nowMs: number): number => {
  if (justRead.length === 0) return 0;
  const newestMs = Math.max(...justRead.map(({ created_at }) => Date.parse(created_at)));
  const firstOverMs = Math.min(...justRead.map(({ gone_at }) => Date.parse(gone_at)));
  if (nowMs < newestMs) return newestMs - nowMs;
  if (nowMs >= firstOverMs) return firstOverMs - 1 - nowMs;
  return 0;
};
