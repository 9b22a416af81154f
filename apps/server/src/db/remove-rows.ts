import { type SQL, sql } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import type { Tx } from "./lock-person.ts";
import { personalTables } from "./personal-tables.ts";

const known = personalTables.map(({ table }) => getTableConfig(table).name);

/**
 * Tables with a uid that came after this version. While servers are replaced one by one, somebody may have written
 * there at a newer server and leave at this one.
 */
const laterTables = async (tx: Tx): Promise<string[]> => {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and attname = 'uid' and not attisdropped
    order by relname`);
  return rows.map(({ name }) => name).filter((name) => !known.includes(name));
};

/** Deletes what a person has in every table there is, in one statement. */
export const removeRows = async (tx: Tx, uid: string): Promise<void> => {
  const deletions = [...known, ...(await laterTables(tx))].map(
    (name, index): SQL =>
      sql`${sql.identifier(`gone${index}`)} as (
        delete from ${sql.identifier(name)} where uid = ${uid})`,
  );
  await tx.execute(sql`with ${sql.join(deletions, sql`, `)} select`);
};
