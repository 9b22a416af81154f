import type { connectPatiently } from "@app/server/db/client";

type Filling = Awaited<ReturnType<typeof connectPatiently>>;

/**
 * Rows by the million go in without the table's indexes, which are built again over all of them: each row
 * put into a dozen of them one by one takes minutes. What makes rows unique stays.
 */
export const fillInBulk = async (
  connection: Filling,
  table: string,
  insert: string,
  given: readonly unknown[],
): Promise<void> => {
  const { rows } = await connection.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
     where tablename = $1 and indexdef not like 'CREATE UNIQUE%'`,
    [table],
  );
  await connection.query("set maintenance_work_mem = '512MB'");
  for (const { name } of rows) await connection.query(`drop index "${name}"`);
  await connection.query(insert, [...given]);
  for (const { made } of rows) await connection.query(made);
  await connection.query(`vacuum analyze ${table}`);
};
