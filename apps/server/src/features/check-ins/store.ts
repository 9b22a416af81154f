import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { afterCursor, type Cursor } from "../../db/keyset.ts";
import { userCheckIns } from "../../db/schema/check-ins.ts";

export type CheckInRow = typeof userCheckIns.$inferSelect;

export const createCheckInStore = (db: Db) => ({
  page: (uid: string, limit: number, before: Cursor | null): Promise<CheckInRow[]> =>
    db
      .select()
      .from(userCheckIns)
      .where(
        and(eq(userCheckIns.uid, uid), afterCursor(userCheckIns.takenAt, userCheckIns.id, before)),
      )
      .orderBy(desc(userCheckIns.takenAt), desc(userCheckIns.id))
      .limit(limit),

  keep: async (row: CheckInRow): Promise<void> => {
    const { takenAt, body } = row;
    await db
      .insert(userCheckIns)
      .values(row)
      .onConflictDoUpdate({
        target: [userCheckIns.uid, userCheckIns.id],
        set: { takenAt, body },
      });
  },

  remove: async (uid: string, id: string): Promise<boolean> =>
    (
      await db
        .delete(userCheckIns)
        .where(and(eq(userCheckIns.uid, uid), eq(userCheckIns.id, id)))
        .returning({ id: userCheckIns.id })
    ).length > 0,
});

export type CheckInStore = ReturnType<typeof createCheckInStore>;
