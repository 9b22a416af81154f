import { and, count, eq, gt, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { session } from "../../db/schema/identity.ts";
import { staff } from "../../db/schema/operation.ts";
import { users } from "../../db/schema/people.ts";
import { userConversations } from "../../db/schema/vault.ts";

/** One person by what names them exactly; there is deliberately no way to list people. */
export const createDeskPeopleStore = (db: Db) => ({
  find: async (who: string, now: Date) => {
    const [row] = await db
      .select({ user: users, role: staff.role })
      .from(users)
      .leftJoin(staff, eq(staff.uid, users.uid))
      .where(or(eq(users.uid, who), sql`lower(${users.email}) = lower(${who})`))
      .limit(1);
    if (!row) return undefined;
    const { uid } = row.user;
    const [signIns, saved] = await Promise.all([
      db
        .select({ value: count() })
        .from(session)
        .where(and(eq(session.userId, uid), gt(session.expiresAt, now))),
      db.select({ value: count() }).from(userConversations).where(eq(userConversations.uid, uid)),
    ]);
    return { ...row, signIns: signIns[0]?.value ?? 0, saved: saved[0]?.value ?? 0 };
  },

  /** Counts as given, so that the first ones of a new account do not come on top and take its place. */
  setCredits: async (uid: string, voiceCredits: number, now: Date): Promise<void> => {
    const lastCreditReset = sql`coalesce(${users.lastCreditReset}, ${now})`;
    await db.update(users).set({ voiceCredits, lastCreditReset }).where(eq(users.uid, uid));
  },
});

export type DeskPeopleStore = ReturnType<typeof createDeskPeopleStore>;
