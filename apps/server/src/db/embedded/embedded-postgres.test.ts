import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { StartError } from "../../start-error.ts";
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

/** As a machine without memory does it. */
const kill = (home: string): void => {
  const [pid] = readFileSync(join(home, "data", "postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
};

const patient = { timeout: 30_000 };

it("is started again in place when it ends unasked, with everything that was confirmed", async () => {
  const ends: string[] = [];
  const running = await startEmbeddedPostgres({ dataDir, onEnd: (how) => ends.push(how) });
  const { pool, close } = connectDatabase({
    url: running.url,
    poolSize: 2,
    patience: { connectMs: 20_000, statementMs: 20_000, answerMs: 20_000, returnMs: 20_000 },
    onIdleError: () => undefined,
  });
  await pool.query("create table if not exists counted (n int)");
  for (let n = 1; n <= 2; n++) {
    await pool.query("insert into counted values ($1)", [n]);
    kill(running.home);
    await expect.poll(() => ends.length, patient).toBeGreaterThanOrEqual(n);
    // Whoever asks meanwhile waits for it; only what was on a line that broke is lost.
    const counted = () =>
      pool.query("select count(*)::int as n from counted").then(
        ({ rows }) => rows,
        () => null,
      );
    await expect.poll(counted, patient).toEqual([{ n }]);
  }
  expect(ends[0]).toBe("The embedded PostgreSQL ended with SIGKILL.");
  await close();
  await running.stop();
});

it("that ends again and again is given up in plain words", async () => {
  let killed = 0;
  const running = await startEmbeddedPostgres({ dataDir });
  const failed = running.failed.then((words) => ({ words }));
  let given: { words: string } | undefined;
  void failed.then((value) => {
    given = value;
  });
  await expect
    .poll(
      async () => {
        try {
          await query(running.url, "select 1");
          kill(running.home);
          killed++;
        } catch {
          // It is being started, or will not be any more.
        }
        return given?.words;
      },
      { timeout: 30_000, interval: 20 },
    )
    .toMatch(
      /^The embedded PostgreSQL .+ It was started again several times, and is not any more\.$/,
    );
  expect(killed).toBeGreaterThan(1);
  await running.stop();
  await (await startEmbeddedPostgres({ dataDir })).stop();
}, 40_000);

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
    const refused = await startEmbeddedPostgres({ dataDir }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(StartError);
    expect(String(refused)).toContain("Set TMPDIR to one that can.");
  } finally {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
  }
  // The lock was given back: the next start succeeds.
  await (await startEmbeddedPostgres({ dataDir })).stop();
});
