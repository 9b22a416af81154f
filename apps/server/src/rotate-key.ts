import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { connectDatabase } from "./db/client.ts";
import { runningEmbeddedUrl, startEmbeddedPostgres } from "./db/embedded/embedded-postgres.ts";
import { migrateDatabase } from "./db/migrate.ts";
import { resealAll } from "./db/reseal.ts";
import { readEnv } from "./env.ts";
import { createMessageKeys, keyRefreshMs, openKeyFile } from "./keys.ts";

const env = readEnv(process.env, fileURLToPath(new URL("../../..", import.meta.url)));
const keyFile = openKeyFile(env.dataDir);

const running = env.databaseUrl ?? runningEmbeddedUrl(env.dataDir);
const embedded = running ? undefined : await startEmbeddedPostgres({ dataDir: env.dataDir });
const database = connectDatabase({
  url: running ?? embedded?.url ?? "",
  poolSize: 2,
  onIdleError: () => undefined,
});

try {
  await migrateDatabase(database.pool);
  // Keys from the environment are changed there, by whoever keeps them.
  if (!env.messageKeys) {
    keyFile.addMessageKey();
    // A server beside this one seals with the new key from now on.
    await wait(keyRefreshMs * 2);
  }
  const count = await resealAll(
    database.db,
    createMessageKeys(() => env.messageKeys ?? keyFile.messageKeys()),
  );
  if (!env.messageKeys) keyFile.dropOldMessageKeys();
  process.stdout.write(`${count} texts are sealed under the new key.\n`);
} finally {
  await database.close();
  await embedded?.stop();
}
