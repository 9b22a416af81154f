import { limits } from "@app/contract/limits";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createMessageKeys, openKeyFile } from "../keys.ts";
import { readReply } from "../testing/read-reply.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { resealAll } from "./reseal.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it("moves every text to the new key while the server goes on", async () => {
  const person = await test.anonymous();
  const { session } = await person.client.sessions.create({ initial_answer: "Start here." });
  await readReply(person.client.sessions.respond({ id: session.id, content: "Before." }));
  await readReply(person.client.sessions.end({ id: session.id }));
  const before = await person.client.sessions.read({ id: session.id });
  const secret = "s".repeat(limits.board.secretMinChars);
  await person.client.board.leave({ text: "Said before the key was changed.", secret });
  const board = await person.client.board.list({});

  const file = openKeyFile(test.dataDir);
  file.addMessageKey();
  const keys = createMessageKeys(file.messageKeys);
  expect(await resealAll(test.database.db, keys)).toBeGreaterThanOrEqual(7);
  expect(await resealAll(test.database.db, keys)).toBe(0);
  file.dropOldMessageKeys();
  expect(await person.client.sessions.read({ id: session.id })).toEqual(before);
  expect(await person.client.board.list({})).toEqual(board);
});

it("keeps where a talk stands, and empties what the version before has left behind", async () => {
  const person = await test.anonymous();
  const begin = async () => {
    const { session } = await person.client.sessions.create({});
    const content = "A decision";
    await readReply(person.client.sessions.respond({ id: session.id, content }));
    return session.id;
  };
  const [kept, lost] = [await begin(), await begin()];
  const read = (id: string) => person.client.sessions.read({ id });
  const before = await read(kept);
  expect(before.messages.at(-1)).toMatchObject({ place: { step: 1 } });
  const { pool } = test.database;
  await pool.query("update session_messages set state = body where session_id = $1", [lost]);

  const file = openKeyFile(test.dataDir);
  file.addMessageKey();
  await resealAll(test.database.db, createMessageKeys(file.messageKeys));
  file.dropOldMessageKeys();
  expect(await read(kept)).toEqual(before);
  expect((await read(lost)).messages).toHaveLength(3);
  const { rows } = await pool.query("select state from session_messages where session_id = $1", [
    lost,
  ]);
  expect(rows.map(({ state }) => state)).toEqual([null, null, null]);
});
