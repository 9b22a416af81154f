import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { connectDatabase } from "../db/client.ts";
import { startEmbeddedPostgres } from "../db/embedded/embedded-postgres.ts";
import { migrateDatabase } from "../db/migrate.ts";
import { databaseUrl, templateName } from "./database-url.ts";
import { makeDataDir } from "./make-data-dir.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

const ignore = () => undefined;

/** One PostgreSQL for all files; each file clones the migrated template for itself. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = makeDataDir();
  const embedded = await startEmbeddedPostgres({ dataDir, durable: false });
  const admin = connectDatabase({ url: embedded.url, poolSize: 2, onIdleError: ignore });
  await admin.pool.query(`create database ${templateName}`);
  await admin.close();
  const template = connectDatabase({
    url: databaseUrl(embedded.url, templateName),
    poolSize: 2,
    onIdleError: ignore,
  });
  await migrateDatabase(template.pool);
  await template.close();
  project.provide("postgresUrl", embedded.url);
  return async () => {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
