import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { sessionOutcomes } from "../../db/schema/sessions.ts";
import type { Place } from "./turn-store.ts";

export const createOutcomeStore = (db: Db) => ({
  /** Undefined when there is none, or the session went on since. */
  find: async ({ uid, sessionId }: Place, nextSeq: number): Promise<Buffer | undefined> => {
    const [row] = await db
      .select()
      .from(sessionOutcomes)
      .where(and(eq(sessionOutcomes.uid, uid), eq(sessionOutcomes.sessionId, sessionId)));
    return row?.nextSeq === nextSeq ? row.body : undefined;
  },

  save: async ({ uid, sessionId }: Place, nextSeq: number, body: Buffer): Promise<void> => {
    await db
      .insert(sessionOutcomes)
      .values({ uid, sessionId, nextSeq, body })
      .onConflictDoUpdate({
        target: [sessionOutcomes.uid, sessionOutcomes.sessionId],
        set: { nextSeq, body },
      });
  },
});

export type OutcomeStore = ReturnType<typeof createOutcomeStore>;
