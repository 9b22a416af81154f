import { execFile } from "node:child_process";
import { copyFileSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createGunzip, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { readBackup } from "./db/backup/read-backup.ts";
import { connectDatabase } from "./db/client.ts";
import { requireKeysInUse } from "./db/keys-in-use.ts";
import { createMessageKeys, openKeyFile } from "./keys.ts";
import { openDatabaseLine } from "./testing/database-line.ts";
import { databaseUrl } from "./testing/database-url.ts";
import { fillTables, sealedWords } from "./testing/fill-tables.ts";
import { makeDataDir } from "./testing/make-data-dir.ts";
import { say } from "./testing/say.ts";
import { compileCache, nodeArgs } from "./testing/server-process.ts";
import { createTestApp, type TestApp } from "./testing/test-app.ts";

const run = (name: string, env: Record<string, string>, ...words: string[]) =>
  promisify(execFile)(
    process.execPath,
    [...nodeArgs, fileURLToPath(new URL(`./${name}.ts`, import.meta.url)), ...words],
    { env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE: compileCache, ...env } },
  );
let test: TestApp;
let line: Awaited<ReturnType<typeof openDatabaseLine>>;
let file: string;
let emptyCount = 0;
const folders: string[] = [];

/** What people write, and what a careless line reader would cut it at. */
const words = "One\ntwo\r\nthree\u2028four\tfive \\. six 🌒 \\N";

beforeAll(async () => {
  test = await createTestApp();
  line = await openDatabaseLine(test.database.url);
  const keyFile = openKeyFile(test.dataDir);
  const keys = createMessageKeys(() => keyFile.messageKeys());
  await requireKeysInUse(test.database.db, { keys, secret: keyFile.authSecret() }, new Date());
  const person = await test.anonymous();
  const { session } = await person.client.sessions.create({});
  await say(person, session.id, words);
  await fillTables(test.database, keys, "somebody");
  file = join(test.dataDir, "one.sql.gz");
  await run("backup", { DATA_DIR: test.dataDir, DATABASE_URL: line.url }, file);
});
afterAll(async () => {
  await line.close();
  await test.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An empty database, reached over TCP as an operator's own is. */
const emptyDatabase = async () => {
  const name = `restored_${process.pid}_${emptyCount++}`;
  await test.database.pool.query(`create database ${name}`);
  const direct = databaseUrl(inject("postgresUrl"), name);
  const own = await openDatabaseLine(direct);
  const dataDir = makeDataDir();
  folders.push(dataDir);
  copyFileSync(join(test.dataDir, "keys.json"), join(dataDir, "keys.json"));
  const database = connectDatabase({ url: direct, poolSize: 2, onIdleError: () => undefined });
  return {
    dataDir,
    database,
    env: { DATA_DIR: dataDir, DATABASE_URL: own.url },
    close: async () => {
      await database.close();
      await own.close();
    },
  };
};

const tablesOf = async ({ pool }: Pick<TestApp["database"], "pool">) => {
  const { rows } = await pool.query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE'
      and table_schema not in ('pg_catalog', 'information_schema', 'drizzle') order by 1`);
  const all: Record<string, unknown[]> = {};
  for (const { name } of rows)
    all[name] = (await pool.query(`select t::text as row from ${name} t order by 1`)).rows;
  return all;
};

describe("a backup", () => {
  it("is restored into an empty database row for row, and the server opens what people said", async () => {
    const before = await tablesOf(test.database);
    expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(20);
    const target = await emptyDatabase();
    const { stdout } = await run("restore", target.env, file);
    expect(stdout).toMatch(/^\d+ rows of \d+ tables are back/);
    expect(await tablesOf(target.database)).toEqual(before);
    const restored = await createTestApp({
      env: { DATA_DIR: target.dataDir },
      database: { ...target.database, url: target.env.DATABASE_URL, close: async () => undefined },
    });
    const { rows } = await target.database.pool.query<{ uid: string; session_id: string }>(
      "select uid, session_id from session_messages where role = 'user' and uid <> 'somebody'",
    );
    const [where] = rows;
    const read = await restored.dependencies.sessions.service.read(
      { uid: where?.uid ?? "", anonymous: true, email: null },
      { id: where?.session_id ?? "", limit: 10 },
    );
    expect(read.messages.map(({ content }) => content)).toContain(words);
    await restored.close();
    await target.close();
  });

  it("is for its owner alone to read, and shows nobody what was said", () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const text = gunzipSync(readFileSync(file)).toString();
    expect(text).not.toContain("three");
    expect(text).not.toContain(sealedWords);
  });

  /** As the command does it, without a process for each. */
  const restore = (target: Awaited<ReturnType<typeof emptyDatabase>>, bytes: Buffer) => {
    const keyFile = openKeyFile(target.dataDir);
    const keys = createMessageKeys(() => keyFile.messageKeys());
    return readBackup(target.database.pool, Readable.from([bytes]).pipe(createGunzip()), (db) =>
      requireKeysInUse(db, { keys, secret: keyFile.authSecret() }, new Date()),
    );
  };

  it("goes nowhere where there is something already", async () => {
    const target = await emptyDatabase();
    const bytes = readFileSync(file);
    await restore(target, bytes);
    await expect(restore(target, bytes)).rejects.toThrow(/^There is something in/);
    await target.close();
  });

  it("that is cut short, or changed, changes nothing", async () => {
    const target = await emptyDatabase();
    const text = gunzipSync(readFileSync(file)).toString();
    const cut = gzipSync(text.slice(0, text.length * 0.7));
    await expect(restore(target, cut)).rejects.toThrow(/not a whole backup/);
    const [row = ""] = /^somebody\t.*\n/m.exec(text) ?? [];
    expect(row).not.toBe("");
    await expect(restore(target, gzipSync(text.replace(row, "")))).rejects.toThrow(
      /not a whole backup/,
    );
    await expect(restore(target, readFileSync(file).subarray(0, 2_000))).rejects.toThrow(
      /not a whole backup/,
    );
    expect(Object.values(await tablesOf(target.database)).flat()).toEqual([]);
    await target.close();
  });

  it("is refused by a server that lacks the key, before anything is kept", async () => {
    const target = await emptyDatabase();
    rmSync(join(target.dataDir, "keys.json"));
    await expect(restore(target, readFileSync(file))).rejects.toThrow(/lacks the key/);
    expect(Object.values(await tablesOf(target.database)).flat()).toEqual([]);
    await target.close();
  });
});
