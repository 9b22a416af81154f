import { createHmac } from "node:crypto";
import { lt, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { rateCounts } from "../db/schema/rate-counts.ts";
import type { Ledger } from "./rate-limit.ts";

const keptMinutes = 3;

/** Where servers tell each other their counts. A key names a person or an address, so only its seal is stored. */
export const createRateLedger = ({
  db,
  secret,
  now,
}: {
  db: Db;
  secret: string;
  now: () => Date;
}): Ledger & { forgetOld(): Promise<void> } => {
  const sealOf = (key: string): string =>
    createHmac("sha256", secret).update(`rate/1 ${key}`).digest("base64url").slice(0, 22);

  return {
    add: async (counts) => {
      const keys = new Map(counts.map(({ key }) => [sealOf(key), key]));
      const given = counts.map(({ minute, key, count }) => ({ minute, key: sealOf(key), count }));
      // In one order everywhere: two servers that count the same keys must not wait for each other in a circle.
      const { rows } = await db.execute<{
        minute: number;
        key: string;
        count: number;
        before: number;
      }>(sql`
        with counted as (
          insert into rate_counts (minute, key, count)
          select minute, key, count
          from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (minute int, key text, count int)
          order by minute, key
          on conflict (minute, key) do update set count = rate_counts.count + excluded.count
          returning minute, key, count
        )
        select counted.minute, counted.key, counted.count, coalesce(earlier.count, 0) as before
        from counted left join rate_counts earlier
          on earlier.minute = counted.minute - 1 and earlier.key = counted.key`);
      return rows.flatMap(({ key, ...row }) => {
        const known = keys.get(key);
        return known === undefined ? [] : [{ ...row, key: known }];
      });
    },
    forgetOld: async () => {
      const oldest = Math.floor(now().getTime() / 60_000) - keptMinutes;
      await db.delete(rateCounts).where(lt(rateCounts.minute, oldest));
    },
  };
};
