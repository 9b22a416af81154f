import { createHmac } from "node:crypto";
import { and, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db/client.ts";
import { attempt } from "../db/schema/identity.ts";
import { forgetAfterMs, type ThrottleName, throttleRules } from "./throttle-rules.ts";

/** What is counted, and for whom: an e-mail address, a network address, a number. */
export type ThrottleKey = { name: ThrottleName; of: string };

export type Throttle = ReturnType<typeof createThrottle>;

const moment = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** From when on the next try may be made, by how many there were; no wait at all is long past. */
const notBefore = ({ name }: ThrottleKey, tries: SQL, from: SQL): SQL => {
  const { freeTries, firstWaitMs, maxWaitMs } = throttleRules[name];
  return sql`case when ${tries} <= ${freeTries}::int then to_timestamp(0)
    else ${from} + least(${maxWaitMs}::float8,
      ${firstWaitMs}::float8 * power(2, least(30, ${tries} - ${freeTries}::int - 1)))
      * interval '1 millisecond' end`;
};

/** Of two calls at once the one that began first may come last, and servers' clocks differ. */
const sameTimeMs = 60_000;

/** A wait longer than any that is given is a clock's that was set back since. */
const longestCredible = ({ name }: ThrottleKey): number =>
  throttleRules[name].maxWaitMs + sameTimeMs;

/**
 * Wrong tries with growing waits, shared by all servers. A try is counted before it is made and given back when it
 * was right, so that a thousand at once are a thousand and not one.
 */
export const createThrottle = ({
  db,
  secret,
  now,
}: {
  db: Db;
  secret: string;
  now: () => Date;
}) => {
  const keyOf = ({ name, of }: ThrottleKey): string =>
    createHmac("sha256", secret)
      .update(JSON.stringify(["attempt/1", name, of]))
      .digest("base64url");

  /** Counts one try, unless the step before it was refused or this one has to wait. */
  const takeStep = (key: ThrottleKey, step: number, at: Date): SQL => {
    const old = new Date(at.getTime() - forgetAfterMs);
    const longest = new Date(at.getTime() + longestCredible(key));
    const tries = sql`(case when attempt.last_at < ${moment(old)} then 1 else attempt.failures + 1 end)`;
    return sql`${sql.identifier(`step${step}`)} as (
      insert into ${attempt} as attempt (key, failures, not_before, last_at)
      select ${keyOf(key)}, 1, ${notBefore(key, sql`1`, moment(at))}, ${moment(at)}
      ${step > 0 ? sql`from ${sql.identifier(`step${step - 1}`)}` : sql``}
      on conflict (key) do update set failures = ${tries}, last_at = ${moment(at)},
        not_before = ${notBefore(key, tries, moment(at))}
      where attempt.not_before <= ${moment(at)} or attempt.not_before > ${moment(longest)}
      returning 1)`;
  };

  const longestWait = async (keys: readonly ThrottleKey[], at: Date): Promise<number> => {
    const rows = await db
      .select({ notBefore: attempt.notBefore })
      .from(attempt)
      .where(inArray(attempt.key, keys.map(keyOf)));
    return Math.max(0, ...rows.map((row) => row.notBefore.getTime() - at.getTime()));
  };

  return {
    /**
     * Counts one try under each key, in this order; the wait in milliseconds when one of them refuses, else 0.
     * Those behind the one that refuses are not counted.
     */
    take: async (keys: readonly ThrottleKey[]): Promise<number> => {
      if (keys.length === 0) return 0;
      const at = now();
      const steps = keys.map((key, step) => takeStep(key, step, at));
      const { rows } = await db.execute(
        sql`with ${sql.join(steps, sql`, `)} select from ${sql.identifier(`step${keys.length - 1}`)}`,
      );
      return rows.length > 0 ? 0 : Math.max(1, await longestWait(keys, at));
    },

    /** Like `take` for one key, but the first wait comes before the first try; nothing is counted. */
    knock: async (key: ThrottleKey): Promise<number> => {
      const at = now();
      const old = new Date(at.getTime() - forgetAfterMs);
      const first = notBefore(key, sql`1`, moment(at));
      await db.execute(sql`
        insert into ${attempt} as attempt (key, failures, not_before, last_at)
        values (${keyOf(key)}, 1, ${first}, ${moment(at)})
        on conflict (key) do update set failures = 1, last_at = ${moment(at)}, not_before = ${first}
        where attempt.last_at < ${moment(old)}`);
      const waitMs = await longestWait([key], at);
      return waitMs > longestCredible(key) ? 0 : waitMs;
    },

    /** The try was right: it is taken back, and with `forget` all that came before it. */
    giveBack: async (keys: readonly ThrottleKey[], forget: readonly ThrottleKey[] = []) => {
      const tries = sql`greatest(attempt.failures - 1, 0)`;
      const steps = keys.map(
        (key, step) => sql`${sql.identifier(`back${step}`)} as (
          update ${attempt} as attempt set failures = ${tries},
            not_before = least(attempt.not_before, ${notBefore(key, tries, sql`attempt.last_at`)})
          where key = ${keyOf(key)})`,
      );
      const forgotten = forget.map(
        (key, step) => sql`${sql.identifier(`forget${step}`)} as (
          delete from ${attempt} where key = ${keyOf(key)})`,
      );
      const all = [...steps, ...forgotten];
      if (all.length > 0) await db.execute(sql`with ${sql.join(all, sql`, `)} select 1`);
    },

    forgetOld: async (): Promise<void> => {
      const at = now();
      const old = new Date(at.getTime() - forgetAfterMs);
      await db.delete(attempt).where(and(lt(attempt.lastAt, old), lte(attempt.notBefore, at)));
    },
  };
};
