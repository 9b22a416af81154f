import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { madeUpEnvelope } from "../../testing/made-up-envelope.ts";
import { say } from "../../testing/say.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe("the session count", () => {
  it("is true when many sessions begin at once, and one begun twice counts once", async () => {
    const { client } = await test.anonymous();
    await Promise.all([
      ...Array.from({ length: 12 }, () => client.sessions.create({})),
      ...Array.from({ length: 6 }, () => client.sessions.create({ client_session_id: "same" })),
    ]);
    const counts = await client.users.sessionCount({});
    expect(counts.totalSessions).toBe(13);
    expect(counts.totalSessions).toBe((await client.sessions.list({})).sessions.length);
  });

  it("of what is saved is true when things are saved and removed at once", async () => {
    const { client } = await test.account();
    const save = (name: string) =>
      client.vault.saveConversation({
        id: `record-${name}`,
        threadId: `thread-${name}`,
        ...madeUpEnvelope(),
      });
    await Promise.all(["one", "two", "three", "four"].map(save));
    await Promise.all([client.vault.removeConversation({ id: "record-one" }), save("five")]);
    expect((await client.users.sessionCount({})).totalSavedSession).toBe(4);
  });

  it("that cannot be had says so in the spec's words", async () => {
    const own = await createTestApp();
    try {
      const { uid } = await own.anonymous();
      await own.database.db.execute(sql`alter table users rename to users_elsewhere`);
      await expect(own.dependencies.users.service.sessionCount(uid)).rejects.toThrow(
        "Failed to retrieve session count",
      );
    } finally {
      await own.close();
    }
  });
});

describe("deep_insight_sent", () => {
  it("moves when a deep dive's insight was sent, and never back", async () => {
    const person = await test.account();
    await test.dependencies.membership.setPlan(person.uid, "paid", "given");
    const { client } = person;
    const sent = async (id: string) =>
      (await client.sessions.list({})).sessions.find((session) => session.id === id)
        ?.deep_insight_sent;
    for (const session_type of ["deepDive", "text"] as const) {
      const { session } = await client.sessions.create({ session_type });
      await say(person, session.id, "My sister and I argued again.");
      for await (const _ of client.sessions.end({ id: session.id }));
      expect(await sent(session.id)).toBe(false);
      await client.sessions.outcome({ id: session.id });
      expect(await sent(session.id)).toBe(session_type === "deepDive");
      await client.sessions.restore({ id: session.id });
      expect(await sent(session.id)).toBe(session_type === "deepDive");
    }
  });
});
