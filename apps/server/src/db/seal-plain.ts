import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { MessageKeys } from "../keys.ts";
import type { Db } from "./client.ts";
import { columnNameOf } from "./reseal.ts";
import { feedbackSubmissions } from "./schema/kept.ts";
import { users } from "./schema/people.ts";
import { profileSealedColumns, sealedColumns, type UnownedSealedColumn } from "./sealed-places.ts";

const batchRows = 500;

/** Columns of before, and what is left in them: the version before must be able to read on. */
const plainColumns: readonly { plain: PgColumn; sealed: PgColumn; emptied: "" | null }[] = [
  { plain: users.username, sealed: users.usernameSealed, emptied: null },
  { plain: users.passphraseHint, sealed: users.passphraseHintSealed, emptied: null },
  { plain: feedbackSubmissions.name, sealed: feedbackSubmissions.nameSealed, emptied: "" },
];

const sealedAs = (column: PgColumn): UnownedSealedColumn => {
  const found = [...sealedColumns, ...profileSealedColumns].find(
    (entry) => entry.column === column,
  );
  if (!found) throw new Error("the column is not among the sealed ones");
  return found;
};

/** Seals what a version before this one wrote as it was, and says how much that was. */
export const sealPlain = async (db: Db, keys: MessageKeys): Promise<number> => {
  let count = 0;
  for (const { plain, sealed, emptied } of plainColumns) {
    const { table, key, place } = sealedAs(sealed);
    for (;;) {
      const rows = await db
        .select({
          text: sql<string>`${plain}`,
          key: sql<string[]>`array[${sql.join([...key], sql`, `)}]`,
        })
        .from(table)
        .where(and(isNotNull(plain), ne(plain, "")))
        .limit(batchRows);
      for (const row of rows) {
        const change = {
          [columnNameOf({ table, column: sealed })]: keys.seal(row.text, place(...row.key)),
          [columnNameOf({ table, column: plain })]: emptied,
        };
        const sameRow = key.map((part, index) => eq(part, row.key[index]));
        // Only while it still says what was read: it may be changed meanwhile.
        await db
          .update(table)
          .set(change)
          .where(and(...sameRow, eq(plain, row.text)));
        count++;
      }
      if (rows.length < batchRows) break;
    }
  }
  return count;
};
