import { type Role, roles } from "@app/contract/entitlements";
import { type Credits, creditsNow } from "@app/contract/voice-credits";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "../../db/schema/people.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";
import { createCreditStore } from "./credit-store.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const hourMs = 3_600_000;
const give = async ({ uid }: TestPerson, voiceCredits: number) =>
  server.database.db
    .update(users)
    .set({ voiceCredits, lastCreditReset: server.clock.now })
    .where(eq(users.uid, uid));
const left = async ({ client }: TestPerson) => (await client.voice.credits({})).voice_credits;
const setPlan = (person: TestPerson, plan: "paid" | "pro") =>
  server.dependencies.membership.setPlan(person.uid, plan, "given");

describe("voice credits", () => {
  it("are none without an account, and cannot be burnt there", async () => {
    const person = await server.anonymous();
    expect(await left(person)).toBe(0);
    expect(await refusalOf(person.client.voice.burn({}))).toMatchObject({
      code: "account_required",
    });
  });

  it("come to a new account once, and the profile tells of them before they are asked for", async () => {
    const person = await server.account();
    expect((await person.client.users.me({})).voice_credits).toBe(30);
    expect((await person.client.voice.burn({ amount: 30 })).voice_credits).toBe(0);
    const muchLater = new Date(server.clock.now.getTime() + 40 * 24 * hourMs);
    const store = createCreditStore(server.database.db);
    expect((await store.settle(person.uid, muchLater))?.voiceCredits).toBe(0);
  });

  it("are burnt one by one unless said otherwise, and never below none", async () => {
    const person = await server.account();
    await give(person, 3);
    expect((await person.client.voice.burn({})).voice_credits).toBe(2);
    expect(await refusalOf(person.client.voice.burn({ amount: 3 }))).toMatchObject({
      status: 402,
      code: "no_voice_credits",
    });
    expect(await left(person)).toBe(2);
  });

  it("are burnt once for an exchange, however often it is sent", async () => {
    const person = await server.account();
    await give(person, 1);
    for (let times = 0; times < 3; times++)
      expect((await person.client.voice.burn({ exchange_id: "same" })).voice_credits).toBe(0);
    expect(await refusalOf(person.client.voice.burn({ exchange_id: "other" }))).toMatchObject({
      status: 402,
    });
  });

  it("lose none and go never below none when a hundred are burnt at once", async () => {
    const person = await server.account();
    await give(person, 60);
    const burnings = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        person.client.voice.burn({ exchange_id: `exchange ${index}` }),
      ),
    );
    expect(burnings.filter(({ status }) => status === "fulfilled")).toHaveLength(60);
    expect(await left(person)).toBe(0);
    const other = await server.account();
    await give(other, 120);
    await Promise.all(Array.from({ length: 100 }, () => other.client.voice.burn({})));
    expect(await left(other)).toBe(20);
  });

  it("are burnt once when one exchange is sent a hundred times at once, also the last of them", async () => {
    const person = await server.account();
    await give(person, 1);
    const burnings = await Promise.all(
      Array.from({ length: 100 }, () => person.client.voice.burn({ exchange_id: "one" })),
    );
    expect(burnings.every(({ voice_credits }) => voice_credits === 0)).toBe(true);
  });
});

describe("the daily credits of a plan", () => {
  it("come anew 24 hours after the last ones, not a minute before, and with whatever is burnt then", async () => {
    const person = await server.account();
    await setPlan(person, "paid");
    await person.client.voice.burn({ amount: 100 });
    const store = createCreditStore(server.database.db);
    const given = (await person.client.voice.credits({})).last_credit_reset ?? "";
    const after = (ms: number) => new Date(new Date(given).getTime() + ms);
    expect((await store.settle(person.uid, after(24 * hourMs - 60_000)))?.voiceCredits).toBe(200);
    const burnt = await store.burn(person.uid, { id: "x", credits: 1 }, after(24 * hourMs));
    expect(burnt).toMatchObject({ outcome: "burnt", voiceCredits: 299 });
    expect(burnt?.lastCreditReset).toEqual(after(24 * hourMs));
  });

  it("are 999,999 for pro", async () => {
    const person = await server.account();
    await setPlan(person, "pro");
    expect(await left(person)).toBe(999_999);
  });

  it("follow the contract's rule in the database too, for every role and age", async () => {
    const { uid } = await server.account();
    const { db } = server.database;
    const store = createCreditStore(db);
    const now = new Date("2027-01-02T12:00:00.000Z");
    const flags: Record<Role, { anonymous: boolean; isPaid: boolean; isPro: boolean }> = {
      anonymous: { anonymous: true, isPaid: false, isPro: false },
      member: { anonymous: false, isPaid: false, isPro: false },
      paid: { anonymous: false, isPaid: true, isPro: false },
      pro: { anonymous: false, isPaid: true, isPro: true },
    };
    for (const role of roles)
      for (const ageHours of [null, 0, 23.99, 24, 24.01, 900])
        for (const voiceCredits of [0, 7, 400]) {
          const lastCreditReset = ageHours === null ? null : new Date(+now - ageHours * hourMs);
          await db
            .update(users)
            .set({ ...flags[role], voiceCredits, lastCreditReset })
            .where(eq(users.uid, uid));
          const held: Credits = { voice_credits: voiceCredits, last_credit_reset: lastCreditReset };
          const { voice_credits, last_credit_reset } = creditsNow(role, held, now);
          expect(await store.settle(uid, now), `${role} ${ageHours} ${voiceCredits}`).toEqual({
            voiceCredits: voice_credits,
            lastCreditReset: last_credit_reset,
          });
        }
  });
});
