import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";

/** Hours a day on several days; a longer pause between two messages was time spent elsewhere. */
const leaning = { days: 5, longDays: 3, dailyMs: 2 * 60 * 60_000, pauseMs: 10 * 60_000 };

const startOfDayBefore = (now: Date, days: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - days));

/** Whether somebody spent hours here on most of the days before this one. */
export const createLeaning =
  (db: Db) =>
  async (uid: string, now: Date): Promise<boolean> => {
    const { rows } = await db.execute<{ days: number }>(sql`
      select count(*)::int as days from (
        select day from (
          select created_at::date as day,
            created_at - lag(created_at) over (order by created_at) as gap
          from session_messages
          where uid = ${uid} and created_at >= ${startOfDayBefore(now, leaning.days)}
            and created_at < ${startOfDayBefore(now, 0)}
        ) spoken
        where gap <= ${leaning.pauseMs} * interval '1 millisecond'
        group by day having sum(gap) >= ${leaning.dailyMs} * interval '1 millisecond'
      ) long_days`);
    return (rows[0]?.days ?? 0) >= leaning.longDays;
  };
