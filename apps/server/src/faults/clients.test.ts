import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { createCompanion } from "@app/companion/companion";
import { createModel } from "@app/companion/models/configured-model";
import { type ModelServer, startModelServer } from "@app/companion/testing/model-server";
import { afterAll, beforeAll, expect, it } from "vitest";
import { expectNothingWrong } from "../testing/expect-nothing-wrong.ts";
import { beginTalk } from "../testing/talk.ts";
import { createTestApp, type TestApp, type TestPerson } from "../testing/test-app.ts";

const abandonedPeople = 25;
const sessionsEach = 6;

let models: ModelServer;
let test: TestApp;
let url: string;

beforeAll(async () => {
  models = await startModelServer();
  models.scenario("calm");
  test = await createTestApp({
    companion: createCompanion({
      model: createModel({
        kind: "openai-compatible",
        baseUrl: models.baseUrl,
        model: "chosen-by-the-test",
        apiKey: "key",
      }),
    }),
  });
  url = await test.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  test.app.server.closeAllConnections();
  await test.close();
  await models.close();
});

const claimed = async (): Promise<number> => {
  const { rows } = await test.database.pool.query<{ count: number }>(
    "select count(*)::int as count from user_sessions where turn_until is not null",
  );
  return rows[0]?.count ?? -1;
};

/** Asks for a reply and reads it a byte at a time. */
const readSlowly = ({ token }: TestPerson, id: string, everyMs: number) => {
  const body = JSON.stringify({ content: "Take your time.", client_message_id: "slow" });
  const socket = connect({ port: Number(new URL(url).port), host: "127.0.0.1" });
  let taken = 0;
  // Bytes are taken by hand, and only as many as asked for.
  socket.on("readable", () => undefined);
  socket.write(
    `POST /api/sessions/${id}/respond HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${token}\r\n` +
      `accept: text/event-stream\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  const reading = setInterval(() => {
    if (socket.read(1)) taken++;
  }, everyMs);
  return {
    taken: () => taken,
    leave: () => {
      clearInterval(reading);
      socket.destroy();
    },
  };
};

it("readers of a byte now and then hold nobody else up, and their own turn ends with the reply", async () => {
  const slow = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const person = await test.anonymous();
      const { session } = await person.client.sessions.create({});
      return readSlowly(person, session.id, 100);
    }),
  );
  await expect
    .poll(() => Math.min(...slow.map(({ taken }) => taken())), { timeout: 10_000 })
    .toBeGreaterThan(0);
  const talk = await beginTalk((await test.anonymous()).client);
  expect(await talk.say()).toEqual({ kind: "answered" });
  // The server is done with all of them, though their readers are far from it.
  await expect.poll(claimed, { timeout: 10_000 }).toBe(0);
  expect(Math.max(...slow.map(({ taken }) => taken()))).toBeLessThan(1_000);
  for (const { leave } of slow) leave();
  await expect.poll(() => test.dependencies.streams.count()).toBe(0);
  expectNothingWrong("30 readers of a byte now and then", [await talk.check()]);
});

it("hundreds of sessions opened and abandoned leave no stream, no claim, no call and no connection behind", async () => {
  models.scenario("calm", { tokens: 400, delayMs: 5 });
  const people = await Promise.all(Array.from({ length: abandonedPeople }, test.anonymous));
  const abandon = async ({ client, token }: TestPerson): Promise<void> => {
    const { session } = await client.sessions.create({});
    const controller = new AbortController();
    const answer = await fetch(`${url}/api/sessions/${session.id}/respond`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        accept: "text/event-stream",
        "content-type": "application/json",
      },
      body: JSON.stringify({ content: "Never mind.", client_message_id: "left" }),
      signal: controller.signal,
    });
    expect(answer.status).toBe(200);
    controller.abort();
  };
  await Promise.all(
    people.map(async (person) => {
      for (let count = 0; count < sessionsEach; count++) await abandon(person);
    }),
  );
  await expect.poll(() => test.dependencies.streams.count(), { timeout: 10_000 }).toBe(0);
  await expect.poll(() => models.openConnections(), { timeout: 10_000 }).toBe(0);
  await expect.poll(claimed, { timeout: 10_000 }).toBe(0);
  await wait(50);
  const { pool } = test.database;
  expect({ waiting: pool.waitingCount, busy: pool.totalCount - pool.idleCount }).toEqual({
    waiting: 0,
    busy: 0,
  });
  const { rows } = await pool.query<{ sessions: number; messages: number }>(`
    select count(distinct session_id)::int as sessions, count(*)::int as messages
    from session_messages where client_message_id = 'left'`);
  const sessions = abandonedPeople * sessionsEach;
  expect(rows).toEqual([{ sessions, messages: sessions }]);
  process.stdout.write(`${sessions} sessions abandoned: lost 0, duplicated 0, left open 0\n`);
}, 60_000);
