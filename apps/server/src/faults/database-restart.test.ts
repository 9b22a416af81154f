import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { openDatabaseLine } from "../testing/database-line.ts";
import { expectNothingWrong } from "../testing/expect-nothing-wrong.ts";
import { makeDataDir } from "../testing/make-data-dir.ts";
import { signInAt } from "../testing/person-at.ts";
import { type ServerProcess, startServerProcess } from "../testing/server-process.ts";
import { beginTalk, type SayOutcome } from "../testing/talk.ts";
import { createTestDatabase } from "../testing/test-database.ts";

const running = new Set<ServerProcess>();
const dataDirs: string[] = [];
afterAll(async () => {
  for (const server of running) server.signal("SIGTERM");
  await Promise.all([...running].map(({ exit }) => exit));
  for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
});

const start = async (env: Record<string, string> = {}) => {
  const dataDir = makeDataDir();
  dataDirs.push(dataDir);
  const server = await startServerProcess({ DATA_DIR: dataDir, ...env });
  running.add(server);
  void server.exit.then(() => running.delete(server));
  return { server, dataDir };
};

/** False where it is gone already. */
const killDatabase = (dataDir: string): boolean => {
  try {
    const file = join(dataDir, "postgres", "data", "postmaster.pid");
    const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
    // A file that is just being written is empty, and 0 would be everybody, this process among them.
    if (!pid) return false;
    process.kill(pid, "SIGKILL");
    return true;
  } catch {
    return false;
  }
};

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

it("an embedded database that is killed comes back under its server, and nothing confirmed is lost; one that ends again and again ends it in plain words", async () => {
  const { server, dataDir } = await start();
  const people = await Promise.all([1, 2, 3].map(() => signInAt(server.url)));
  const talks = await Promise.all(people.map((person) => beginTalk(person.at(server.url))));
  const outcomes: SayOutcome[] = [];
  let goingOn = true;
  const traffic = talks.map(async (talk) => {
    while (goingOn) {
      outcomes.push(await talk.say());
      await wait(100);
    }
  });
  for (let kills = 0; kills < 2; kills++) {
    const answeredBefore = outcomes.length;
    expect(killDatabase(dataDir)).toBe(true);
    expect(await statusOf(`${server.url}/healthz`)).toBe(200);
    expect(await statusOf(`${server.url}/api/setup`)).toBe(200);
    await expect
      .poll(() => outcomes.slice(answeredBefore + 3).some(({ kind }) => kind === "answered"), {
        timeout: 30_000,
      })
      .toBe(true);
  }
  goingOn = false;
  await Promise.all(traffic);
  expect(outcomes.filter(({ kind }) => kind === "failed")).toEqual([]);
  for (const outcome of outcomes)
    if (outcome.kind === "told")
      expect(["unavailable", "reply_in_progress"]).toContain(outcome.code);
  // A turn that broke with the database holds its session for some seconds.
  await expect
    .poll(
      async () =>
        (await Promise.all(talks.map((talk) => talk.sayAgain())))
          .flat()
          .filter(({ kind }) => kind !== "answered"),
      { timeout: 40_000, interval: 500 },
    )
    .toEqual([]);
  expectNothingWrong(
    `an embedded database killed twice during ${outcomes.length} messages`,
    await Promise.all(talks.map((talk) => talk.check())),
  );

  let exit: number | null | undefined;
  void server.exit.then((code) => {
    exit = code;
  });
  while (exit === undefined) {
    killDatabase(dataDir);
    await wait(50);
  }
  expect(exit).toBe(1);
  expect(server.output()).toMatch(
    /^The embedded PostgreSQL .+ It was started again several times, and is not any more\.$/m,
  );
  expect(server.output()).not.toMatch(/^\s+at /m);
}, 120_000);

it("a server whose database comes up late serves what needs none, says so of the rest, and then serves all", async () => {
  const database = await createTestDatabase();
  const line = await openDatabaseLine(database.url);
  line.set("cut");
  const { server } = await start({ DATABASE_URL: line.url });
  expect(server.output()).toContain("The database does not answer yet.");
  for (const path of ["/healthz", "/api/setup", "/api/openapi.json"])
    expect(await statusOf(server.url + path)).toBe(200);
  for (const path of ["/readyz", "/api/users/me", "/api/auth/token"]) {
    const answer = await fetch(server.url + path);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await answer.json()).toMatchObject({ code: "unavailable", detail: expect.any(String) });
  }
  line.set("open");
  await expect
    .poll(() => statusOf(`${server.url}/readyz`), { timeout: 60_000, interval: 200 })
    .toBe(200);
  const person = await signInAt(server.url);
  const { id } = await beginTalk(person.at(server.url));
  expect((await person.at(server.url).sessions.read({ id })).session.id).toBe(id);
  expect(await server.stop()).toBe(0);
  await line.close();
  await database.close();
}, 120_000);

it("a database that lets nobody in is no late one: the start ends in one sentence", async () => {
  const database = await createTestDatabase();
  const line = await openDatabaseLine(database.url);
  const elsewhere = line.url.replace(/\/\w+$/, "/not_there");
  await expect(start({ DATABASE_URL: elsewhere })).rejects.toThrow(
    /^DATABASE_URL does not lead to a database: 3D000\.$/,
  );
  await line.close();
  await database.close();
}, 60_000);
