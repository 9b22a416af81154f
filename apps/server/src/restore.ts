import { createReadStream, existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createGunzip } from "node:zlib";
import { readBackup } from "./db/backup/read-backup.ts";
import { requireKeysInUse } from "./db/keys-in-use.ts";
import { openBesideServer } from "./db/open-beside-server.ts";
import { readEnv } from "./env.ts";
import { createMessageKeys, openKeyFile } from "./keys.ts";
import { StartError } from "./start-error.ts";

const [file] = process.argv.slice(2);

try {
  const env = readEnv(process.env, fileURLToPath(new URL("../../..", import.meta.url)));
  if (!file)
    throw new StartError("Name the backup: npm run restore -- FILE, or - for what comes in.");
  if (file !== "-" && !existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const keyFile = openKeyFile(env.dataDir);
  const keys = createMessageKeys(() => env.messageKeys ?? keyFile.messageKeys());
  const secret = env.authSecret ?? keyFile.authSecret();
  const database = await openBesideServer(env, { migrates: false });
  try {
    const packed = file === "-" ? process.stdin : createReadStream(file);
    const { madeAt, tables, rows } = await readBackup(
      database.pool,
      packed.pipe(createGunzip()),
      (db) => requireKeysInUse(db, { keys, secret }, new Date()),
    );
    process.stdout.write(`${rows} rows of ${tables} tables are back, as they were at ${madeAt}.\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
