import { readdirSync } from "node:fs";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import { profileSealedColumns, sealedColumns, unownedSealedColumns } from "./sealed-places.ts";

const folder = new URL("./schema/", import.meta.url);
/** The identity provider's tables are keyed as it wants them. */
const files = readdirSync(folder).filter((file) => !["identity.ts", "columns.ts"].includes(file));
const modules = await Promise.all(files.map((file) => import(new URL(file, folder).href)));
const tables = modules.flatMap((module: object) =>
  Object.values(module).filter((value) => is(value, PgTable)),
);

/**
 * Totals and the operator's own records, which belong to nobody, and the counts that limits are shared by:
 * their keys are seals that lead back to nobody, and they are forgotten after minutes.
 */
const operators = [
  "counters",
  "counts_by_day",
  "safety_counts",
  "desk_log",
  "switches",
  "model_servers",
  "rate_counts",
];
/** Unsigned on purpose: a uid beside a thought, beside whoever heard it or used a prompt, would be a name on it. */
const unsigned = [
  "board_thoughts",
  "board_heard",
  "board_pace",
  "board_events",
  "moderation_cases",
  "moderation_reports",
  "prompt_uses",
];
const withoutPerson = [...operators, ...unsigned];
/** What everybody reads, sorted for everybody, and what hangs on it. */
const shared = ["community_prompts", "prompt_votes"];
const ofPeople = tables.filter((table) => !withoutPerson.includes(getTableName(table)));
const isShared = (table: PgTable) => shared.includes(getTableName(table));
const personal = ofPeople.filter((table) => !isShared(table));

const firstColumns = (table: PgTable) => {
  const { columns, indexes, primaryKeys, uniqueConstraints } = getTableConfig(table);
  const single = columns.filter((column) => column.primary).map((column) => column.name);
  const keys = [
    ...primaryKeys.map((key) => key.columns.map((column) => column.name)),
    ...(single.length > 0 ? [single] : []),
  ];
  const others = [
    ...indexes.map(({ config }) =>
      config.columns.map((column) => ("name" in column ? column.name : "")),
    ),
    ...uniqueConstraints.map((unique) => unique.columns.map((column) => column.name)),
  ];
  return { keys: keys.map(([first]) => first), others: others.map(([first]) => first) };
};

describe("the schema", () => {
  it("was read", () => {
    expect(personal.length).toBeGreaterThan(12);
  });

  it.each(personal.map((table) => [getTableName(table), table] as const))(
    "puts the uid first in every key and index of %s",
    (_name, table) => {
      const { keys, others } = firstColumns(table);
      expect(keys).toHaveLength(1);
      for (const first of [...keys, ...others]) expect(first).toBe("uid");
    },
  );

  it.each(ofPeople.filter(isShared).map((table) => [getTableName(table), table] as const))(
    "finds what is one person's in %s by an index",
    (_name, table) => {
      const { keys, others } = firstColumns(table);
      expect([...keys, ...others]).toContain("uid");
    },
  );

  it("keeps no uid, no address and no sign-in in the tables of what is unsigned", () => {
    const names = tables
      .filter((table) => unsigned.includes(getTableName(table)))
      .flatMap((table) => Object.values(getTableColumns(table)).map((column) => column.name));
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) expect(name).not.toMatch(/uid|user|author|address|ip|email|sign/);
  });

  it("reseals every sealed column when the key changes", () => {
    const sealed = tables.flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter((column) => column.getSQLType() === "bytea")
        .map((column) => `${getTableName(table)}.${column.name}`),
    );
    const registered = [...sealedColumns, ...profileSealedColumns, ...unownedSealedColumns].map(
      ({ table, column }) => `${getTableName(table)}.${column.name}`,
    );
    expect(registered.sort()).toEqual(sealed.sort());
  });
});
