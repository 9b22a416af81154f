import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openBesideServer } from "./db/open-beside-server.ts";
import { resealAll } from "./db/reseal.ts";
import { readEnv } from "./env.ts";
import { createMessageKeys, keyRefreshMs, openKeyFile } from "./keys.ts";

const env = readEnv(process.env, fileURLToPath(new URL("../../..", import.meta.url)));
const keyFile = openKeyFile(env.dataDir);
const database = await openBesideServer(env);

try {
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
}
