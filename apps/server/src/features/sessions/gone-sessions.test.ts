import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { countRows } from "../../testing/count-rows.ts";
import { madeUpEnvelope } from "../../testing/made-up-envelope.ts";
import {
  accountPassword,
  createTestApp,
  type TestApp,
  type TestPerson,
} from "../../testing/test-app.ts";
import { createOutcomeStore } from "./outcome-store.ts";
import { createTurnStore } from "./turn-store.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** A turn that is under way, and its end, which comes only when it is called. */
const beginTurn = async (person: TestPerson) => {
  const { session } = await person.client.sessions.create({});
  const place = { uid: person.uid, sessionId: session.id };
  const turns = createTurnStore(test.database.db);
  const outcomes = createOutcomeStore(test.database.db);
  const now = new Date();
  const body = Buffer.from("sealed");
  const message = { id: randomUUID(), body, uiHidden: false, clientMessageId: randomUUID() };
  const claim = await turns.claimWithMessage(place, 1, message, now);
  if (!claim) throw new Error("the turn was not free");
  const end = async () => {
    const at = new Date();
    const reply = {
      id: randomUUID(),
      body,
      state: body,
      status: "complete",
      writer: null,
      createdAt: at,
    } as const;
    await turns.finish(claim, reply, { lastDisclosedAt: null, endedAt: null, title: null }, at);
    await outcomes.save(place, 3, body, at);
  };
  return { id: session.id, end };
};
const left = async (uid: string, ...places: string[]) => {
  const counts = await countRows(test.database, uid);
  return places.map((place) => counts[`public.${place}`]);
};

it("the end of a turn is stored while the session is there", async () => {
  const person = await test.account();
  const { end } = await beginTurn(person);
  await end();
  expect(await left(person.uid, "session_messages", "session_outcomes")).toEqual([3, 1]);
});

it("a turn that outlives its person stores nothing", async () => {
  const person = await test.account();
  const { end } = await beginTurn(person);
  await person.client.account.remove({ confirm: "Y", password: accountPassword });
  await end();
  const counts = await countRows(test.database, person.uid);
  expect(Object.values(counts).filter((count) => count > 0)).toEqual([]);
});

it("a turn that outlives its text, since its claim ran out, stores nothing", async () => {
  const person = await test.account();
  const { id, end } = await beginTurn(person);
  await test.database.pool.query("update user_sessions set turn_until = now() where uid = $1", [
    person.uid,
  ]);
  const save = { id: randomUUID(), threadId: id, ...madeUpEnvelope(), forget: true };
  await person.client.vault.saveConversation(save);
  await end();
  expect(await left(person.uid, "session_messages", "session_outcomes")).toEqual([0, 0]);
});
