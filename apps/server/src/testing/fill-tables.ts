import { randomUUID } from "node:crypto";
import { getTableColumns } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../db/client.ts";
import { personalTables } from "../db/personal-tables.ts";
import { profileSealedColumns, sealedColumns } from "../db/sealed-places.ts";
import type { MessageKeys } from "../keys.ts";

export const sealedWords = "what only this person said";

const valueFor = (column: PgColumn): unknown => {
  if (column.name === "session_type") return "text";
  if (column.name === "role") return "user";
  if (column.name === "status") return "complete";
  if (column.name === "heard_chars" || column.name === "writer" || column.name === "turn_until")
    return null;
  if (column.columnType === "PgArray") return [randomUUID()];
  if (column.columnType === "PgDateString") return "2026-01-02";
  if (column.dataType === "number") return 1;
  if (column.dataType === "boolean") return false;
  if (column.dataType === "date") return new Date();
  return randomUUID();
};

/** Puts a row of this person into every table there is, with sealed texts that open. */
export const fillTables = async (
  { db }: Database,
  keys: MessageKeys,
  uid: string,
): Promise<void> => {
  for (const { table } of personalTables) {
    const row: Record<string, unknown> = { uid };
    const columns = getTableColumns(table);
    for (const [name, column] of Object.entries(columns))
      if (name !== "uid" && column.getSQLType() !== "bytea") row[name] = valueFor(column);
    for (const sealed of [...sealedColumns, ...profileSealedColumns].filter(
      (entry) => entry.table === table,
    )) {
      const nameOf = (wanted: PgColumn) =>
        Object.keys(columns).find((name) => columns[name] === wanted) ?? "";
      const key = sealed.key.map((part) => String(row[nameOf(part)]));
      row[nameOf(sealed.column)] = keys.seal(sealedWords, sealed.place(...key));
    }
    await db.insert(table).values(row).onConflictDoNothing();
  }
};
