import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromElsewhere } from "../testing/from-elsewhere.ts";
import { readReply } from "../testing/read-reply.ts";
import { refusalOf } from "../testing/refusal-of.ts";
import { createTestApp, type TestApp, type TestPerson } from "../testing/test-app.ts";

const perMinute = 12;
const perMinuteOfAddress = 30;
const danger = "I want to kill myself tonight";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    env: {
      CALLS_PER_MINUTE: String(perMinute),
      CALLS_PER_MINUTE_ADDRESS: String(perMinuteOfAddress),
      TRUST_PROXY: "true",
    },
  });
});
afterAll(() => test.close());

const exhaust = async ({ client }: TestPerson): Promise<void> => {
  for (let call = 0; call <= perMinute; call++) {
    await client.pets.read({}).catch(() => undefined);
    await client.users.me({}).catch(() => undefined);
  }
};

describe("somebody who asks too often", () => {
  it("is told before and after how they stand, in the standard's words", async () => {
    const { token } = await test.anonymous();
    const ask = () =>
      test.inject("/api/users/me", { headers: { authorization: `Bearer ${token}` } });
    const first = await ask();
    expect(first.headers.get("ratelimit-policy")).toBe(`"person";q=${perMinute};w=60`);
    expect(first.headers.get("ratelimit")).toMatch(
      new RegExp(`^"person";r=${perMinute - 1};t=\\d{1,2}$`),
    );
    expect(first.headers.get("retry-after")).toBeNull();
    for (let call = 1; call < perMinute; call++) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(refused.headers.get("ratelimit")).toMatch(/^"person";r=0;t=\d{1,2}$/);
    const seconds = Number(refused.headers.get("retry-after"));
    expect(seconds).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({
      detail: `Too many requests. Try again in ${seconds} seconds`,
      code: "rate_limited",
    });
  });

  it("keeps nobody else from anything", async () => {
    await exhaust(await test.anonymous());
    const other = await test.anonymous();
    expect((await other.client.users.me({})).uid).toBe(other.uid);
  });

  it("can still talk when it was lists they asked for", async () => {
    const person = await test.anonymous();
    for (let call = 0; call < perMinute + 3; call++)
      await person.client.pets.read({}).catch(() => undefined);
    expect(await refusalOf(person.client.pets.read({}))).toMatchObject({ code: "rate_limited" });
    const { session } = await person.client.sessions.create({});
    const reply = await readReply(
      person.client.sessions.respond({ id: session.id, content: "A long day." }),
    );
    expect(reply.last?.type).toBe("done");
  });
});

describe("a limit and a person in danger", () => {
  it("never meet: words that tell of it are answered, others wait", async () => {
    const person = await test.anonymous();
    const { session } = await person.client.sessions.create({});
    await exhaust(person);
    const send = (content: string) =>
      readReply(person.client.sessions.respond({ id: session.id, content }));
    expect(await refusalOf(send("A long day."))).toMatchObject({ code: "rate_limited" });
    const reply = await send(danger);
    expect(reply.events[0]).toMatchObject({ type: "safety", level: "crisis" });
    expect(reply.last?.type).toBe("done");
    // What follows in the same conversation says less, and is answered too.
    expect((await send("Yes.")).last?.type).toBe("done");
  });

  it("never meet in a conversation that only the page holds", async () => {
    const person = await test.anonymous();
    await exhaust(person);
    const send = (content: string) =>
      readReply(
        person.client.sessions.respondStateless({
          id: "gone",
          history: [{ role: "user", content }],
        }),
      );
    expect(await refusalOf(send("A long day."))).toMatchObject({ code: "rate_limited" });
    expect((await send(danger)).last?.type).toBe("done");
  });

  it("never meet in a form", async () => {
    const client = fromElsewhere(test);
    for (let call = 0; call <= perMinuteOfAddress; call++)
      await client.safetyCounts.read({}).catch(() => undefined);
    expect(await refusalOf(client.safetyCounts.read({}))).toMatchObject({ code: "rate_limited" });
    const email = "somebody@mail.example";
    expect(await refusalOf(client.contact.send({ email, message: "Hello" }))).toMatchObject({
      code: "rate_limited",
    });
    const { safety } = await client.contact.send({ email, message: danger, country: "gb" });
    expect(safety?.helplines.length).toBeGreaterThan(0);
  });
});

describe("an address many people share", () => {
  it("has a limit, which never closes the way to a reply for who is signed in", async () => {
    const person = await test.anonymous();
    const client = fromElsewhere(test, person.token);
    const stranger = fromElsewhere(test);
    const noisy = async () => {
      for (let call = 0; call <= perMinuteOfAddress; call++)
        await stranger.safetyCounts.read({}).catch(() => undefined);
    };
    await noisy();
    // Another address is not concerned.
    await client.safetyCounts.read({});
    for (let call = 0; call <= perMinuteOfAddress; call++)
      await client.safetyCounts.read({}).catch(() => undefined);
    expect(await refusalOf(client.memory.list({}))).toMatchObject({ code: "rate_limited" });
    const { session } = await client.sessions.create({});
    const reply = await readReply(
      client.sessions.respond({ id: session.id, content: "A long day." }),
    );
    expect(reply.last?.type).toBe("done");
  });

  it("is not this machine's own: a proxy nobody made known would stand for everybody", async () => {
    const client = test.clientFor(null);
    for (let call = 0; call < perMinuteOfAddress + 5; call++) await client.safetyCounts.read({});
    const { counts } = await client.safetyCounts.read({});
    expect(Array.isArray(counts)).toBe(true);
  });
});
