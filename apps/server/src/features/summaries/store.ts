import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { afterCursor, type Cursor, newestFirst } from "../../db/keyset.ts";
import { savedSummaries } from "../../db/schema/kept.ts";
import { userSessions } from "../../db/schema/sessions.ts";

export type SummaryRow = typeof savedSummaries.$inferSelect;

export const createSummaryStore = (db: Db) => ({
  page: (uid: string, limit: number, before: Cursor | null) =>
    db
      .select()
      .from(savedSummaries)
      .where(
        and(
          eq(savedSummaries.uid, uid),
          afterCursor(savedSummaries.timestamp, savedSummaries.id, before),
        ),
      )
      .orderBy(...newestFirst(savedSummaries.timestamp, savedSummaries.id))
      .limit(limit),

  idOfThread: async (uid: string, threadId: string): Promise<string | undefined> =>
    (
      await db
        .select({ id: savedSummaries.id })
        .from(savedSummaries)
        .where(and(eq(savedSummaries.uid, uid), eq(savedSummaries.threadId, threadId)))
    )[0]?.id,

  /** Stores it and moves the session's flags, which never move back. Answers false without such a session. */
  save: (row: SummaryRow, sessionTitle: Buffer): Promise<boolean> =>
    db.transaction(async (tx) => {
      const marked = await tx
        .update(userSessions)
        .set({ savedSummary: true, sessionSummarySaved: true, summaryTitle: sessionTitle })
        .where(and(eq(userSessions.uid, row.uid), eq(userSessions.id, row.threadId)))
        .returning({ id: userSessions.id });
      if (marked.length === 0) return false;
      const { title, message, timestamp } = row;
      await tx
        .insert(savedSummaries)
        .values(row)
        .onConflictDoUpdate({
          target: [savedSummaries.uid, savedSummaries.id],
          set: { title, message, timestamp },
        });
      return true;
    }),

  remove: async (uid: string, id: string): Promise<boolean> =>
    (
      await db
        .delete(savedSummaries)
        .where(and(eq(savedSummaries.uid, uid), eq(savedSummaries.id, id)))
        .returning({ id: savedSummaries.id })
    ).length > 0,
});

export type SummaryStore = ReturnType<typeof createSummaryStore>;
