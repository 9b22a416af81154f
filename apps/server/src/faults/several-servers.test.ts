import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { type ModelServer, startModelServer } from "@app/companion/testing/model-server";
import { ApiError } from "@app/contract/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Balancer, startBalancer } from "../testing/balancer.ts";
import { type DatabaseLine, openDatabaseLine } from "../testing/database-line.ts";
import { expectNothingWrong } from "../testing/expect-nothing-wrong.ts";
import { makeDataDir } from "../testing/make-data-dir.ts";
import { signInAt } from "../testing/person-at.ts";
import { readReply } from "../testing/read-reply.ts";
import { type ServerProcess, startServerProcess } from "../testing/server-process.ts";
import { beginTalk, type SayOutcome } from "../testing/talk.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { createTestDatabase } from "../testing/test-database.ts";

let models: ModelServer;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let line: DatabaseLine;
let balancer: Balancer;
const running = new Set<ServerProcess>();
const dataDirs: string[] = [];
const shared = {
  AUTH_SECRET: randomBytes(32).toString("base64"),
  MESSAGE_KEYS: randomBytes(32).toString("base64"),
};

/** What all of them are given: a token tells for which address it is, and theirs is the same. */
const settings = () => ({
  PORT: "0",
  ...shared,
  MODEL_PROVIDER: "openai-compatible",
  MODEL_BASE_URL: models.baseUrl,
  MODEL_NAME: "chosen-by-the-test",
});

const start = async (env: Record<string, string> = {}): Promise<ServerProcess> => {
  const dataDir = makeDataDir();
  dataDirs.push(dataDir);
  const server = await startServerProcess({
    ...settings(),
    DATA_DIR: dataDir,
    DATABASE_URL: line.url,
    DATABASE_POOL: "8",
    DRAIN_SECONDS: "1",
    REPLY_GRACE_SECONDS: "20",
    ...env,
  });
  running.add(server);
  void server.exit.then(() => running.delete(server));
  return server;
};

/** One that will be killed, and one that will be asked to stop. */
let first: ServerProcess;
let leaving: ServerProcess;
/** One that nothing happens to, and so needs no process: it has only the database and the keys with the others in common. */
let app: TestApp;
let second: { url: string };

beforeAll(async () => {
  models = await startModelServer();
  database = await createTestDatabase();
  line = await openDatabaseLine(database.url);
  balancer = await startBalancer();
  [first, leaving, app] = await Promise.all([
    start(),
    start(),
    createTestApp({ database, ownCompanion: true, env: settings() }),
  ]);
  second = { url: await app.app.listen({ port: 0, host: "127.0.0.1" }) };
});
afterAll(async () => {
  await balancer.close();
  for (const server of running) server.signal("SIGKILL");
  await Promise.all([...running].map(({ exit }) => exit));
  await line.close();
  await app.close();
  await models.close();
  for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
});

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : String(error));

describe("what one server knows, another knows", () => {
  it("a conversation goes on at the other, by the same sign-in and with the same history", async () => {
    models.scenario("calm");
    const person = await signInAt(first.url);
    const talk = await beginTalk(person.at(first.url));
    expect(await talk.say(person.at(second.url))).toEqual({ kind: "answered" });
    expect(await talk.say(person.at(first.url))).toEqual({ kind: "answered" });
    expectNothingWrong("a conversation at two servers", [await talk.check(person.at(second.url))]);
  }, 180_000);

  it("a reply that one is writing, the other does not write a second time", async () => {
    models.scenario("calm", { tokens: 60, delayMs: 40 });
    const person = await signInAt(first.url);
    const { session } = await person.at(first.url).sessions.create({});
    const message = { id: session.id, content: "Only once.", client_message_id: "once" };
    const asked = models.requests.length;
    const reply = readReply(person.at(first.url).sessions.respond(message));
    await expect.poll(() => models.requests.length, { timeout: 30_000 }).toBeGreaterThan(asked);
    const refused = await readReply(person.at(second.url).sessions.respond(message)).catch(codeOf);
    expect(refused).toBe("reply_in_progress");
    const { text } = await reply;
    const askedAfter = models.requests.length;
    // Asked for again where it was not written, it is the same reply, and the model hears nothing of it.
    expect((await readReply(person.at(second.url).sessions.respond(message))).text).toBe(text);
    expect(models.requests.length).toBe(askedAfter);
  });

  it("a sign-in that ends at one ends at the other", async () => {
    const person = await signInAt(first.url);
    await person.at(leaving.url).users.me({});
    await fetch(`${first.url}/api/auth/sign-out`, {
      method: "POST",
      headers: { cookie: person.cookie, origin: first.url, "content-type": "application/json" },
      body: "{}",
    });
    await expect
      .poll(() => person.at(leaving.url).users.me({}).catch(codeOf), { timeout: 5_000 })
      .toBe("authentication_required");
  });

  it("a server with other keys does not start, instead of storing what nobody else can read", async () => {
    const other = randomBytes(32).toString("base64");
    await expect(start({ MESSAGE_KEYS: other })).rejects.toThrow(/MESSAGE_KEYS lacks the key/);
  }, 120_000);
});

