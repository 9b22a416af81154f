import { limits } from "@app/contract/limits";
import { afterAll, beforeAll, expect, it } from "vitest";
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
