import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { requireKeysInUse } from "./db/keys-in-use.ts";
import { openBesideServer } from "./db/open-beside-server.ts";
import { resealAll } from "./db/reseal.ts";
import { readEnv } from "./env.ts";
import { createMessageKeys, keyRefreshMs, openKeyFile } from "./keys.ts";
import { StartError } from "./start-error.ts";

const rotate = async (): Promise<number> => {
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
    const keys = createMessageKeys(() => env.messageKeys ?? keyFile.messageKeys());
    // While the old key is still known: from now on the new one is what a server must have.
    const secret = env.authSecret ?? keyFile.authSecret();
    await requireKeysInUse(database.db, { keys, secret }, new Date());
    const count = await resealAll(database.db, keys);
    if (!env.messageKeys) keyFile.dropOldMessageKeys();
    return count;
  } finally {
    await database.close();
  }
};

try {
  process.stdout.write(`${await rotate()} texts are sealed under the new key.\n`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
