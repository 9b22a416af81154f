import { createWriteStream, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { PassThrough } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createGzip } from "node:zlib";
import { writeBackup } from "./db/backup/write-backup.ts";
import { connectPatiently } from "./db/client.ts";
import { openBesideServer } from "./db/open-beside-server.ts";
import { readEnv } from "./env.ts";
import { StartError } from "./start-error.ts";

const env = readEnv(process.env, fileURLToPath(new URL("../../..", import.meta.url)));
const now = new Date();
const [given] = process.argv.slice(2);
const toStdout = given === "-";
const usualName = `${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z.sql.gz`;
const file = resolve(given ?? join(env.dataDir, "backups", usualName));
/** What is half written must not look like a backup. */
const unfinished = `${file}.unfinished`;

const tell = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

try {
  const database = await openBesideServer(env);
  try {
    const client = await connectPatiently(database.pool);
    const lines = new PassThrough();
    if (!toStdout) mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    // It holds addresses and what is public; what people said in it is sealed. Nobody else may read it.
    const out = toStdout
      ? process.stdout
      : createWriteStream(unfinished, { mode: 0o600, flush: true });
    const written = pipeline(lines, createGzip(), out);
    const [{ tables, rows }] = await Promise.all([
      writeBackup(client, lines, now).finally(() => lines.end()),
      written,
    ]);
    await client.end();
    if (!toStdout) renameSync(unfinished, file);
    tell(`${rows} rows of ${tables} tables are in ${toStdout ? "the backup" : file}.`);
    tell(
      env.messageKeys && env.authSecret
        ? "Without MESSAGE_KEYS and AUTH_SECRET nobody can read it: keep them elsewhere."
        : `Without ${join(env.dataDir, "keys.json")} nobody can read it: keep a copy of that elsewhere.`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  rmSync(unfinished, { force: true });
  if (!(error instanceof StartError)) throw error;
  tell(error.message);
  process.exitCode = 1;
}
