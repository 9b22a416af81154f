import type { ModeratedKind } from "@app/contract/calls/moderation";
import type { ReportReason } from "@app/contract/kindness-words";
import { and, count, eq, inArray, lte, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { afterCursor, cutPage, decodeCursor, newestFirst } from "../../db/keyset.ts";
import type { Tx } from "../../db/lock-person.ts";
import { moderationCases, moderationReports } from "../../db/schema/board.ts";

export type CaseRow = typeof moderationCases.$inferSelect;
export type CaseKey = { kind: ModeratedKind; id: string };
export type ReasonCount = { kind: ModeratedKind; id: string; reason: ReportReason; count: number };

const isCase = ({ kind, id }: CaseKey) =>
  and(eq(moderationCases.kind, kind), eq(moderationCases.id, id));

export const createModerationStore = (db: Db) => ({
  transaction: <T>(work: (tx: Tx) => Promise<T>): Promise<T> => db.transaction(work),

  /** The case, opened if there is none, and locked until the transaction ends. */
  open: async (
    tx: Tx,
    key: CaseKey,
    fresh: Pick<CaseRow, "openedAt" | "salt"> & Partial<Pick<CaseRow, "risk" | "hidden">>,
  ): Promise<CaseRow> => {
    await tx
      .insert(moderationCases)
      .values({ ...key, ...fresh })
      .onConflictDoNothing();
    const [row] = await tx.select().from(moderationCases).where(isCase(key)).for("update");
    if (!row) throw new Error("a case that was just opened is not there");
    return row;
  },

  lock: async (tx: Tx, key: CaseKey): Promise<CaseRow | undefined> =>
    (await tx.select().from(moderationCases).where(isCase(key)).for("update"))[0],

  /** False where this person has reported it before. */
  addReport: async (tx: Tx, key: CaseKey, person: string, reason: ReportReason): Promise<boolean> =>
    (
      await tx
        .insert(moderationReports)
        .values({ ...key, person, reason })
        .onConflictDoNothing()
        .returning({ id: moderationReports.id })
    ).length > 0,

  change: async (tx: Tx, key: CaseKey, change: Partial<CaseRow>): Promise<CaseRow> => {
    const [row] = await tx.update(moderationCases).set(change).where(isCase(key)).returning();
    if (!row) throw new Error("a case that was just read is not there");
    return row;
  },

  page: async (
    decided: boolean,
    kind: ModeratedKind | undefined,
    limit: number,
    before: string | undefined,
  ) => {
    const rows = await db
      .select()
      .from(moderationCases)
      .where(
        and(
          decided ? ne(moderationCases.state, "open") : eq(moderationCases.state, "open"),
          kind && eq(moderationCases.kind, kind),
          afterCursor(moderationCases.openedAt, moderationCases.id, decodeCursor(before)),
        ),
      )
      .orderBy(...newestFirst(moderationCases.openedAt, moderationCases.id))
      .limit(limit + 1);
    return cutPage(rows, limit, ({ openedAt, id }) => ({ at: openedAt, id }));
  },

  countOpen: async (): Promise<number> =>
    (
      await db
        .select({ open: count() })
        .from(moderationCases)
        .where(eq(moderationCases.state, "open"))
    )[0]?.open ?? 0,

  reasonsOf: async (ids: readonly string[]): Promise<ReasonCount[]> =>
    ids.length === 0
      ? []
      : ((await db
          .select({
            kind: moderationReports.kind,
            id: moderationReports.id,
            reason: moderationReports.reason,
            count: count(),
          })
          .from(moderationReports)
          .where(inArray(moderationReports.id, [...ids]))
          .groupBy(
            moderationReports.kind,
            moderationReports.id,
            moderationReports.reason,
          )) as ReasonCount[]), // only reasons of the contract are ever stored

  /** Cases that are long over, and the reports with them. */
  deleteOld: async (thoughtsBefore: Date, decidedBefore: Date): Promise<void> => {
    await db.delete(moderationCases).where(
      sql`(${moderationCases.kind} = 'thought' and ${lte(moderationCases.openedAt, thoughtsBefore)})
          or ${lte(moderationCases.decidedAt, decidedBefore)}`,
    );
    await db.execute(sql`
      delete from ${moderationReports} where not exists (
        select from ${moderationCases}
        where ${moderationCases.kind} = ${moderationReports.kind}
          and ${moderationCases.id} = ${moderationReports.id})`);
  },
});

export type ModerationStore = ReturnType<typeof createModerationStore>;
