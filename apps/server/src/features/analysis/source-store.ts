import { eq, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { newestFirst } from "../../db/keyset.ts";
import { savedSummaries } from "../../db/schema/kept.ts";

type SummaryRow = typeof savedSummaries.$inferSelect;

/** What there is to read of a person, as far as the server may know it. */
export const createSourceStore = (db: Db) => ({
  summaries: (uid: string, max: number): Promise<SummaryRow[]> =>
    db
      .select()
      .from(savedSummaries)
      .where(eq(savedSummaries.uid, uid))
      .orderBy(...newestFirst(savedSummaries.timestamp, savedSummaries.id))
      .limit(max),

  /** Sessions that are saved in whichever way, each once; and those with a readable summary. */
  counts: async (uid: string): Promise<{ saved: number; readable: number }> => {
    const { rows } = await db.execute<{ saved: number; readable: number }>(sql`
      with kept as (
        select thread_id, false as readable from user_conversations where uid = ${uid}
        union all
        select id, false from user_sessions
        where uid = ${uid} and encrypted_conversation is not null
        union all
        select thread_id, true from saved_summaries where uid = ${uid}
      )
      select count(distinct thread_id)::int as saved,
        count(distinct thread_id) filter (where readable)::int as readable
      from kept`);
    return rows[0] ?? { saved: 0, readable: 0 };
  },
});

export type SourceStore = ReturnType<typeof createSourceStore>;
