import type pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { migrationsFolder } from "../db/migrate.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import { refusedTo, tablesBefore } from "../testing/version-before.ts";

const before = tablesBefore(migrationsFolder);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: pg.PoolClient;
beforeAll(async () => {
  database = await createTestDatabase();
  client = await database.pool.connect();
});
afterAll(async () => {
  client.release();
  await database.close();
});
beforeEach(async () => {
  await client.query("begin");
  return () => client.query("rollback");
});

describe("beside this version, the one before it", () => {
  it(`writes and reads every table it knows, as it did (${before.tag})`, async () => {
    expect(before.tables.length).toBeGreaterThan(30);
    expect(await refusedTo(client, before.tables)).toEqual([]);
  });

  it.each([
    ["alter table users drop column username", /"public"."users": .*username/],
    ["alter table users rename column username to nickname", /username/],
    ["alter table users add column age integer not null", /null value in column "age"/],
    ["alter table users add check (username <> '1')", /violates check constraint/],
    ["alter table user_sessions alter column created_at drop default", /"created_at"/],
    ["alter table user_sessions alter column summary_title set not null", /"summary_title"/],
    ["drop index user_actions_request", /no unique or exclusion constraint/],
    ["create unique index one_name on users (username)", /one_name/],
    ["create unique index one_each on user_memory (uid)", /one_each/],
    ["alter table user_actions alter column position type bigint", /position was integer/],
    ["drop table user_pet", /"public.user_pet" does not exist/],
    [
      "create table late (id text primary key); alter table user_pet add foreign key (uid) references late",
      /violates foreign key/,
    ],
  ])("would notice: %s", async (change, complaint) => {
    await client.query(change);
    expect((await refusedTo(client, before.tables)).join("\n")).toMatch(complaint);
  });
});
