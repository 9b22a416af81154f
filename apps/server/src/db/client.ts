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

/** How long is waited for a free connection, for a statement, and for a database that does not answer at all. */
export type DatabasePatience = {
  connectMs: number;
  statementMs: number;
  answerMs: number;
  /** For a database that is gone: one that is started again is back within this. */
  returnMs: number;
};
const usualPatience: DatabasePatience = {
  connectMs: 5_000,
  statementMs: 15_000,
  answerMs: 20_000,
  returnMs: 3_000,
};
const tryAgainMs = 100;
/** After a failover or behind a balancer, connections find their way to where they should be. */
const connectionLifetimeSeconds = 30 * 60;

/** For a pooler in transaction mode: the next use of a name may reach a connection that never heard of it. */
const leaveOutNames = (pool: pg.Pool): void => {
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown; // overloads cannot be handed on
  const unnamed = (first: unknown, ...rest: unknown[]) =>
    query(typeof first === "object" ? { ...first, name: undefined } : first, ...rest);
  pool.query = unnamed as typeof pool.query; // the same call, less a name
};

/** Nobody listens there now, or not yet. Nothing was asked, so that asking again is safe. */
const isAway = (error: Error): boolean =>
  ("code" in error && /^(ECONNREFUSED|ECONNRESET|ENOENT|57P03)$/.test(String(error.code))) ||
  /Connection terminated unexpectedly/.test(error.message);

type Connected = Parameters<Parameters<pg.Pool["connect"]>[0]>;

/** Whoever needs a connection while the database is gone waits a little for its return. */
const waitForReturn = (pool: pg.Pool, returnMs: number): void => {
  const connect = pool.connect.bind(pool) as (callback: (...connected: Connected) => void) => void; // one of two forms
  const attempt = (deadline: number, callback: (...connected: Connected) => void): void =>
    connect((error, client, release) => {
      if (!error || !isAway(error) || Date.now() >= deadline) callback(error, client, release);
      else setTimeout(attempt, tryAgainMs, deadline, callback);
    });
  const patiently = (callback?: (...connected: Connected) => void) => {
    const deadline = Date.now() + returnMs;
    if (callback) return attempt(deadline, callback);
    return new Promise((resolve, reject) => {
      attempt(deadline, (error, client) => (error ? reject(error) : resolve(client)));
    });
  };
  pool.connect = patiently as typeof pool.connect; // the same two forms
};

export const connectDatabase = (settings: {
  url: string;
  poolSize: number;
  /** Called for connections that break while nobody uses them; unheard, they would end the process. */
  onIdleError: (error: Error) => void;
  namedStatements?: boolean;
  patience?: DatabasePatience;
}): Database => {
  const { connectMs, statementMs, answerMs, returnMs } = settings.patience ?? usualPatience;
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: settings.poolSize,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: connectionLifetimeSeconds,
    statement_timeout: statementMs,
    query_timeout: answerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: "server",
  });
  if (settings.namedStatements === false) leaveOutNames(pool);
  waitForReturn(pool, returnMs);
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

/** A connection beside the pool, for work that takes as long as it takes. */
export const connectPatiently = async (pool: pg.Pool): Promise<pg.Client> => {
  const { connectionString, connectionTimeoutMillis } = pool.options;
  const client = new pg.Client({
    ...(connectionString === undefined ? {} : { connectionString }),
    connectionTimeoutMillis: connectionTimeoutMillis ?? 0,
    keepAlive: true,
    application_name: "server",
  });
  // A connection that breaks fails the query on it; unheard, it would end the process too.
  client.on("error", () => undefined);
  await client.connect();
  return client;
};
