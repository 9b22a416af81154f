import { aiDisclosure } from "@app/companion/turn/disclosure";
import { entitlements } from "@app/contract/entitlements";
import { timings } from "@app/contract/timings";
import { longHoursWords } from "@app/safety/leaning";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type HeardReply, readReply } from "../../testing/read-reply.ts";
import { say } from "../../testing/say.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let test: TestApp;
let start: Date;
beforeAll(async () => {
  test = await createTestApp();
  start = test.clock.now;
});
afterAll(() => test.close());
afterEach(() => {
  test.clock.now = start;
});

const later = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms);
};
/** A token does not outlive ten minutes, so time goes on in the session's own rows. */
const age = (id: string, ms: number) =>
  test.database.db.execute(sql`
    update user_sessions
    set last_disclosed_at = last_disclosed_at - ${ms} * interval '1 millisecond',
        last_message_at = last_message_at - ${ms} * interval '1 millisecond'
    where id = ${id}`);

const disclosed = ({ events }: HeardReply) =>
  events.some((event) => event.type === "disclosure" && event.text === aiDisclosure);

describe("what is talking", () => {
  it("is said at the start, after three hours, after seven idle days, and when asked", async () => {
    const person = await test.anonymous();
    const { session, messages } = await person.client.sessions.create({});
    expect(messages[0]?.content).toMatch(/\bAI\b/);
    expect(disclosed(await say(person, session.id, "A long day."))).toBe(false);
    later(5 * 60_000);
    expect(disclosed(await say(person, session.id, "Longer than others."))).toBe(false);
    await age(session.id, timings.disclosure.repeatMs);
    expect(disclosed(await say(person, session.id, "And it goes on."))).toBe(true);
    expect(disclosed(await say(person, session.id, "Still."))).toBe(false);
    await age(session.id, timings.disclosure.idleMs);
    expect(disclosed(await say(person, session.id, "I am back."))).toBe(true);
    expect(disclosed(await say(person, session.id, "Are you a real person?"))).toBe(true);
  });

  it("is said once to a conversation that only its page holds, and again after three hours", async () => {
    const person = await test.anonymous();
    const stateless = () =>
      readReply(
        person.client.sessions.respondStateless({
          id: "gone-for-long",
          history: [{ role: "user", content: "Work is a lot." }],
        }),
      );
    expect(disclosed(await stateless())).toBe(true);
    expect(disclosed(await stateless())).toBe(false);
  });
});

describe("a limit", () => {
  it("holds nobody back in danger, nor in the turns that follow", async () => {
    const person = await test.anonymous();
    const { session } = await person.client.sessions.create({});
    const limit = entitlements.anonymous.messagesPerDay ?? 0;
    const today = test.clock.now.toISOString().slice(0, 10);
    await test.database.db.execute(
      sql`update users set messages_today = ${limit}, messages_day = ${today} where uid = ${person.uid}`,
    );
    await expect(say(person, session.id, "Hello.")).rejects.toMatchObject({ status: 429 });
    const crisis = await readReply(
      person.client.sessions.respond({
        id: session.id,
        content: "I want to kill myself",
        country: "GB",
      }),
    );
    expect(crisis.text).toContain("116 123");
    for (const content of [
      "it comes and goes",
      "no",
      "my sister maybe",
      "I do not know",
      "no",
      "ok",
      "hm",
    ])
      expect((await say(person, session.id, content)).last?.type, content).toBe("done");
    const stateless = await readReply(
      person.client.sessions.respondStateless({
        id: "gone",
        history: [{ role: "user", content: "I want to kill myself" }],
      }),
    );
    expect(stateless.text).toContain("findahelpline.com");
  });
});

describe("somebody who spends hours a day here", () => {
  const fill = (uid: string, sessionId: string, days: readonly number[], minutes: number) =>
    test.database.db.execute(sql`
      insert into session_messages (uid, session_id, seq, id, role, body, status, created_at)
      select ${uid}, ${sessionId}, 1000 + day * 1000 + minute, 'f' || day || '-' || minute, 'user',
        '\\x00'::bytea, 'complete',
        date_trunc('day', ${test.clock.now}::timestamptz at time zone 'UTC') at time zone 'UTC'
          - day * interval '1 day' + interval '8 hours' + minute * interval '1 minute'
      from unnest(array[${sql.join(
        days.map((day) => sql`${day}::int`),
        sql`, `,
      )}]) as day, generate_series(0, ${minutes}, 5) as minute`);

  const firstOfTheDay = async (days: readonly number[], minutes: number) => {
    const person = await test.anonymous();
    const old = await person.client.sessions.create({});
    await fill(person.uid, old.session.id, days, minutes);
    const { session } = await person.client.sessions.create({});
    const first = await say(person, session.id, "Good morning, it rained.");
    const second = await say(person, session.id, "The bus was late.");
    const { session: next } = await person.client.sessions.create({});
    const third = await say(person, next.id, "It is me again.");
    return [first, second, third].map(({ text }) => text.includes(longHoursWords[0]?.text ?? "-"));
  };

  it("hears an honest word about people, once that day", async () => {
    expect(await firstOfTheDay([1, 2, 3], 150)).toEqual([true, false, false]);
  });

  it("hears none after two such days, or after shorter ones", async () => {
    expect(await firstOfTheDay([1, 2], 150)).toEqual([false, false, false]);
    expect(await firstOfTheDay([1, 2, 3], 60)).toEqual([false, false, false]);
  });
});
