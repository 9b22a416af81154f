import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { migrationsFolder } from "./migrate.ts";
import { breaksVersionBefore } from "./migration-rules.ts";

const files = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith(".sql"))
  .sort();

/** Written before any copy ran beside another; nothing is added here. */
const beforeFirstRelease = ["0003_accounts.sql", "0004_between_conversations.sql"];

describe("the version before this one survives", () => {
  it("every migration", () => {
    expect(files.length).toBeGreaterThan(0);
    const found = files
      .filter((name) => !beforeFirstRelease.includes(name))
      .flatMap((name) =>
        breaksVersionBefore(readFileSync(join(migrationsFolder, name), "utf8")).map(
          (breach) => `${name}: ${breach}`,
        ),
      );
    expect(found).toEqual([]);
  });

  it.each([
    'ALTER TABLE "users" DROP COLUMN "email"',
    'DROP TABLE "users"',
    'ALTER TABLE "users" RENAME COLUMN "email" TO "mail"',
    'ALTER TABLE "users" RENAME TO "people"',
    'ALTER TABLE "users" ALTER COLUMN "email" SET NOT NULL',
    'ALTER TABLE "users" ALTER COLUMN "email" SET DATA TYPE integer',
    'ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL',
    'ALTER TABLE "users" ADD CONSTRAINT "u" UNIQUE("email")',
    'CREATE UNIQUE INDEX "u" ON "users" USING btree ("email")',
    'DELETE FROM "users"',
  ])("not this: %s", (statement) => {
    expect(breaksVersionBefore(`${statement};`)).toHaveLength(1);
  });

  it.each([
    'ALTER TABLE "users" ADD COLUMN "age" integer',
    'ALTER TABLE "users" ADD COLUMN "kind" text DEFAULT \'usual\' NOT NULL',
    'CREATE TABLE "new" ("id" text PRIMARY KEY NOT NULL); ALTER TABLE "new" ADD CONSTRAINT "n" UNIQUE("id")',
    'CREATE TABLE "new" ("id" text); CREATE UNIQUE INDEX "n" ON "new" USING btree ("id")',
    'CREATE INDEX "i" ON "users" USING btree ("uid")',
  ])("but this: %s", (statement) => {
    expect(breaksVersionBefore(`${statement};`)).toEqual([]);
  });
});
