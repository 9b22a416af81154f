import { once } from "node:events";
import type { Writable } from "node:stream";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { endLine, headLine, rowsEnd } from "./backup-format.ts";
import { appliedMigrations, listCounters, listTables } from "./list-tables.ts";

const write = async (out: Writable, text: string | Buffer): Promise<void> => {
  if (!out.write(text)) await once(out, "drain");
};

/** Writes all there is, as it was at one moment, while servers go on writing. Answers how many rows. */
export const writeBackup = async (
  client: pg.Client,
  out: Writable,
  now: Date,
): Promise<{ tables: number; rows: number }> => {
  await client.query("begin isolation level repeatable read read only");
  try {
    const migrations = await appliedMigrations(client);
    const head = headLine({ format: 1, made_at: now.toISOString(), migrations });
    await write(out, `${head}\n`);
    const rows: Record<string, number> = {};
    for (const { name, columns } of await listTables(client)) {
      await write(out, `COPY ${name} (${columns}) FROM stdin;\n`);
      const copy = client.query(copyTo(`copy ${name} (${columns}) to stdout`));
      for await (const bytes of copy) await write(out, bytes as Buffer); // no encoding is set, so bytes come
      await write(out, `${rowsEnd}\n`);
      rows[name] = copy.rowCount ?? 0;
    }
    for (const { name, value } of await listCounters(client))
      await write(out, `SELECT setval('${name}', ${value});\n`);
    await write(out, `${endLine({ rows })}\n`);
    const counts = Object.values(rows);
    return { tables: counts.length, rows: counts.reduce((sum, count) => sum + count, 0) };
  } finally {
    await client.query("rollback");
  }
};
