import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database } from "../db/client.ts";
import type { QueueDepths } from "./metrics.ts";

/** Several that look at once ask once. */
const freshMs = 5_000;
/** A database that hangs must not take the other figures with it. */
const waitMs = 2_000;

/** What waits, for all servers alike but the last: that is this server's own. */
export const createQueueDepths = ({ db, pool }: Database): (() => Promise<QueueDepths>) => {
  let shared: Promise<QueueDepths> | undefined;
  let askedAtMs = Number.NEGATIVE_INFINITY;
  const ask = async (): Promise<QueueDepths> => {
    const { rows } = await db.execute<{ post: number; analyses: number }>(sql`
      select (select count(*)::int from outbox where state = 'waiting') as post,
        (select count(*)::int from analysis_tasks where status in ('waiting', 'running')) as analyses`);
    return { ...rows[0] };
  };
  return async () => {
    if (!shared || performance.now() - askedAtMs > freshMs) {
      askedAtMs = performance.now();
      // A database that is gone is shown by what is missing, not by no figures at all.
      shared = Promise.race([ask(), setTimeout(waitMs, {}, { ref: false })]).catch(() => ({}));
    }
    return { ...(await shared), database: pool.waitingCount };
  };
};
