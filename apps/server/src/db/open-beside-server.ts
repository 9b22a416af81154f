import type { Env } from "../env.ts";
import { connectDatabase, type Database } from "./client.ts";
import { runningEmbeddedUrl, startEmbeddedPostgres } from "./embedded/embedded-postgres.ts";
import { migrateDatabase } from "./migrate.ts";

export type OpenDatabase = Database & { isBesideServer: boolean };

const connect = (url: string): Database =>
  connectDatabase({ url, poolSize: 4, onIdleError: () => undefined });

/** A killed server leaves its socket behind, with nobody to answer it. */
const isAnswering = async ({ pool }: Database): Promise<boolean> =>
  pool.query("select 1").then(
    () => true,
    () => false,
  );

/** For commands: the database a running server holds open, or the embedded one, started for as long as it takes. */
export const openBesideServer = async (
  env: Pick<Env, "databaseUrl" | "dataDir">,
  { migrates = true } = {},
): Promise<OpenDatabase> => {
  const running = env.databaseUrl ?? runningEmbeddedUrl(env.dataDir);
  if (running) {
    const database = connect(running);
    if (env.databaseUrl || (await isAnswering(database))) {
      if (migrates) await migrateDatabase(database.pool);
      return { ...database, isBesideServer: true };
    }
    await database.close();
  }
  const embedded = await startEmbeddedPostgres({ dataDir: env.dataDir });
  const database = connect(embedded.url);
  const close = async () => {
    await database.close();
    await embedded.stop();
  };
  try {
    if (migrates) await migrateDatabase(database.pool);
    return { ...database, close, isBesideServer: false };
  } catch (error) {
    await close();
    throw error;
  }
};
