import { limits } from "@app/contract/limits";
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

describe("a text conversation", () => {
  it("starts with the companion's first words, which say what it is", async () => {
    const { session, messages } = await person.client.sessions.create({});
    expect(session).toMatchObject({ session_type: "text", status: "active" });
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ role: "assistant", status: "complete" });
    expect(messages[0]?.content).toMatch(/\bAI\b/);
  });

  it("opens one session for one start, however often it is sent", async () => {
    const starts = await Promise.all(
      Array.from({ length: 5 }, () =>
        person.client.sessions.create({ client_session_id: "same-start" }),
      ),
    );
    expect(new Set(starts.map(({ session }) => session.id)).size).toBe(1);
  });

  it("streams a reply and keeps both sides in order", async () => {
    const { id } = await start();
    const reply = await say(person, id, "I argued with my sister and cannot let it go.");
    expect(reply.text).toMatch(/\w{3,}.*[.?]/);
    expect(reply.last).toMatchObject({ type: "done", writer: { model: "guide", host: null } });
    const read = await person.client.sessions.read({ id });
    expect(read.messages.map(({ role }) => role)).toEqual(["assistant", "user", "assistant"]);
    expect(read.messages[2]).toMatchObject({
      content: reply.text,
      id: reply.last?.type === "done" ? reply.last.message_id : "",
    });
  });

  it("answers plain text to whoever does not ask for events", async () => {
    const { id } = await start();
    const response = await test.inject(`/api/sessions/${id}/respond`, {
      method: "POST",
      headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
      body: JSON.stringify({ content: "A long day." }),
    });
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const text = await response.text();
    expect(text).not.toMatch(/event:|data:/);
    expect((await person.client.sessions.read({ id })).messages.at(-1)?.content).toBe(text);
  });

  it("stores and answers a message once, also when it is sent again", async () => {
    const { id } = await start();
    const first = await say(person, id, "Work is too much.", "message-1");
    const second = await say(person, id, "Work is too much.", "message-1");
    expect(second.text).toBe(first.text);
    expect(second.last).toEqual(first.last);
    expect((await person.client.sessions.read({ id })).messages).toHaveLength(3);
  });

  it("gives one of several turns at the same moment the floor and tells the others to wait", async () => {
    const { id } = await start();
    const turns = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) => say(person, id, "At once.", `parallel-${index}`)),
    );
    const done = turns.filter((turn) => turn.status === "fulfilled");
    const refused = turns.filter((turn) => turn.status === "rejected");
    expect(done.length).toBeGreaterThan(0);
    for (const turn of refused) expect(turn.reason).toMatchObject({ code: "reply_in_progress" });
    const { messages } = await person.client.sessions.read({ id });
    expect(messages).toHaveLength(1 + done.length * 2);
  });

  it("pages backwards through messages by keyset", async () => {
    const { id } = await start();
    for (let turn = 0; turn < 4; turn++) await say(person, id, `Thought number ${turn}.`);
    const whole = await person.client.sessions.read({ id });
    expect(whole.messages).toHaveLength(9);
    expect(whole.next_before).toBeNull();
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = await person.client.sessions.read({
        id,
        limit: 2,
        ...(before ? { before } : {}),
      });
      seen.unshift(...page.messages.map((message) => message.id));
      before = page.next_before ?? undefined;
    } while (before);
    expect(seen).toEqual(whole.messages.map((message) => message.id));
  });

  it("lists sessions newest first, fifty a page unless asked otherwise", async () => {
    const lister = await test.anonymous();
    const made: string[] = [];
    for (let index = 0; index < 7; index++) made.unshift((await start(lister)).id);
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = await lister.client.sessions.list({ limit: 3, ...(before ? { before } : {}) });
      seen.push(...page.sessions.map((session) => session.id));
      before = page.next_before ?? undefined;
    } while (before);
    expect([...seen].sort()).toEqual([...made].sort());
    expect(limits.session.pageDefault).toBe(50);
  });

  it("ends in the companion's words, takes a title, and says the same again when asked twice", async () => {
    const { id } = await start();
    await say(person, id, "My manager dismissed my idea in front of everyone.");
    const closing = await readReply(person.client.sessions.end({ id }));
    expect(closing.last?.type).toBe("done");
    expect(closing.text.length).toBeGreaterThan(20);
    const { session } = await person.client.sessions.read({ id });
    expect(session).toMatchObject({ status: "ended", summary_title: expect.stringMatching(/\w/) });
    expect((await readReply(person.client.sessions.end({ id }))).text).toBe(closing.text);
    expect((await refusalOf(say(person, id, "One more."))).code).toBe("session_ended");
    expect((await refusalOf(person.client.sessions.resume({ id }))).code).toBe("session_ended");
  });

  it("goes on after being restored", async () => {
    const { id } = await start();
    await readReply(person.client.sessions.end({ id }));
    expect((await person.client.sessions.restore({ id })).session.status).toBe("active");
    expect((await person.client.sessions.resume({ id })).session.status).toBe("active");
    expect((await say(person, id, "I came back.")).last?.type).toBe("done");
  });

  it("marks what the page said for the person as hidden", async () => {
    const { id } = await start();
    await readReply(
      person.client.sessions.respond({ id, content: "Continue", metadata: { ui_hidden: true } }),
    );
    const { messages } = await person.client.sessions.read({ id });
    expect(messages.map((message) => message.ui_hidden)).toEqual([false, true, false]);
  });
});

describe("what is kept", () => {
  it("is unreadable in the database and absent from the log", async () => {
    const marker = "zebra-lantern-quartz";
    const { id } = await start();
    await say(person, id, `My secret is ${marker}.`);
    const { rows } = await test.database.pool.query(
      "select row_to_json(session_messages)::text as row from session_messages where session_id = $1 union all select row_to_json(user_sessions)::text from user_sessions where id = $1",
      [id],
    );
    expect(rows).toHaveLength(4);
    const hex = Buffer.from(marker).toString("hex");
    for (const { row } of rows) {
      expect(row).not.toContain(marker);
      expect(row).not.toContain(hex);
    }
    expect(test.logLines.join("")).not.toContain(marker);
  });

  it("takes at most five queries for a message and its reply", async () => {
    const { id } = await start();
    await say(person, id, "The first one, so that everything is prepared.");
    const original = test.database.pool.query;
    let queries = 0;
    const counting = (...args: unknown[]): unknown => {
      queries++;
      return Reflect.apply(original, test.database.pool, args);
    };
    Object.assign(test.database.pool, { query: counting });
    try {
      await say(person, id, "The second one, counted.");
    } finally {
      Object.assign(test.database.pool, { query: original });
    }
    expect(queries).toBeGreaterThan(1);
    expect(queries).toBeLessThanOrEqual(5);
  });
});
