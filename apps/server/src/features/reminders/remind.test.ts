import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { userAppointments } from "../../db/schema/kept.ts";
import { userSettings, users } from "../../db/schema/people.ts";
import { createOutboxStore } from "../../post/outbox-store.ts";
import { createPost } from "../../post/post.ts";
import { createTestOutbox, type TestOutbox } from "../../testing/test-outbox.ts";
import { createRemind } from "./remind.ts";
import { createReminderStore } from "./store.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

let test: TestOutbox;
let remind: () => Promise<number>;
beforeAll(async () => {
  test = await createTestOutbox();
  const { keys, database } = test;
  remind = createRemind({
    store: createReminderStore(database.db),
    postIn: (db) =>
      createPost({
        outbox: createOutboxStore({ db, keys, now: () => test.clock.now }),
        sends: { mail: true, text: false },
      }),
    publicUrl: "https://house.example",
    now: () => test.clock.now,
  });
});
beforeEach(async () => {
  await test.clear();
  for (const table of ["users", "user_settings", "user_appointments"])
    await test.database.pool.query(`delete from ${table}`);
});
afterAll(() => test.close());

const later = (ms: number) => new Date(test.clock.now.getTime() + ms);

/** Somebody with an appointment in so long, made so long ago. */
const somebody = async ({
  inMs = 2 * hourMs,
  agoMs = 7 * dayMs,
  person = {},
  reminders = true,
  active = true,
  timeZone = "Europe/Berlin",
}: {
  inMs?: number;
  agoMs?: number;
  person?: Partial<typeof users.$inferInsert>;
  reminders?: boolean;
  active?: boolean;
  timeZone?: string;
} = {}): Promise<string> => {
  const uid = randomUUID();
  const email = `${uid}@mail.example`;
  const { db } = test.database;
  await db.insert(users).values({ uid, anonymous: false, email, emailVerified: true, ...person });
  await db.insert(userSettings).values({ uid, reminders });
  await db.insert(userAppointments).values({
    uid,
    id: randomUUID(),
    dateTime: later(inMs),
    createdAt: later(-agoMs),
    timeZone,
    active,
  });
  return uid;
};

describe("reminders", () => {
  it("go to who asked for them, a day before, once, with the time where they are", async () => {
    const uid = await somebody({ inMs: 25 * hourMs });
    expect(await remind()).toBe(0);
    test.forward(hourMs);
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    const { page } = await test.outbox.list({ limit: 10 });
    expect(page).toMatchObject([
      { uid, to: `${uid}@mail.example`, purpose: "appointment_reminder", state: "waiting" },
    ]);
    const whole = await test.outbox.read(uid, page[0]?.id ?? "");
    expect(whole?.text).toMatch(/^When: .*\(Europe\/Berlin\)$/m);
    expect(whole?.text).toContain("https://house.example/appointments");
    expect(whole?.text).toContain("https://house.example/settings");
  });

  it("come an hour before where the appointment was made the same day", async () => {
    await somebody({ inMs: 3 * hourMs, agoMs: hourMs });
    expect(await remind()).toBe(0);
    test.forward(2 * hourMs);
    expect(await remind()).toBe(1);
  });

  it.each([
    ["did not ask", { reminders: false }],
    ["called it off", { active: false }],
    ["has an address nobody confirmed", { person: { emailVerified: false } }],
    ["has no address", { person: { email: null } }],
    ["has no account", { person: { anonymous: true } }],
    ["had it already", { inMs: -hourMs }],
  ])("do not go to somebody who %s", async (_who, who) => {
    await somebody(who);
    expect(await remind()).toBe(0);
  });

  it("come in UTC where the zone is none", async () => {
    const uid = await somebody({ timeZone: "Moon/Base" });
    expect(await remind()).toBe(1);
    const { id = "" } = (await test.outbox.list({ limit: 1 })).page[0] ?? {};
    expect((await test.outbox.read(uid, id))?.text).toContain("(UTC)");
  });

  it("are queued once by two servers at the same time", async () => {
    for (let number = 0; number < 10; number++) await somebody();
    const counts = await Promise.all([remind(), remind(), remind()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10);
    expect(await test.states()).toHaveLength(10);
  });

  it("are not marked as sent when they could not be queued", async () => {
    await somebody();
    await test.database.pool.query("alter table outbox rename to outbox_away");
    await expect(remind()).rejects.toThrow();
    await test.database.pool.query("alter table outbox_away rename to outbox");
    expect(await remind()).toBe(1);
  });
});
