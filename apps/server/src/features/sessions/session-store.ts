import type { SessionType } from "@app/contract/calls/session-shapes";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { afterCursor, type Cursor, newestFirst } from "../../db/keyset.ts";
import { lockSession } from "../../db/lock-person.ts";
import { users } from "../../db/schema/people.ts";
import { sessionMessages, sessionOutcomes, userSessions } from "../../db/schema/sessions.ts";

export type SessionRow = typeof userSessions.$inferSelect;

export type NewSession = {
  uid: string;
  id: string;
  clientSessionId: string | null;
  sessionType: SessionType;
  program: Buffer | null;
  initialAnswer: Buffer | null;
  initialSummary: Buffer | null;
  createdAt: Date;
  expiresAt: Date;
  greeting: { id: string; body: Buffer; state: Buffer };
};

/** Sessions as rows: made, listed, found, opened again. Every query is bounded by the uid. */
export const createSessionStore = (db: Db) => {
  const byId = db
    .select()
    .from(userSessions)
    .where(
      and(eq(userSessions.uid, sql.placeholder("uid")), eq(userSessions.id, sql.placeholder("id"))),
    )
    .prepare("session_by_id");

  const openable = (uid: string, id: string, now: Date) =>
    and(
      eq(userSessions.uid, uid),
      eq(userSessions.id, id),
      sql`${userSessions.expiresAt} > ${now}`,
    );

  return {
    find: async (uid: string, id: string): Promise<SessionRow | undefined> =>
      (await byId.execute({ uid, id }))[0],

    findByClientId: async (uid: string, clientSessionId: string) =>
      (
        await db
          .select()
          .from(userSessions)
          .where(and(eq(userSessions.uid, uid), eq(userSessions.clientSessionId, clientSessionId)))
      )[0],

    /**
     * The session, the companion's first words and the counts in one statement; undefined when it exists already.
     * A token outlives a deleted person by minutes, and a session of nobody's would never be deleted.
     */
    create: async (made: NewSession): Promise<SessionRow | "nobody" | undefined> => {
      const { uid, id, createdAt: at, greeting } = made;
      const { rows } = await db.execute<{ person: boolean; made: boolean }>(sql`
        with person as (
          select uid from users where uid = ${uid} for no key update
        ), made as (
          insert into user_sessions (uid, id, client_session_id, session_type, program,
            initial_answer, initial_summary, created_at, last_updated, last_disclosed_at,
            expires_at, next_seq)
          select uid, ${id}, ${made.clientSessionId}, ${made.sessionType}, ${made.program}::bytea,
            ${made.initialAnswer}::bytea, ${made.initialSummary}::bytea, ${at}::timestamptz,
            ${at}::timestamptz, ${at}::timestamptz, ${made.expiresAt}::timestamptz, 1
          from person on conflict do nothing returning uid, id
        ), greeted as (
          insert into session_messages (uid, session_id, seq, id, role, body, state, status,
            created_at)
          select uid, id, 0, ${greeting.id}, 'assistant', ${greeting.body}::bytea,
            ${greeting.state}::bytea, 'complete', ${at}::timestamptz
          from made
        ), counted as (
          update users set total_sessions = total_sessions + 1, last_session_id = made.id
          from made where users.uid = made.uid
        )
        select exists (select 1 from person) as person, exists (select 1 from made) as made`);
      const [outcome] = rows;
      if (!outcome?.person) return "nobody";
      return outcome.made ? (await byId.execute({ uid, id }))[0] : undefined;
    },

    page: (
      uid: string,
      limit: number,
      before: Cursor | null,
      sessionType?: SessionType,
    ): Promise<SessionRow[]> =>
      db
        .select()
        .from(userSessions)
        .where(
          and(
            eq(userSessions.uid, uid),
            sessionType ? eq(userSessions.sessionType, sessionType) : undefined,
            afterCursor(userSessions.lastUpdated, userSessions.id, before),
          ),
        )
        .orderBy(...newestFirst(userSessions.lastUpdated, userSessions.id))
        .limit(limit),

    /** The session before the one being started, for a greeting that knows it. */
    last: async (uid: string): Promise<SessionRow | undefined> =>
      (
        await db
          .select()
          .from(userSessions)
          .where(eq(userSessions.uid, uid))
          .orderBy(...newestFirst(userSessions.lastUpdated, userSessions.id))
          .limit(1)
      )[0],

    /** Coming back makes a session the last one; an ended one stays ended. */
    resume: async (uid: string, id: string, now: Date): Promise<SessionRow | undefined> => {
      const [row] = await db
        .update(userSessions)
        .set({ lastUpdated: now })
        .where(and(openable(uid, id, now), isNull(userSessions.endedAt)))
        .returning();
      if (row) await db.update(users).set({ lastSessionId: id }).where(eq(users.uid, uid));
      return row;
    },

    /** One way: what a deep-dive session left has been handed to the person. */
    markInsightSent: async (uid: string, id: string): Promise<void> => {
      await db
        .update(userSessions)
        .set({ deepInsightSent: true })
        .where(
          and(
            eq(userSessions.uid, uid),
            eq(userSessions.id, id),
            eq(userSessions.sessionType, "deepDive"),
            eq(userSessions.deepInsightSent, false),
          ),
        );
    },

    /** The session and every word of it; a reply that is being written finds no place any more. */
    remove: (uid: string, id: string): Promise<boolean> =>
      db.transaction(async (tx) => {
        if (!(await lockSession(tx, uid, id))) return false;
        await tx
          .delete(sessionMessages)
          .where(and(eq(sessionMessages.uid, uid), eq(sessionMessages.sessionId, id)));
        await tx
          .delete(sessionOutcomes)
          .where(and(eq(sessionOutcomes.uid, uid), eq(sessionOutcomes.sessionId, id)));
        await tx
          .delete(userSessions)
          .where(and(eq(userSessions.uid, uid), eq(userSessions.id, id)));
        await tx
          .update(users)
          .set({ lastSessionId: null })
          .where(and(eq(users.uid, uid), eq(users.lastSessionId, id)));
        return true;
      }),

    restore: async (uid: string, id: string, now: Date): Promise<SessionRow | undefined> => {
      const [row] = await db
        .update(userSessions)
        .set({ endedAt: null, lastUpdated: now })
        .where(openable(uid, id, now))
        .returning();
      if (row) await db.update(users).set({ lastSessionId: id }).where(eq(users.uid, uid));
      return row;
    },
  };
};

export type SessionStore = ReturnType<typeof createSessionStore>;
