import { AppError } from "@app/contract/errors";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Where a list sorted by time and id goes on. */
export type Cursor = { at: Date; id: string };

export const invalidCursor = () =>
  new AppError("invalid_input", { problem: "before: this is not a cursor" });

const encodeCursor = ({ at, id }: Cursor): string => `${at.getTime()}.${id}`;

export const decodeCursor = (text: string | undefined): Cursor | null => {
  if (text === undefined) return null;
  const match = /^(\d{1,15})\.([\w-]{1,140})$/.exec(text);
  if (!match?.[1] || !match[2]) throw invalidCursor();
  return { at: new Date(Number(match[1])), id: match[2] };
};

/**
 * Newest first, as the indexes are sorted: without the same place for nulls the planner would sort a
 * person's whole history for every page.
 */
export const newestFirst = (at: PgColumn, id: PgColumn): [SQL, SQL] => [
  sql`${at} desc nulls last`,
  sql`${id} desc nulls last`,
];

/** Rows after the cursor in a list that is newest first; one comparison, so that the index begins there. */
export const afterCursor = (at: PgColumn, id: PgColumn, cursor: Cursor | null): SQL | undefined =>
  cursor ? sql`(${at}, ${id}) < (${sql.param(cursor.at, at)}, ${cursor.id})` : undefined;

/** Cuts a list that was read one row too long, and says where it goes on. */
export const cutPage = <Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => Cursor,
): { page: readonly Row[]; next_before: string | null } => {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next_before: rows.length > limit && last ? encodeCursor(cursorOf(last)) : null };
};
