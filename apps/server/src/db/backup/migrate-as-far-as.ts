import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { StartError } from "../../start-error.ts";
import { migrateDatabase, migrationsFolder } from "../migrate.ts";
import type { AppliedMigration } from "./backup-format.ts";

type Journal = { entries: { when: number; tag: string }[] };

/** Brings an empty database to where the backup's was; what came after is done with the rows in place. */
export const migrateAsFarAs = async (
  pool: pg.Pool,
  wanted: readonly AppliedMigration[],
): Promise<void> => {
  const journalFile = join(migrationsFolder, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(journalFile, "utf8")) as Journal; // the migrator's own format
  const last = wanted.at(-1)?.at ?? 0;
  const entries = journal.entries.filter(({ when }) => when <= last);
  if (entries.length !== wanted.length || entries.at(-1)?.when !== last)
    throw new StartError(
      "This backup was made by another version, whose migrations are not known here. Restore it with that version or a newer one.",
    );
  const folder = mkdtempSync(join(tmpdir(), "migrations-"));
  try {
    cpSync(migrationsFolder, folder, { recursive: true });
    writeFileSync(join(folder, "meta", "_journal.json"), JSON.stringify({ ...journal, entries }));
    await migrateDatabase(pool, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
