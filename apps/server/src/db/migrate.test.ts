import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { databaseUrl } from "../testing/database-url.ts";
import { connectDatabase, type Database } from "./client.ts";
import { migrateDatabase } from "./migrate.ts";

const open = (url: string): Database =>
  connectDatabase({ url, poolSize: 3, onIdleError: () => undefined });
const name = `migrate_${process.pid}`;
let admin: Database;

beforeAll(async () => {
  admin = open(inject("postgresUrl"));
  await admin.pool.query(`create database ${name}`);
});
afterAll(() => admin.close());

it("lets several servers start together on an empty database", async () => {
  const servers = Array.from({ length: 4 }, () => open(databaseUrl(inject("postgresUrl"), name)));
  await Promise.all(servers.map(({ pool }) => migrateDatabase(pool)));
  const { rows } = await (servers[0] ?? admin).pool.query(
    "select count(*)::int as count from drizzle.__drizzle_migrations",
  );
  expect(rows[0].count).toBeGreaterThan(0);
  await Promise.all(servers.map((server) => server.close()));
});
