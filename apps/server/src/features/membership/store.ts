import { roleOf } from "@app/contract/entitlements";
import { creditsAfterChange } from "@app/contract/voice-credits";
import { and, eq, inArray, lt, or } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { lockPerson, type Tx } from "../../db/lock-person.ts";
import { memberships, paymentEvents } from "../../db/schema/membership.ts";
import { users } from "../../db/schema/people.ts";
import { type MembershipRow, planOf, roleOfPlan } from "./membership-state.ts";

type NextRow = Omit<MembershipRow, "uid" | "saidAt">;

/** What is to become of a row: another one, the same (what follows from it is written anew), or look again. */
export type Decision = NextRow | "as it is" | "look again";

type MembershipChange = {
  uid: string;
  now: Date;
  /** Runs with the person locked, on the row as it is then. */
  decide: (row: MembershipRow | undefined, person: { anonymous: boolean }) => Decision;
  /** The message behind it; one that was dealt with before changes nothing. */
  message?: { id: string; type: string };
};

export type MembershipChangeResult = "done" | "nobody" | "repeated" | "look again";

const readRow = async (db: Pick<Db, "select">, uid: string): Promise<MembershipRow | undefined> =>
  (await db.select().from(memberships).where(eq(memberships.uid, uid)))[0];

const yesNo = (value: boolean) => (value ? "Y" : "N");

/** The profile's flags and the credits follow from the row in the same transaction. */
const follow = async (tx: Tx, uid: string, row: MembershipRow | undefined, now: Date) => {
  const [person] = await tx.select().from(users).where(eq(users.uid, uid));
  if (!person) return;
  const { anonymous, isPaid, isPro, voiceCredits, lastCreditReset } = person;
  const plan = planOf(row, now);
  const before = roleOf({ anonymous, is_paid: yesNo(isPaid), is_pro: yesNo(isPro) });
  const after = roleOfPlan(plan, anonymous);
  if (before === after && isPaid === (plan !== null)) return;
  const credits = creditsAfterChange(
    before,
    after,
    { voice_credits: voiceCredits, last_credit_reset: lastCreditReset },
    now,
  );
  await tx
    .update(users)
    .set({
      isPaid: plan !== null,
      isPro: plan === "pro",
      voiceCredits: credits.voice_credits,
      lastCreditReset: credits.last_credit_reset,
    })
    .where(eq(users.uid, uid));
};

/** Later than what was said before, also when two things are said in one millisecond. */
const saidAfter = (row: MembershipRow | undefined, now: Date): Date =>
  row && row.saidAt >= now ? new Date(row.saidAt.getTime() + 1) : now;

class LookAgain extends Error {}

export const createMembershipStore = (db: Db) => ({
  find: (uid: string): Promise<MembershipRow | undefined> => readRow(db, uid),

  isRepeated: async (uid: string, id: string): Promise<boolean> =>
    (
      await db
        .select({ id: paymentEvents.id })
        .from(paymentEvents)
        .where(and(eq(paymentEvents.uid, uid), eq(paymentEvents.id, id)))
    ).length > 0,

  /** Row, flags, credits and the note that the message was dealt with: all of it or nothing. */
  change: async ({
    uid,
    now,
    decide,
    message,
  }: MembershipChange): Promise<MembershipChangeResult> => {
    try {
      return await db.transaction(async (tx) => {
        if (!(await lockPerson(tx, uid))) return "nobody";
        if (message) {
          const noted = await tx
            .insert(paymentEvents)
            .values({ uid, id: message.id, type: message.type, receivedAt: now })
            .onConflictDoNothing()
            .returning({ id: paymentEvents.id });
          if (noted.length === 0) return "repeated";
        }
        const [person] = await tx
          .select({ anonymous: users.anonymous })
          .from(users)
          .where(eq(users.uid, uid));
        const row = await readRow(tx, uid);
        const decision = decide(row, { anonymous: person?.anonymous ?? true });
        // Nothing may be left behind, so the transaction is given up.
        if (decision === "look again") throw new LookAgain();
        if (decision === "as it is") await follow(tx, uid, row, now);
        else {
          const values = { ...decision, saidAt: saidAfter(row, now) };
          const [written] = await tx
            .insert(memberships)
            .values({ uid, ...values })
            .onConflictDoUpdate({ target: memberships.uid, set: values })
            .returning();
          await follow(tx, uid, written, now);
        }
        return "done";
      });
    } catch (error) {
      if (error instanceof LookAgain) return "look again";
      throw error;
    }
  },

  /** Plans whose time ran out without a word of the payment service. */
  overdue: (now: Date, silentSince: Date, limit: number) =>
    db
      .select({ uid: memberships.uid, customerId: memberships.customerId })
      .from(memberships)
      .innerJoin(users, eq(users.uid, memberships.uid))
      .where(
        and(
          eq(memberships.source, "bought"),
          eq(users.isPaid, true),
          or(
            and(eq(memberships.status, "past_due"), lt(memberships.graceUntil, now)),
            and(
              inArray(memberships.status, ["active", "trialing"]),
              lt(memberships.periodEndsAt, silentSince),
            ),
          ),
        ),
      )
      .limit(limit),

  removeOldMessages: async (before: Date): Promise<void> => {
    await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));
  },
});

export type MembershipStore = ReturnType<typeof createMembershipStore>;