describe("a server that is killed in mid-reply", () => {
  it("leaves the person's message and the half reply, marked, and the next server goes on", async () => {
    models.scenario("calm", { tokens: 400, delayMs: 50 });
    const person = await signInAt(first.url);
    const there = person.at(second.url);
    const { session } = await person.at(first.url).sessions.create({});
    const message = { id: session.id, content: "Are you there?", client_message_id: "killed" };
    const broken = readReply(person.at(first.url).sessions.respond(message)).catch(() => "cut");
    const read = async () => (await there.sessions.read({ id: session.id })).messages;
    await expect
      .poll(async () => (await read()).at(-1)?.status, { timeout: 10_000 })
      .toBe("interrupted");
    first.signal("SIGKILL");
    expect(await broken).toBe("cut");
    const left = await read();
    expect(left.map(({ role }) => role)).toEqual(["assistant", "user", "assistant"]);
    expect(left[1]).toMatchObject({ content: message.content, status: "complete" });
    expect(left[2]?.content.length).toBeGreaterThan(10);

    // Its claim runs out after a quarter of a minute; the test does not wait for it.
    await database.pool.query(
      "update user_sessions set turn_until = turn_until - interval '15 seconds'",
    );
    models.scenario("calm");
    const again = await readReply(there.sessions.respond(message));
    expect(again.last?.type).toBe("done");
    const after = await read();
    expect(after.map(({ content }) => content).slice(1)).toEqual([message.content, again.text]);
    expect(after[2]?.status).toBe("complete");
  }, 60_000);
});

/** A server is ready only once what reads messages is warm. */
const untilWarm = { timeout: 60_000 };

describe("a rolling restart", () => {
  it("fails no request and loses no stream", async () => {
    models.scenario("calm", { tokens: 20, delayMs: 30 });
    balancer.use([leaving.url]);
    await expect.poll(() => balancer.ready(), untilWarm).toEqual([leaving.url]);

    let goingOn = true;
    const outcomes: SayOutcome[] = [];
    const people = await Promise.all(Array.from({ length: 5 }, () => signInAt(balancer.url)));
    const talks = await Promise.all(
      people.map(async (person) => {
        const client = person.at(balancer.url);
        const talk = await beginTalk(client);
        const traffic = (async () => {
          while (goingOn) {
            outcomes.push(await talk.say());
            await client.sessions.list({}).catch((error: unknown) => {
              outcomes.push({ kind: "failed", why: codeOf(error) ?? "list" });
            });
          }
        })();
        return { talk, traffic };
      }),
    );

    /** Until everybody was answered once more, one way or another. */
    const answersGoOn = async () => {
      const enough = outcomes.length + 2 * people.length;
      await expect.poll(() => outcomes.length, untilWarm).toBeGreaterThan(enough);
    };
    await answersGoOn();
    balancer.use([leaving.url, second.url]);
    await expect.poll(() => balancer.ready(), untilWarm).toContain(second.url);
    await answersGoOn();
    // The old one goes while the new one alone is left.
    expect(await leaving.stop()).toBe(0);
    balancer.use([second.url]);
    await answersGoOn();
    goingOn = false;
    await Promise.all(talks.map(({ traffic }) => traffic));

    expect(outcomes.filter(({ kind }) => kind !== "answered")).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(20);
    expectNothingWrong(
      `a rolling restart during ${outcomes.length} replies`,
      await Promise.all(talks.map(({ talk }) => talk.check())),
    );
  }, 180_000);
});
