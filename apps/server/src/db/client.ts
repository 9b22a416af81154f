import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

export type Db = NodePgDatabase;

export type Database = {
  db: Db;
  pool: pg.Pool;
  /** A connection beside the pool, for whoever listens; it must be opened, and closed. */
  single(): pg.Client;
  close(): Promise<void>;
};

export const connectDatabase = (settings: {
  url: string;
  poolSize: number;
  /** Called for connections that break while nobody uses them; unheard, they would end the process. */
  onIdleError: (error: Error) => void;
}): Database => {
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: settings.poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    application_name: "server",
  });
  let closing = false;
  pool.on("error", (error) => {
    // The last connections may hear of the database's end before of their own.
    if (!closing) settings.onIdleError(error);
  });
  return {
    db: drizzle(pool),
    pool,
    single: () =>
      new pg.Client({
        connectionString: settings.url,
        connectionTimeoutMillis: 5_000,
        keepAlive: true,
        application_name: "server, listening",
      }),
    close: () => {
      closing = true;
      return pool.end();
    },
  };
};
