import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import { connectDatabase } from "./db/client.ts";
import { startEmbeddedPostgres } from "./db/embedded/embedded-postgres.ts";
import { makeDataDir } from "./testing/make-data-dir.ts";
import { compileCache, nodeArgs } from "./testing/server-process.ts";

const dataDir = makeDataDir();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const command = fileURLToPath(new URL("./admin.ts", import.meta.url));
const run = (...words: string[]) =>
  promisify(execFile)(process.execPath, [...nodeArgs, command, ...words], {
    env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE: compileCache, DATA_DIR: dataDir },
  });

it("works without a server, beside one, and after one was killed", async () => {
  // Without: the database is started, made, and stopped again.
  expect((await run("staff")).stdout).toContain("Nobody works at the desk");

  // Beside: the database that another process holds open is used.
  const held = await startEmbeddedPostgres({ dataDir });
  const { pool, close } = connectDatabase({
    url: held.url,
    poolSize: 1,
    onIdleError: () => undefined,
  });
  await pool.query(
    "insert into users (uid, anonymous, email) values ('u1', false, 'ana@mail.example')",
  );
  expect((await run("make-admin", "ana@mail.example")).stdout).toContain("is admin now");
  const { rows } = await pool.query("select uid, role from staff");
  expect(rows).toEqual([{ uid: "u1", role: "admin" }]);
  expect(await pool.query("select 1")).toBeDefined();
  await close();
  await held.stop();

  // After: a server that was killed leaves an address at which nobody answers.
  const deadSocketDir = join(dataDir, "dead");
  mkdirSync(deadSocketDir);
  writeFileSync(join(deadSocketDir, ".s.PGSQL.5432"), "");
  writeFileSync(join(held.home, "socket-dir"), deadSocketDir);
  expect((await run("staff")).stdout).toContain("ana@mail.example");
}, 180_000);

it("says in one line what it did not understand, and fails", async () => {
  const failure = await run("no-such-thing").catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 1, stdout: "" });
  const { stderr } = failure as { stderr: string };
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(stderr).toContain("help says what there is");
}, 90_000);
