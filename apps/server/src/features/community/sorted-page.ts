import type { PromptSort } from "@app/contract/prompts";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { invalidCursor } from "../../db/keyset.ts";
import { communityPrompts as prompts } from "../../db/schema/community.ts";

/** What each list is sorted by; the id decides between equals. */
const sortColumns: Readonly<Record<PromptSort, PgColumn>> = {
  top: prompts.score,
  new: prompts.createdAt,
  used: prompts.uses,
};

export type SortedRow = { id: string; score: number; createdAt: Date; uses: number };

const valueIn = (sort: PromptSort, { score, createdAt, uses }: SortedRow): number => {
  if (sort === "top") return score;
  return sort === "new" ? createdAt.getTime() : uses;
};

/** Where a list goes on. It names its sort, so that one list's cursor is never taken for another's. */
export const encodePlace = (sort: PromptSort, row: SortedRow): string =>
  `${sort}_${valueIn(sort, row)}_${row.id}`;

/** The rows after a cursor; one comparison, so that the index begins there. */
export const afterPlace = (sort: PromptSort, before: string | undefined): SQL | undefined => {
  if (before === undefined) return undefined;
  const match = /^([a-z]+)_(-?\d{1,16}(?:\.\d{1,20})?(?:e-\d{1,2})?)_([\w-]{1,64})$/.exec(before);
  const value = Number(match?.[2]);
  const largest = sort === "used" ? 2 ** 31 - 1 : 8_640_000_000_000_000;
  if (match?.[1] !== sort || Math.abs(value) > largest) throw invalidCursor();
  if (sort !== "top" && !Number.isInteger(value)) throw invalidCursor();
  const column = sortColumns[sort];
  const shown = sort === "new" ? sql.param(new Date(value), column) : sql.param(value, column);
  return sql`(${column}, ${prompts.id}) < (${shown}, ${match[3]})`;
};

/** As the indexes are sorted, the place of nulls included. */
export const orderOf = (sort: PromptSort): [SQL, SQL] => [
  sql`${sortColumns[sort]} desc nulls last`,
  sql`${prompts.id} desc nulls last`,
];

/**
 * The same order, as no index is sorted: there are no nulls. For the few that a rare word finds, since
 * walking a million prompts in order until twenty of them turned up would take seconds.
 */
export const orderOfFew = (sort: PromptSort): [SQL, SQL] => [
  sql`${sortColumns[sort]} desc nulls first`,
  sql`${prompts.id} desc nulls first`,
];
