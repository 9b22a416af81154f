import { type Entitlements, entitlements, roles } from "@app/contract/entitlements";
import { timings } from "@app/contract/timings";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";

export type HeldCredits = { voiceCredits: number; lastCreditReset: Date | null };
export type CreditsBurn = HeldCredits & { outcome: "burnt" | "burnt before" | "too few" };

const byRole = (value: (may: Entitlements) => SQL): SQL =>
  sql`case case when anonymous then 'anonymous' when is_pro then 'pro' when is_paid then 'paid'
        else 'member' end
      ${sql.join(
        roles.map((role) => sql`when ${role} then ${value(entitlements[role])}`),
        sql` `,
      )} end`;

const amount = byRole(({ voice }) => sql`${voice.amount}::int`);
const every = byRole(({ voice }) => sql`${voice.every}::text`);

/** The rule of contract/voice-credits.ts in the database's words, so that reading and burning are one step. */
const held = (uid: string, now: Date): SQL => {
  const dueSince = new Date(now.getTime() - timings.voiceCredits.resetMs);
  const isDue = sql`(${every} <> 'never' and (last_credit_reset is null
    or (${every} = '24h' and last_credit_reset <= ${dueSince}::timestamptz)))`;
  return sql`
    select uid,
      case when ${every} = 'never' then 0 when ${isDue} then ${amount} else voice_credits end as credits,
      case when ${isDue} then ${now}::timestamptz else last_credit_reset end as reset_at
    from users where uid = ${uid} for no key update`;
};

type SettledRow = {
  voice_credits: number;
  last_credit_reset: Date | string | null;
  is_burnt: boolean;
  is_known: boolean;
};

const heldOf = (row: SettledRow): HeldCredits => ({
  voiceCredits: row.voice_credits,
  lastCreditReset: row.last_credit_reset === null ? null : new Date(row.last_credit_reset),
});

/** Voice credits and the exchanges they were burnt for. */
export const createCreditStore = (db: Db) => {
  const isKnown = async (uid: string, id: string): Promise<boolean> =>
    (await db.execute(sql`select 1 from voice_exchanges where uid = ${uid} and id = ${id}`)).rows
      .length > 0;

  return {
    /** Fills up what is due, and answers what there is. Undefined: nobody of that uid. */
    settle: async (uid: string, now: Date): Promise<HeldCredits | undefined> => {
      const { rows } = await db.execute<SettledRow>(sql`
        with held as (${held(uid, now)})
        update users set voice_credits = held.credits, last_credit_reset = held.reset_at
        from held where users.uid = held.uid
        returning voice_credits, last_credit_reset`);
      const [row] = rows;
      return row && heldOf(row);
    },

    /**
     * Burns in one statement, under the person's lock: credits that are due come first, an exchange that
     * was burnt before burns nothing, and there is never less than none.
     */
    burn: async (
      uid: string,
      exchange: { id: string; credits: number },
      now: Date,
    ): Promise<CreditsBurn | undefined> => {
      const { rows } = await db.execute<SettledRow>(sql`
        with held as (${held(uid, now)}),
        noted as (
          insert into voice_exchanges (uid, id, credits, created_at)
          select uid, ${exchange.id}, ${exchange.credits}::int, ${now}::timestamptz from held
          where credits >= ${exchange.credits}::int
          on conflict (uid, id) do nothing
          returning credits
        ),
        settled as (
          update users
          set voice_credits = held.credits - coalesce((select credits from noted), 0),
              last_credit_reset = held.reset_at
          from held where users.uid = held.uid
          returning voice_credits, last_credit_reset
        )
        select settled.*, exists (select from noted) as is_burnt,
          exists (select from voice_exchanges where uid = ${uid} and id = ${exchange.id}) as is_known
        from settled`);
      const [row] = rows;
      if (!row) return undefined;
      if (row.is_burnt) return { ...heldOf(row), outcome: "burnt" };
      // The same exchange may have burnt the last one while this waited; the statement cannot see that.
      const wasBurnt = row.is_known || (await isKnown(uid, exchange.id));
      return { ...heldOf(row), outcome: wasBurnt ? "burnt before" : "too few" };
    },

    /** An exchange that may be heard and costs nothing. */
    give: async (uid: string, id: string, now: Date): Promise<void> => {
      await db.execute(sql`
        insert into voice_exchanges (uid, id, credits, created_at)
        values (${uid}, ${id}, 0, ${now}) on conflict (uid, id) do nothing`);
    },

    /** Undoes a burning: nothing was heard of it. */
    giveBack: async (uid: string, id: string): Promise<void> => {
      await db.execute(sql`
        with gone as (
          delete from voice_exchanges where uid = ${uid} and id = ${id} returning credits
        )
        update users set voice_credits = voice_credits + gone.credits from gone where uid = ${uid}`);
    },
  };
};

export type CreditStore = ReturnType<typeof createCreditStore>;
