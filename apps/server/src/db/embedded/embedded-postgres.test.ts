import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { makeDataDir } from "../../testing/make-data-dir.ts";
import { connectDatabase } from "../client.ts";
import { takeDataLock } from "./data-lock.ts";
import { runningEmbeddedUrl, startEmbeddedPostgres } from "./embedded-postgres.ts";

const dataDir = makeDataDir();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const query = async (url: string, text: string): Promise<unknown[]> => {
  const database = connectDatabase({ url, poolSize: 1, onIdleError: () => undefined });
  try {
    return (await database.pool.query(text)).rows;
  } finally {
    await database.close();
  }
};

/** A second process that starts the database, writes a row and is killed without warning. */
const startAndKill = async (): Promise<void> => {
  const moduleUrl = new URL("./embedded-postgres.ts", import.meta.url).href;
  const clientUrl = new URL("../client.ts", import.meta.url).href;
  const code = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(moduleUrl)});
    const { connectDatabase } = await import(${JSON.stringify(clientUrl)});
    const running = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    const { pool } = connectDatabase({ url: running.url, poolSize: 1, onIdleError() {} });
    await pool.query("create table if not exists kept (word text)");
    await pool.query("insert into kept values ('written')");
    console.log("ready");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "pipe", "inherit"],
    cwd: fileURLToPath(new URL(".", import.meta.url)),
  });
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");
};

it("starts after its process was killed, with everything that was written", async () => {
  await startAndKill();
  const running = await startEmbeddedPostgres({ dataDir });
  expect(await query(running.url, "select word from kept")).toEqual([{ word: "written" }]);
  expect(runningEmbeddedUrl(dataDir)).toBe(running.url);
  await running.stop();
  expect(runningEmbeddedUrl(dataDir)).toBeUndefined();
});

it("says when it ends without having been asked", async () => {
  const running = await startEmbeddedPostgres({ dataDir });
  const [row] = (await query(
    running.url,
    "select pg_backend_pid(), current_setting('data_directory') as dir",
  )) as {
    dir: string;
  }[];
  process.kill(
    Number(readFileSync(join(row?.dir ?? "", "postmaster.pid"), "utf8").split("\n")[0]),
    "SIGQUIT",
  );
  await expect(running.died).resolves.toMatch(/ended/);
  await running.stop();
});

it("lets one living process hold a data folder, and names it", async () => {
  const other = spawn("sleep", ["30"]);
  const file = join(dataDir, "held.lock");
  const stat = readFileSync(`/proc/${other.pid}/stat`, "utf8");
  const started = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  writeFileSync(file, JSON.stringify({ pid: other.pid, started }));
  await expect(takeDataLock(file, dataDir, 200)).rejects.toThrow(`Another process (${other.pid})`);
  other.kill("SIGKILL");
  await once(other, "exit");
  const lock = await takeDataLock(file, dataDir, 200);
  lock.release();
});

it("is not held up by another process that got a dead holder's number", async () => {
  const file = join(dataDir, "reused.lock");
  writeFileSync(file, JSON.stringify({ pid: process.ppid, started: "1" }));
  const lock = await takeDataLock(file, dataDir, 200);
  lock.release();
});

it("says what to do where nothing can be written to the folder for temporary files", async () => {
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = join(dataDir, "not-there");
  try {
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow("Set TMPDIR to one that can.");
  } finally {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
  }
  // The lock was given back: the next start succeeds.
  await (await startEmbeddedPostgres({ dataDir })).stop();
});
