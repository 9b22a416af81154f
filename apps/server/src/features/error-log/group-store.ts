import type { ErrorGroup } from "@app/contract/calls/desk-fields";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { type Cursor, cutPage, decodeCursor } from "../../db/keyset.ts";

type GroupRow = {
  id: string;
  error_message: string;
  top_frame: string | null;
  times: number;
  first_at: string;
  last_at: string;
  url: string | null;
  user_agent: string | null;
};

/** The first line of a stack that names a place; browsers write it in two ways. */
const topFrame = sql`substring(stack_trace from '(?n)^\\s*(at [^\\n]*|[^\\n]*@[^\\n]*:\\d+:\\d+)\\s*$')`;
const groupId = sql`md5(error_message || chr(10) || coalesce(${topFrame}, ''))`;

const rowsAfter = (cursor: Cursor | null) =>
  cursor ? sql`where (last_at, id) < (${cursor.at}, ${cursor.id})` : sql``;

/** Errors with one message and one place, as one. */
export const createErrorGroupStore = (db: Db) => ({
  page: async (
    limit: number,
    before: string | undefined,
  ): Promise<{ groups: ErrorGroup[]; next_before: string | null }> => {
    const { rows } = await db.execute<GroupRow>(sql`
      with groups as (
        select ${groupId} as id, min(error_message) as error_message, min(${topFrame}) as top_frame,
          count(*)::int as times, min(created_at) as first_at, max(created_at) as last_at,
          (array_agg(url order by created_at desc))[1] as url,
          (array_agg(user_agent order by created_at desc))[1] as user_agent
        from error_logs group by 1)
      select * from groups ${rowsAfter(decodeCursor(before))}
      order by last_at desc, id desc limit ${limit + 1}`);
    const { page, next_before } = cutPage(rows, limit, ({ last_at, id }) => ({
      at: new Date(last_at),
      id,
    }));
    return {
      groups: page.map((row) => ({
        ...row,
        first_at: new Date(row.first_at).toISOString(),
        last_at: new Date(row.last_at).toISOString(),
      })),
      next_before,
    };
  },

  clear: async (id: string): Promise<number> =>
    (await db.execute(sql`delete from error_logs where ${groupId} = ${id}`)).rowCount ?? 0,
});
