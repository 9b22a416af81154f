import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { afterCursor, type Cursor, newestFirst } from "../../db/keyset.ts";
import { userAnalysis } from "../../db/schema/kept.ts";

export type ReportRow = typeof userAnalysis.$inferSelect;

const isReport = (uid: string, id: string) =>
  and(eq(userAnalysis.uid, uid), eq(userAnalysis.id, id));

export const createReportStore = (db: Db) => ({
  page: (uid: string, limit: number, before: Cursor | null) =>
    db
      .select({
        id: userAnalysis.id,
        createdAt: userAnalysis.createdAt,
        updatedAt: userAnalysis.updatedAt,
      })
      .from(userAnalysis)
      .where(
        and(
          eq(userAnalysis.uid, uid),
          afterCursor(userAnalysis.createdAt, userAnalysis.id, before),
        ),
      )
      .orderBy(...newestFirst(userAnalysis.createdAt, userAnalysis.id))
      .limit(limit),

  newest: (uid: string, max: number): Promise<ReportRow[]> =>
    db
      .select()
      .from(userAnalysis)
      .where(eq(userAnalysis.uid, uid))
      .orderBy(...newestFirst(userAnalysis.createdAt, userAnalysis.id))
      .limit(max),

  find: async (uid: string, id: string): Promise<ReportRow | undefined> =>
    (await db.select().from(userAnalysis).where(isReport(uid, id)))[0],

  /** One change at a time: two tabs that dispute at once lose nothing. */
  change: (
    uid: string,
    id: string,
    updatedAt: Date,
    change: (row: ReportRow) => Buffer,
  ): Promise<ReportRow | undefined> =>
    db.transaction(async (tx) => {
      const [row] = await tx.select().from(userAnalysis).where(isReport(uid, id)).for("update");
      if (!row) return undefined;
      const [changed] = await tx
        .update(userAnalysis)
        .set({ body: change(row), updatedAt })
        .where(isReport(uid, id))
        .returning();
      return changed;
    }),

  remove: async (uid: string, id: string): Promise<boolean> =>
    (await db.delete(userAnalysis).where(isReport(uid, id)).returning({ id: userAnalysis.id }))
      .length > 0,
});

export type ReportStore = ReturnType<typeof createReportStore>;
