import { and, eq, isNotNull, isNull, lte, or } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { afterCursor, cutPage, decodeCursor, newestFirst } from "../../db/keyset.ts";
import { contactMessages } from "../../db/schema/operation.ts";

export type ContactRow = typeof contactMessages.$inferSelect;

export const createContactStore = (db: Db) => ({
  add: async (row: Omit<ContactRow, "doneAt">): Promise<void> => {
    await db.insert(contactMessages).values(row);
  },

  /** Everybody's: the operator's list. */
  page: async (done: boolean, limit: number, before: string | undefined) => {
    const rows = await db
      .select()
      .from(contactMessages)
      .where(
        and(
          done ? isNotNull(contactMessages.doneAt) : isNull(contactMessages.doneAt),
          afterCursor(contactMessages.createdAt, contactMessages.id, decodeCursor(before)),
        ),
      )
      .orderBy(...newestFirst(contactMessages.createdAt, contactMessages.id))
      .limit(limit + 1);
    return cutPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
  },

  finish: async (uid: string, id: string, doneAt: Date | null): Promise<boolean> =>
    (
      await db
        .update(contactMessages)
        .set({ doneAt })
        .where(and(eq(contactMessages.uid, uid), eq(contactMessages.id, id)))
    ).rowCount === 1,

  removeOld: async (doneBefore: Date, sentBefore: Date): Promise<void> => {
    await db
      .delete(contactMessages)
      .where(
        or(lte(contactMessages.doneAt, doneBefore), lte(contactMessages.createdAt, sentBefore)),
      );
  },
});

export type ContactStore = ReturnType<typeof createContactStore>;
