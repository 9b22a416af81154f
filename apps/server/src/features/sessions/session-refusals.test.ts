import { entitlements } from "@app/contract/entitlements";
import { errors } from "@app/contract/error-catalogue";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readReply } from "../../testing/read-reply.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import { say } from "../../testing/say.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";

let test: TestApp;
let person: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
  person = await test.anonymous();
});
afterAll(() => test.close());

const start = async (who = person) => (await who.client.sessions.create({})).session;

describe("what a conversation refuses", () => {
  it("has the spec's texts", async () => {
    const { id } = await start();
    expect((await refusalOf(say(person, id, "   "))).message).toBe(
      "Message content cannot be empty",
    );
    expect((await refusalOf(say(person, " ", "Hello"))).message).toBe("Session ID is required");
    const empty = await refusalOf(
      readReply(person.client.sessions.respondStateless({ id, history: [] })),
    );
    expect(empty.message).toBe("Conversation history cannot be empty for stateless fallback");
    const response = await test.inject(`/api/sessions/${id}/respond`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ content: "Hello" }),
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      detail: "Authentication required to send messages",
    });
  });

  it("keeps somebody else's session as unknown as one that never was", async () => {
    const { id } = await start();
    const stranger = await test.anonymous();
    for (const attempt of [
      () => stranger.client.sessions.read({ id }),
      () => stranger.client.sessions.resume({ id }),
      () => stranger.client.sessions.restore({ id }),
      () => say(stranger, id, "Hello"),
      () => readReply(stranger.client.sessions.end({ id })),
    ]) {
      const error = await refusalOf(attempt());
      expect(error).toMatchObject({ status: 404, message: errors.session_not_found.detail });
    }
  });

  it("refuses session types that need an account or a membership", async () => {
    const member = await test.account();
    const refused = (who: TestPerson, session_type: "voice" | "deepDive") =>
      refusalOf(who.client.sessions.create({ session_type }));
    expect((await refused(person, "voice")).code).toBe("account_required");
    expect((await refused(person, "deepDive")).code).toBe("account_required");
    expect((await refused(member, "deepDive")).code).toBe("not_in_plan");
    await test.database.db.execute(sql`update users set is_paid = true where uid = ${member.uid}`);
    const made = await member.client.sessions.create({ session_type: "deepDive" });
    expect(made.session.session_type).toBe("deepDive");
  });

  it("counts messages by the day, and never holds back a person in crisis", async () => {
    const limited = await test.anonymous();
    const { id } = await start(limited);
    const limit = entitlements.anonymous.messagesPerDay ?? 0;
    const today = test.clock.now.toISOString().slice(0, 10);
    await test.database.db.execute(
      sql`update users set messages_today = ${limit - 1}, messages_day = ${today} where uid = ${limited.uid}`,
    );
    expect((await limited.client.users.me({})).messages_left_today).toBe(1);
    expect((await say(limited, id, "The last one.")).last?.type).toBe("done");
    const refused = await refusalOf(say(limited, id, "One too many."));
    expect(refused).toMatchObject({ status: 429, code: "message_limit" });
    const crisis = await say(limited, id, "I want to kill myself tonight.");
    expect(crisis.events[0]).toMatchObject({ type: "safety", level: "crisis" });
    expect(crisis.last?.type).toBe("done");
  });
});

describe("after thirty days", () => {
  it("answers 410 and goes on without the server's memory", async () => {
    const { id } = await start();
    await say(person, id, "Remember this.");
    await test.database.db.execute(
      sql`update user_sessions set expires_at = now() - interval '1 second' where id = ${id}`,
    );
    for (const attempt of [
      () => person.client.sessions.read({ id }),
      () => person.client.sessions.resume({ id }),
      () => person.client.sessions.restore({ id }),
      () => say(person, id, "Still there?"),
    ])
      expect(await refusalOf(attempt())).toMatchObject({ status: 410, code: "session_gone" });
    const reply = await readReply(
      person.client.sessions.respondStateless({
        id,
        history: [
          { role: "assistant", content: "What would you like to put down first?" },
          { role: "user", content: "My exam is tomorrow and I am scared." },
        ],
      }),
    );
    expect(reply.last?.type).toBe("done");
    expect(reply.text.length).toBeGreaterThan(20);
  });

  it("takes a stateless history only when the person spoke last", async () => {
    const error = await refusalOf(
      readReply(
        person.client.sessions.respondStateless({
          id: "gone",
          history: [{ role: "assistant", content: "Hello." }],
        }),
      ),
    );
    expect(error).toMatchObject({ status: 400, code: "invalid_input" });
  });
});
