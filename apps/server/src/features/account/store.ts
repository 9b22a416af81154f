import type { LeavingReason } from "@app/contract/calls/account";
import { and, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { leaveCommunity } from "../../db/leave-community.ts";
import { lockSessions, type Tx } from "../../db/lock-person.ts";
import { removeRows } from "../../db/remove-rows.ts";
import { counters } from "../../db/schema/operation.ts";
import { users } from "../../db/schema/people.ts";
import { userSessions } from "../../db/schema/sessions.ts";
import { removeIdentity } from "./remove-identity.ts";

export type DepartureCount =
  | "accounts_deleted"
  | "accounts_deleted_with_reason"
  | `accounts_deleted_because_${LeavingReason}`
  | "accounts_deleted_with_membership";

const addOne = (db: Pick<Db, "insert">, name: DepartureCount) =>
  db
    .insert(counters)
    .values({ name, value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } });

/** Throws where somebody may not go yet. */
export type MayGo = (tx: Tx, uid: string) => Promise<void>;

export const createAccountStore = (db: Db, mayGo: MayGo) => ({
  /** Asked before anything that cannot be undone; `remove` asks once more. */
  mayGo: (uid: string): Promise<void> => db.transaction((tx) => mayGo(tx, uid)),

  /** Everything of the person, in one transaction; what remains is a number. */
  remove: (uid: string): Promise<void> =>
    db.transaction(async (tx) => {
      await mayGo(tx, uid);
      await lockSessions(tx, uid);
      const [person] = await tx
        .delete(users)
        .where(eq(users.uid, uid))
        .returning({ anonymous: users.anonymous });
      await leaveCommunity(tx, uid);
      await removeRows(tx, uid);
      await removeIdentity(tx, uid);
      if (person && !person.anonymous) await addOne(tx, "accounts_deleted");
    }),

  count: async (name: DepartureCount): Promise<void> => {
    await addOne(db, name);
  },

  /** The last session, while it is open and its text is here. */
  lastSession: async (uid: string, now: Date): Promise<string | undefined> =>
    (
      await db
        .select({ id: userSessions.id })
        .from(users)
        .innerJoin(
          userSessions,
          and(eq(userSessions.uid, users.uid), eq(userSessions.id, users.lastSessionId)),
        )
        .where(
          and(eq(users.uid, uid), isNull(userSessions.endedAt), gt(userSessions.expiresAt, now)),
        )
    )[0]?.id,

  clearLastSession: async (uid: string): Promise<boolean> =>
    (
      await db
        .update(users)
        .set({ lastSessionId: null })
        .where(and(eq(users.uid, uid), isNotNull(users.lastSessionId)))
        .returning({ uid: users.uid })
    ).length > 0,
});

export type AccountStore = ReturnType<typeof createAccountStore>;
