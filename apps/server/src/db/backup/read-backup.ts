import { once } from "node:events";
import { finished } from "node:stream/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { StartError } from "../../start-error.ts";
import { connectPatiently, type Db } from "../client.ts";
import { migrateDatabase } from "../migrate.ts";
import { type BackupEnd, readEnd, readHead, rowsEnd, tableOfCopy } from "./backup-format.ts";
import { linesOf } from "./lines-of.ts";
import { listTables } from "./list-tables.ts";
import { migrateAsFarAs } from "./migrate-as-far-as.ts";

const half = () => new StartError("This is not a whole backup. Nothing was changed.");

/** What cannot be unpacked is no backup either. */
async function* unpacked(input: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* input;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw code.startsWith("Z_") ? half() : error;
  }
}

const refuseUnlessEmpty = async (client: pg.Client): Promise<void> => {
  for (const { name } of await listTables(client)) {
    const { rowCount } = await client.query(`select 1 from ${name} limit 1`);
    if (rowCount)
      throw new StartError(
        `There is something in ${name} already. A backup is restored into an empty database.`,
      );
  }
};

/** Reads the rows of one table; answers how many there were. */
const copyRows = async (
  client: pg.Client,
  command: string,
  lines: AsyncGenerator<Buffer>,
): Promise<number> => {
  const copy = client.query(copyFrom(command.replace(/;$/, "")));
  const done = finished(copy);
  // Heard below; a failure before that must not end the process.
  done.catch(() => undefined);
  for (;;) {
    const { value, done: isOver } = await lines.next();
    if (isOver) throw half();
    if (value.length === rowsEnd.length && value.toString() === rowsEnd) break;
    if (!copy.write(Buffer.concat([value, Buffer.from("\n")])))
      await Promise.race([once(copy, "drain"), done]);
  }
  copy.end();
  await done;
  return copy.rowCount ?? 0;
};

const loadAll = async (client: pg.Client, lines: AsyncGenerator<Buffer>) => {
  const rows: BackupEnd["rows"] = {};
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const line = next.value.toString();
    const table = tableOfCopy(line);
    const end = readEnd(line);
    if (table) rows[table] = await copyRows(client, line, lines);
    else if (/^SELECT setval\('[\w."]+', \d+\);$/.test(line)) await client.query(line);
    else if (end) return { end, rows };
    else throw half();
  }
  throw half();
};

/** Everything or nothing: the rows of a backup into an empty database, and what has to be done with them since. */
export const readBackup = async (
  pool: pg.Pool,
  input: AsyncIterable<Buffer>,
  /** Throws when this server could not read what it is about to restore. */
  check: (db: Db) => Promise<void>,
): Promise<{ madeAt: string; tables: number; rows: number }> => {
  const lines = linesOf(unpacked(input));
  const first = await lines.next();
  const head = first.done ? undefined : readHead(first.value.toString());
  if (!head) throw half();
  const client = await connectPatiently(pool);
  try {
    await refuseUnlessEmpty(client);
    await migrateAsFarAs(pool, head.migrations);
    await client.query("begin");
    const { end, rows } = await loadAll(client, lines);
    for (const [table, count] of Object.entries(end.rows)) if (rows[table] !== count) throw half();
    await check(drizzle(client));
    await client.query("commit");
    await migrateDatabase(pool);
    const counts = Object.values(rows);
    return {
      madeAt: head.made_at,
      tables: counts.length,
      rows: counts.reduce((sum, count) => sum + count, 0),
    };
  } finally {
    // Ends the transaction too, whatever happened.
    await client.end();
  }
};
