import { randomBytes } from "node:crypto";
import { inject } from "vitest";
import { connectDatabase, type Database } from "../db/client.ts";
import { databaseUrl, templateName } from "./database-url.ts";

/** A database of its own for a test file, cloned from the migrated template. */
export const createTestDatabase = async (): Promise<Database & { url: string }> => {
  const adminUrl = inject("postgresUrl");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = connectDatabase({ url: adminUrl, poolSize: 1, onIdleError: () => undefined });
  await admin.pool.query(`create database ${name} template ${templateName}`);
  await admin.close();
  const url = databaseUrl(adminUrl, name);
  return { ...connectDatabase({ url, poolSize: 10, onIdleError: () => undefined }), url };
};
