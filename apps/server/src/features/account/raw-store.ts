import type { HeldKind } from "@app/contract/calls/account";
import { limits } from "@app/contract/limits";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { invalidCursor } from "../../db/keyset.ts";
import { personalTables } from "../../db/personal-tables.ts";
import { afterKey } from "../../db/reseal.ts";
import { account, passkey, session, twoFactor, user } from "../../db/schema/identity.ts";
import { users } from "../../db/schema/people.ts";
import { userSessions } from "../../db/schema/sessions.ts";
import { userConversations, vaultRecords } from "../../db/schema/vault.ts";

const sealedByBrowser = new Set<PgColumn>([
  users.encryptedSeedPhrase,
  userSessions.encryptedConversation,
  userSessions.encryptedConversationText,
  userConversations.encryptedData,
  userConversations.encryptedDates,
  vaultRecords.encryptedData,
]);

/** Whoever holds one of these is the person, so they are shown to nobody, the person included. */
const withheld = new Set<PgColumn>([
  session.token,
  account.password,
  account.accessToken,
  account.refreshToken,
  account.idToken,
  twoFactor.secret,
  twoFactor.backupCodes,
]);

const heldAs = (column: PgColumn): HeldKind => {
  if (withheld.has(column)) return "withheld";
  if (sealedByBrowser.has(column)) return "sealed_by_browser";
  return column.getSQLType() === "bytea" ? "sealed_by_server" : "readable";
};

/** The value as text, long ones cut in the database: nobody needs seven megabytes to see that they are sealed. */
const shown = (column: PgColumn): SQL<string | null> => {
  const max = limits.raw.valueMaxChars;
  if (heldAs(column) === "withheld")
    return sql`case when ${column} is not null then '(withheld)' end`;
  if (column.getSQLType() === "bytea")
    return sql`'\\x' || encode(substring(${column} from 1 for ${max / 2}::int), 'hex') || case
      when octet_length(${column}) > ${max / 2}::int
      then '… (' || octet_length(${column}) || ' bytes)' else '' end`;
  const text = sql`${column}::text`;
  return sql`case when octet_length(${text}) > ${max}::int
    then left(${text}, ${max}::int) || '… (' || octet_length(${text}) || ' bytes)'
    else ${text} end`;
};

type RawTable = { name: string; table: PgTable; uid: PgColumn };

const nameOf = (table: PgTable): string => {
  const { schema, name } = getTableConfig(table);
  return schema ? `${schema}.${name}` : name;
};

const tables: readonly RawTable[] = [
  ...personalTables,
  { table: user, uid: user.id },
  { table: session, uid: session.userId },
  { table: account, uid: account.userId },
  { table: passkey, uid: passkey.userId },
  { table: twoFactor, uid: twoFactor.userId },
].map((entry) => ({ ...entry, name: nameOf(entry.table) }));

const columnsOf = ({ table }: RawTable) =>
  getTableConfig(table).columns.map((column) => ({ name: column.name, held: heldAs(column) }));

/** What finds a row among the person's own. */
const keyOf = ({ table, uid }: RawTable): PgColumn[] => {
  const { columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const others = key.filter((column) => column !== uid);
  return others.length > 0 ? others : key;
};

const encode = (key: readonly string[]): string =>
  Buffer.from(JSON.stringify(key)).toString("base64url");

const decode = (text: string | undefined, key: readonly PgColumn[]): string[] | undefined => {
  if (text === undefined) return undefined;
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    throw invalidCursor();
  }
  const fits = (part: unknown, index: number): part is string =>
    typeof part === "string" &&
    !part.includes("\0") &&
    (key[index]?.dataType !== "number" || /^\d{1,9}$/.test(part));
  if (!Array.isArray(parts) || parts.length !== key.length || !parts.every(fits))
    throw invalidCursor();
  return parts;
};

/** One's own rows as they lie in the database. */
export const createRawStore = (db: Db) => ({
  tables: async (uid: string) => {
    const counts = tables.map(
      (entry, at) =>
        sql`select ${at}::int as at, count(*)::int as rows from ${entry.table} where ${entry.uid} = ${uid}`,
    );
    const { rows } = await db.execute<{ at: number; rows: number }>(
      sql.join(counts, sql` union all `),
    );
    const found = new Map(rows.map((row) => [row.at, row.rows]));
    return tables.map((entry, at) => ({
      name: entry.name,
      rows: found.get(at) ?? 0,
      columns: columnsOf(entry),
    }));
  },

  /** Undefined for a table that holds nothing of people. */
  rows: async (uid: string, name: string, limit: number, before: string | undefined) => {
    const entry = tables.find((candidate) => candidate.name === name);
    if (!entry) return undefined;
    const key = keyOf(entry);
    const rows = await db
      .select({
        values: Object.fromEntries(
          getTableConfig(entry.table).columns.map((column) => [column.name, shown(column)]),
        ),
        key: sql<string[]>`array[${sql.join(
          key.map((part) => sql`${part}::text`),
          sql`, `,
        )}]`,
      })
      .from(entry.table)
      .where(and(eq(entry.uid, uid), afterKey(key, decode(before, key))))
      .orderBy(...key.map((part) => asc(part)))
      .limit(limit + 1);
    const last = rows[limit - 1];
    return {
      columns: columnsOf(entry),
      rows: rows.slice(0, limit).map(({ values }) => values),
      next_before: rows.length > limit && last ? encode(last.key) : null,
    };
  },
});

export type RawStore = ReturnType<typeof createRawStore>;
