import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { MessageKeys } from "../keys.ts";
import type { Db } from "./client.ts";
import {
  profileSealedColumns,
  sealAnew,
  sealedColumns,
  type UnownedSealedColumn,
  unownedSealedColumns,
} from "./sealed-places.ts";

const batchRows = 500;

/** Rows after the one with this key, in the order of the key. */
export const afterKey = (
  key: readonly PgColumn[],
  last: readonly string[] | undefined,
): SQL | undefined =>
  last &&
  sql`(${sql.join([...key], sql`, `)}) > (${sql.join(
    last.map((value) => sql`${value}`),
    sql`, `,
  )})`;

const resealColumn = async (
  db: Db,
  keys: MessageKeys,
  column: UnownedSealedColumn,
): Promise<number> => {
  let count = 0;
  let last: string[] | undefined;
  for (;;) {
    const rows = await db
      .select({
        sealed: sql<Buffer>`${column.column}`,
        key: sql<string[]>`array[${sql.join([...column.key], sql`, `)}]`,
      })
      .from(column.table)
      .where(and(isNotNull(column.column), afterKey(column.key, last)))
      .orderBy(...column.key.map((part) => asc(part)))
      .limit(batchRows);
    for (const row of rows) {
      last = row.key;
      if (!keys.isStale(row.sealed)) continue;
      const place = column.place(...row.key);
      const fresh = sealAnew(keys, column, row.sealed, { from: place, to: place });
      // Only while the row still holds what was read: a reply may be written anew meanwhile.
      const sameRow = column.key.map((part, index) => eq(part, row.key[index]));
      await db
        .update(column.table)
        .set({ [columnNameOf(column)]: fresh })
        .where(and(...sameRow, sql`${column.column} = ${row.sealed}`));
      count++;
    }
    if (rows.length < batchRows) return count;
  }
};

/** The name under which drizzle knows the column, which is not its name in the database. */
export const columnNameOf = (column: Pick<UnownedSealedColumn, "table" | "column">): string => {
  const entry = Object.entries(column.table).find(([, value]) => value === column.column);
  if (!entry) throw new Error("the column is not one of its table");
  return entry[0];
};

/** Seals everything that is still under an older key anew, and says how much it was. */
export const resealAll = async (db: Db, keys: MessageKeys): Promise<number> => {
  let count = 0;
  for (const column of [...sealedColumns, ...profileSealedColumns, ...unownedSealedColumns])
    count += await resealColumn(db, keys, column);
  return count;
};
