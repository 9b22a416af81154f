import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { connectDatabase, type Database } from "../db/client.ts";
import { databaseUrl, templateName } from "./database-url.ts";

/** Hundreds ask at once in some tests: a slow machine is no failure. Those about patience set their own. */
const patience = { connectMs: 40_000, statementMs: 40_000, answerMs: 45_000, returnMs: 3_000 };

/** A database of its own for a test file, cloned from the migrated template. */
export const createTestDatabase = async (): Promise<Database & { url: string }> => {
  const adminUrl = inject("postgresUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = connectDatabase({ url: adminUrl, poolSize: 1, onIdleError: () => undefined });
  await admin.pool.query(`create database ${name} template ${templateName}`);
  await admin.close();
  const url = databaseUrl(adminUrl, name);
  const database = connectDatabase({ url, poolSize: 10, patience, onIdleError: () => undefined });
  return { ...database, url };
};
