import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { afterCursor, type Cursor, newestFirst } from "../../db/keyset.ts";
import { userActions } from "../../db/schema/kept.ts";
import { userSessions } from "../../db/schema/sessions.ts";

export type ActionRow = typeof userActions.$inferSelect;
export type NewAction = Pick<
  ActionRow,
  "uid" | "id" | "sessionId" | "requestId" | "position" | "body" | "createdAt"
>;

export const createActionStore = (db: Db) => {
  const one = (uid: string, id: string) => and(eq(userActions.uid, uid), eq(userActions.id, id));
  return {
    page: (uid: string, limit: number, before: Cursor | null, openOnly: boolean) =>
      db
        .select()
        .from(userActions)
        .where(
          and(
            eq(userActions.uid, uid),
            openOnly ? eq(userActions.done, false) : undefined,
            afterCursor(userActions.createdAt, userActions.id, before),
          ),
        )
        .orderBy(...newestFirst(userActions.createdAt, userActions.id))
        .limit(limit),

    /** Stores the list once, and marks the session that left it. */
    add: (uid: string, sessionId: string | null, actions: readonly NewAction[]) =>
      db.transaction(async (tx) => {
        if (sessionId) {
          const marked = await tx
            .update(userSessions)
            .set({ sessionTasksSaved: true, postSessionActions: true })
            .where(and(eq(userSessions.uid, uid), eq(userSessions.id, sessionId)))
            .returning({ id: userSessions.id });
          if (marked.length === 0) return undefined;
        }
        await tx
          .insert(userActions)
          .values([...actions])
          .onConflictDoNothing();
        return tx
          .select()
          .from(userActions)
          .where(
            and(eq(userActions.uid, uid), eq(userActions.requestId, actions[0]?.requestId ?? "")),
          )
          .orderBy(userActions.position);
      }),

    change: async (uid: string, id: string, change: { body?: Buffer; done?: boolean }) =>
      (
        await db
          .update(userActions)
          // An empty change still answers with the row.
          .set({ done: sql`${userActions.done}`, ...change })
          .where(one(uid, id))
          .returning()
      )[0],

    remove: async (uid: string, id: string): Promise<boolean> =>
      (await db.delete(userActions).where(one(uid, id)).returning({ id: userActions.id })).length >
      0,
  };
};

export type ActionStore = ReturnType<typeof createActionStore>;
