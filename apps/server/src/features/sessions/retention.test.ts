import { randomUUID } from "node:crypto";
import { limits } from "@app/contract/limits";
import { afterAll, beforeAll, expect, it } from "vitest";
import { madeUpEnvelope } from "../../testing/made-up-envelope.ts";
import { readReply } from "../../testing/read-reply.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { deleteExpiredText } from "./retention.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const dayMs = 24 * 60 * 60_000;

it("deletes a session's text when its thirty days are over, not a day before", async () => {
  const person = await test.anonymous();
  const { session } = await person.client.sessions.create({ initial_answer: "Tired." });
  await readReply(person.client.sessions.respond({ id: session.id, content: "A long week." }));
  const messages = async () =>
    (
      await test.database.pool.query(
        "select count(*)::int as count from session_messages where uid = $1",
        [person.uid],
      )
    ).rows[0].count;

  const created = new Date(session.created_at).getTime();
  const { retentionDays } = limits.session;
  await deleteExpiredText(test.database.db, new Date(created + (retentionDays - 1) * dayMs));
  expect(await messages()).toBe(3);
  await deleteExpiredText(test.database.db, new Date(created + retentionDays * dayMs));
  expect(await messages()).toBe(0);
  const { rows } = await test.database.pool.query(
    "select initial_answer from user_sessions where uid = $1",
    [person.uid],
  );
  expect(rows).toEqual([{ initial_answer: null }]);
});

it("leaves what people saved, beside the session and apart from it", async () => {
  const person = await test.account();
  const { client } = person;
  const { session } = await client.sessions.create({});
  const { session: other } = await client.sessions.create({});
  const id = randomUUID();
  const envelope = madeUpEnvelope();
  const { encryptedData, iv } = envelope;
  await client.vault.saveConversation({ id, threadId: session.id, ...envelope });
  await client.vault.saveRecord({ kind: "summary", id, ...envelope });
  await client.vault.updateEncrypted({ id: other.id, encrypted_conversation: encryptedData, iv });
  await client.summaries.save({ threadId: session.id, title: "A week", message: "It was long." });

  const after = new Date(test.clock.now.getTime() + (limits.session.retentionDays + 1) * dayMs);
  expect(await deleteExpiredText(test.database.db, after)).toBeGreaterThan(0);
  expect(await client.vault.readConversation({ id })).toMatchObject(envelope);
  expect(await client.vault.readRecord({ kind: "summary", id })).toMatchObject(envelope);
  expect(await client.vault.readEncrypted({ id: other.id })).toMatchObject({ iv });
  expect((await client.summaries.list({})).summaries).toMatchObject([{ title: "A week" }]);
  expect(await client.users.me({})).toMatchObject({
    encryptedConversationCount: 2,
    totalSavedSession: 2,
  });
});
