/** A server that dies in mid-reply holds its session no longer than this. */
export const claimMs = 15_000;

/** How far the clocks of two servers may be apart before one takes the other's claim for none. */
const clockSlackMs = 60_000;

/** A claim that ends further ahead than any can is a clock's that was set back since. */
export const latestClaim = (now: Date): Date => new Date(now.getTime() + claimMs + clockSlackMs);

/** Whether a reply is being written to the session. */
export const isClaimed = (turnUntil: Date | null | undefined, now: Date): boolean =>
  turnUntil instanceof Date && turnUntil > now && turnUntil <= latestClaim(now);
