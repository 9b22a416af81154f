import { and, eq, isNotNull, isNull, lte, or } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { afterCursor, cutPage, decodeCursor, newestFirst } from "../../db/keyset.ts";
import { feedbackSubmissions } from "../../db/schema/kept.ts";

export type FeedbackRow = typeof feedbackSubmissions.$inferSelect;

export const createFeedbackStore = (db: Db) => ({
  add: async (row: Omit<FeedbackRow, "doneAt">): Promise<void> => {
    await db.insert(feedbackSubmissions).values(row);
  },

  /** Everybody's: the operator's list. */
  page: async (done: boolean, limit: number, before: string | undefined) => {
    const rows = await db
      .select()
      .from(feedbackSubmissions)
      .where(
        and(
          done ? isNotNull(feedbackSubmissions.doneAt) : isNull(feedbackSubmissions.doneAt),
          afterCursor(
            feedbackSubmissions.submittedAt,
            feedbackSubmissions.id,
            decodeCursor(before),
          ),
        ),
      )
      .orderBy(...newestFirst(feedbackSubmissions.submittedAt, feedbackSubmissions.id))
      .limit(limit + 1);
    return cutPage(rows, limit, ({ submittedAt, id }) => ({ at: submittedAt, id }));
  },

  finish: async (uid: string, id: string, doneAt: Date | null): Promise<boolean> =>
    (
      await db
        .update(feedbackSubmissions)
        .set({ doneAt })
        .where(and(eq(feedbackSubmissions.uid, uid), eq(feedbackSubmissions.id, id)))
    ).rowCount === 1,

  removeOld: async (doneBefore: Date, sentBefore: Date): Promise<void> => {
    await db
      .delete(feedbackSubmissions)
      .where(
        or(
          lte(feedbackSubmissions.doneAt, doneBefore),
          lte(feedbackSubmissions.submittedAt, sentBefore),
        ),
      );
  },
});

export type FeedbackStore = ReturnType<typeof createFeedbackStore>;
