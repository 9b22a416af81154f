import type pg from "pg";
import type { AppliedMigration } from "./backup-format.ts";

export type DumpedTable = { name: string; columns: string };

/** Every table there is, asked of the database and not of our own lists, so that none is forgotten. */
export const listTables = async (client: pg.Client): Promise<DumpedTable[]> => {
  const { rows } = await client.query<DumpedTable>(`
    select format('%I.%I', t.table_schema, t.table_name) as name,
      string_agg(quote_ident(c.column_name), ',' order by c.ordinal_position) as columns
    from information_schema.tables t
    join information_schema.columns c using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and t.table_schema not in ('pg_catalog', 'information_schema', 'drizzle')
    group by 1 order by 1`);
  return rows;
};

/** Where counting columns stand; a copy of the rows alone would begin to count anew. */
export const listCounters = async (
  client: pg.Client,
): Promise<{ name: string; value: string }[]> => {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
    from pg_sequences where schemaname <> 'drizzle' and last_value is not null order by 1`);
  return rows;
};

export const appliedMigrations = async (client: pg.Client): Promise<AppliedMigration[]> => {
  const { rows } = await client.query<{ hash: string; at: string }>(
    "select hash, created_at::text as at from drizzle.__drizzle_migrations order by created_at",
  );
  return rows.map(({ hash, at }) => ({ hash, at: Number(at) }));
};
