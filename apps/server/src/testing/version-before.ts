import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { z } from "zod";

const keyed = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value);

const column = z.object({
  name: z.string(),
  type: z.string(),
  primaryKey: z.boolean(),
  notNull: z.boolean(),
  default: z.unknown().optional(),
  generated: z.unknown().optional(),
  identity: z.unknown().optional(),
});

const table = z.object({
  name: z.string(),
  schema: z.string(),
  columns: keyed(column),
  indexes: keyed(
    z.object({
      isUnique: z.boolean(),
      where: z.string().optional(),
      columns: z.array(z.object({ expression: z.string(), isExpression: z.boolean() })),
    }),
  ),
  foreignKeys: keyed(z.object({ tableTo: z.string(), schemaTo: z.string().optional() })),
  compositePrimaryKeys: keyed(z.object({ columns: z.array(z.string()) })),
  uniqueConstraints: keyed(z.object({ columns: z.array(z.string()) })),
});

type Column = z.output<typeof column>;
export type KnownTable = z.output<typeof table>;

const journal = z.object({ entries: z.array(z.object({ idx: z.number(), tag: z.string() })) });

/** The tables as they were before the newest migration, by the record that was written with the one before it. */
export const tablesBefore = (folder: string): { tag: string; tables: KnownTable[] } => {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(folder, "meta", name), "utf8"));
  const before = journal.parse(read("_journal.json")).entries.at(-2);
  if (!before) throw new Error("there is no migration before the newest");
  const { tables } = z
    .object({ tables: keyed(table) })
    .parse(read(`${String(before.idx).padStart(4, "0")}_snapshot.json`));
  return { tag: before.tag, tables: Object.values(tables) };
};

/** Something for a column to hold: the same for every column of a type, so that what points elsewhere finds it. */
const valueFor = ({ type }: Column, mark: number): string => {
  if (type.startsWith("timestamp")) return `2026-01-0${mark} 00:00:00+00`;
  if (type === "date") return `2026-01-0${mark}`;
  if (type === "boolean") return String(mark === 1);
  if (type === "bytea") return `\\x0${mark}`;
  if (type === "jsonb") return `{"mark":${mark}}`;
  if (type.endsWith("[]")) return `{${mark}}`;
  return String(mark);
};

const nameOf = ({ schema, name }: KnownTable): string => `"${schema || "public"}"."${name}"`;
const list = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");
const columnsOf = (known: KnownTable): Column[] => Object.values(known.columns);
const isWritten = ({ generated, identity }: Column): boolean => !generated && !identity;
const isDemanded = (each: Column): boolean =>
  isWritten(each) && each.notNull && each.default === undefined;

/** What a row is found by when the same is written again. */
const uniqueKeysOf = (known: KnownTable): string[][] => {
  const single = columnsOf(known).filter((each) => each.primaryKey && isWritten(each));
  return [
    ...single.map(({ name }) => [name]),
    ...Object.values(known.compositePrimaryKeys).map(({ columns }) => columns),
    ...Object.values(known.uniqueConstraints).map(({ columns }) => columns),
    ...Object.values(known.indexes)
      .filter((index) => index.isUnique && !index.where)
      .map(({ columns }) => columns.map(({ expression }) => expression)),
  ];
};

/** What is pointed at comes before what points. */
const inOrder = (tables: readonly KnownTable[]): KnownTable[] => {
  const placed = new Set<KnownTable>();
  const place = (known: KnownTable): void => {
    if (placed.has(known)) return;
    for (const { tableTo } of Object.values(known.foreignKeys))
      for (const other of tables) if (other !== known && other.name === tableTo) place(other);
    placed.add(known);
  };
  for (const known of tables) place(known);
  return [...placed];
};

type Statement = { text: string; values?: string[] };

const insertOf = (
  known: KnownTable,
  columns: readonly Column[],
  markOf: (each: Column) => number,
): Statement => ({
  text: `insert into ${nameOf(known)} (${list(columns.map(({ name }) => name))})
    values (${columns.map((_, index) => `$${index + 1}`).join(", ")})`,
  values: columns.map((each) => valueFor(each, markOf(each))),
});

const statementsOf = (known: KnownTable): Statement[] => {
  const written = columnsOf(known).filter(isWritten);
  const keys = uniqueKeysOf(known);
  const whole = insertOf(known, written, () => 1);
  const tellsApart = new Set(keys.map((key) => key.at(-1)));
  return [
    whole,
    // Only what it must: the rest is left to the defaults it knows.
    insertOf(known, written.filter(isDemanded), () => 2),
    // Like the first in all that may be alike.
    insertOf(known, written, ({ name }) => (tellsApart.has(name) ? 3 : 1)),
    ...keys.map((key) => ({
      ...whole,
      text: `${whole.text} on conflict (${list(key)}) do update
        set ${written.map(({ name }) => `"${name}" = excluded."${name}"`).join(", ")}`,
    })),
    { text: `select ${list(columnsOf(known).map(({ name }) => name))} from ${nameOf(known)}` },
  ];
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : "unknown");

/** A column that holds something else now would be read as something else. */
const changedTypes = async (client: pg.ClientBase, known: KnownTable): Promise<string[]> => {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = to_regclass($1)`,
    [nameOf(known)],
  );
  const now = new Map(rows.map(({ name, type }) => [name, type.replaceAll(" ", "")]));
  return columnsOf(known)
    .filter(({ name, type }) => now.has(name) && now.get(name) !== type.replaceAll(" ", ""))
    .map(({ name, type }) => `${nameOf(known)}: ${name} was ${type}`);
};

/**
 * Writes and reads every table as a version that knows only these would: whole rows, the least it may write, rows
 * that are nearly alike, the same again by every key, all it selects. Returns what the database refused. Nothing stays.
 */
export const refusedTo = async (
  client: pg.ClientBase,
  tables: readonly KnownTable[],
): Promise<string[]> => {
  const refused: string[] = [];
  await client.query("savepoint version_before");
  for (const known of inOrder(tables)) {
    for (const { text, values } of statementsOf(known)) {
      await client.query("savepoint statement");
      try {
        await client.query(text, values);
      } catch (error) {
        refused.push(`${nameOf(known)}: ${messageOf(error)}`);
        await client.query("rollback to savepoint statement");
      }
    }
    refused.push(...(await changedTypes(client, known)));
  }
  await client.query("rollback to savepoint version_before");
  return refused;
};
