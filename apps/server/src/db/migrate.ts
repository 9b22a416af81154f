import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";

const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Any number that no other program on the same database uses for its own lock. */
const lockNumber = 7_246_013;

/** The migrator takes no lock of its own, and two servers that start together would collide. */
export const migrateDatabase = async (pool: pg.Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockNumber]);
    await client.query("set statement_timeout = 0");
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Closing the connection gives the lock back, whatever happened.
    client.release(true);
  }
};
