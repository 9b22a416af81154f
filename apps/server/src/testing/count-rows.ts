import type { Database } from "../db/client.ts";

/**
 * How many rows of this person each table holds. The tables are asked of the database itself and not of
 * our own lists, so that one nobody thought of is counted too.
 */
export const countRows = async (
  { pool }: Database,
  uid: string,
): Promise<Record<string, number>> => {
  const { rows: columns } = await pool.query<{ place: string; name: string }>(`
    select format('%I.%I', c.table_schema, c.table_name) as place, c.column_name as name
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema not in ('pg_catalog', 'information_schema', 'drizzle')
      and t.table_type = 'BASE TABLE'
      and (c.column_name in ('uid', 'user_id') or (c.table_schema, c.table_name, c.column_name) in
        (('identity', 'user', 'id'), ('identity', 'verification', 'value')))`);
  const counts: Record<string, number> = {};
  for (const { place, name } of columns) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from ${place} where strpos(${name}, $1) > 0`,
      [uid],
    );
    counts[place] = rows[0]?.count ?? 0;
  }
  return counts;
};
