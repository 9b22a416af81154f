import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { afterCursor, type Cursor, newestFirst } from "../../db/keyset.ts";
import { userActions } from "../../db/schema/kept.ts";

export type ActionRow = typeof userActions.$inferSelect;
/** What one request keeps. */
export type NewList = Pick<ActionRow, "uid" | "sessionId" | "requestId" | "createdAt">;
export type NewAction = Pick<ActionRow, "id" | "position" | "body">;

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

    /**
     * Stores the list once and marks the session that left it, in one statement; undefined when there is no such
     * session. A request that was here before is answered with what it made then.
     */
    add: async (list: NewList, actions: readonly NewAction[]): Promise<ActionRow[] | undefined> => {
      const { uid, sessionId, requestId, createdAt } = list;
      const items = actions.map(
        ({ id, position, body }) => sql`(${id}::text, ${position}::int, ${body}::bytea)`,
      );
      const { rows } = await db.execute<{ here: boolean; made: number }>(sql`
        with marked as (
          update user_sessions set session_tasks_saved = true, post_session_actions = true
          where uid = ${uid} and id = ${sessionId}::text returning id
        ), here as (
          select 1 where ${sessionId}::text is null or exists (select 1 from marked)
        ), made as (
          insert into user_actions (uid, id, session_id, request_id, position, body, created_at)
          select ${uid}, item.id, ${sessionId}::text, ${requestId}, item.position, item.body,
            ${createdAt}::timestamptz - item.position * interval '1 millisecond'
          from here, (values ${sql.join(items, sql`, `)}) as item (id, position, body)
          on conflict do nothing returning id
        )
        select exists (select 1 from here) as here, (select count(*)::int from made) as made`);
      const [outcome] = rows;
      if (!outcome?.here) return undefined;
      if (outcome.made === actions.length)
        return actions.map((action) => ({
          ...list,
          ...action,
          // The order of a list is kept in its moments, since every page of it is read by them.
          createdAt: new Date(createdAt.getTime() - action.position),
          done: false,
        }));
      return db
        .select()
        .from(userActions)
        .where(and(eq(userActions.uid, uid), eq(userActions.requestId, requestId)))
        .orderBy(userActions.position);
    },

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
