import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { connectPatiently } from "./client.ts";

export const migrationsFolder = fileURLToPath(new URL("./migrations", import.meta.url));

/** Any number that no other program on the same database uses for its own lock. */
const lockNumber = 7_246_013;

/** The migrator takes no lock of its own, and two servers that start together would collide. */
export const migrateDatabase = async (pool: pg.Pool, folder = migrationsFolder): Promise<void> => {
  const client = await connectPatiently(pool);
  try {
    // A lock of the transaction and not of the connection, which a pooler hands on between two
    // transactions. The migrator's own commit ends both.
    await client.query("begin");
    await client.query("set local statement_timeout = 0");
    await client.query("select pg_advisory_xact_lock($1)", [lockNumber]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
};
