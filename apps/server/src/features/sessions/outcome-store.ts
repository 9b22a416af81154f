import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { sessionOutcomes } from "../../db/schema/sessions.ts";
import type { SessionRef } from "./turn-store.ts";

export const createOutcomeStore = (db: Db) => ({
  /** Undefined when there is none, or the session went on since. */
  find: async ({ uid, sessionId }: SessionRef, nextSeq: number): Promise<Buffer | undefined> => {
    const [row] = await db
      .select()
      .from(sessionOutcomes)
      .where(and(eq(sessionOutcomes.uid, uid), eq(sessionOutcomes.sessionId, sessionId)));
    return row?.nextSeq === nextSeq ? row.body : undefined;
  },

  /** Kept only while the session is there with its text: it may have been forgotten meanwhile. */
  save: async (
    { uid, sessionId }: SessionRef,
    nextSeq: number,
    body: Buffer,
    now: Date,
  ): Promise<void> => {
    await db.execute(sql`
      with living as (
        select uid, id from user_sessions
        where uid = ${uid} and id = ${sessionId} and expires_at > ${now} for no key update
      )
      insert into session_outcomes (uid, session_id, next_seq, body)
      select uid, id, ${nextSeq}::int, ${body}::bytea from living
      on conflict (uid, session_id) do update
      set next_seq = excluded.next_seq, body = excluded.body`);
  },
});

export type OutcomeStore = ReturnType<typeof createOutcomeStore>;
