import { randomUUID } from "node:crypto";
import { limits } from "@app/contract/limits";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { userAppointments } from "../../db/schema/kept.ts";
import { userSettings, users } from "../../db/schema/people.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";

let server: TestApp;
let ana: TestPerson;
beforeAll(async () => {
  server = await createTestApp();
});
beforeEach(async () => {
  server.clock.now = new Date();
  ana = await server.anonymous();
});
afterAll(() => server.close());

/** Far enough ahead that it stays so: tokens follow the clock, so calls are made at the real time. */
const wednesday = { local: "2096-11-21T18:00", timeZone: "Europe/London" };
const add = (more: object = {}) => ana.client.appointments.add({ ...wednesday, ...more });

describe("an appointment with oneself", () => {
  it("keeps its zone, and is told with the instant it means there", async () => {
    await add({ timeZone: "America/New_York", about: "after work" });
    const { appointments } = await ana.client.appointments.list({});
    expect(appointments).toMatchObject([
      {
        dateTime: "2096-11-21T23:00:00.000Z",
        local: "2096-11-21T18:00",
        timeZone: "America/New_York",
        about: "after work",
        emailSent: false,
        active: true,
      },
    ]);
  });

  it("is set once however often the request comes", async () => {
    const once = { client_request_id: "a" };
    const [one, other] = await Promise.all([add(once), add(once)]);
    expect(one.appointment.id).toBe(other.appointment.id);
    expect((await ana.client.appointments.list({})).appointments).toHaveLength(1);
  });

  it("cannot lie in the past", async () => {
    await expect(add({ local: "2020-11-16T08:00" })).rejects.toMatchObject({ status: 400 });
    const { appointment } = await add();
    await expect(
      ana.client.appointments.change({ id: appointment.id, local: "2020-01-01T00:00" }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it.each([
    ["a day that is none", { local: "2026-02-30T10:00" }],
    ["an hour that is none", { local: "2026-12-01T25:00" }],
    ["a zone that is none", { timeZone: "Moon/Base" }],
    ["an offset in place of a zone", { timeZone: "+02:00" }],
  ])("refuses %s in words", async (_what, wrong) => {
    await expect(add(wrong)).rejects.toMatchObject({ status: 400 });
  });

  it("is moved, called off and taken up again", async () => {
    const { id } = (await add()).appointment;
    const moved = await ana.client.appointments.change({ id, local: "2096-11-22T07:30" });
    expect(moved.appointment.dateTime).toBe("2096-11-22T07:30:00.000Z");
    const off = await ana.client.appointments.change({ id, active: false });
    expect(off.appointment.active).toBe(false);
    expect(await ana.client.appointments.next({})).toEqual({ appointment: null });
    await ana.client.appointments.change({ id, active: true });
    expect((await ana.client.appointments.next({})).appointment?.id).toBe(id);
  });

  it("belongs to one person", async () => {
    const { id } = (await add()).appointment;
    const ben = await server.anonymous();
    expect((await ben.client.appointments.list({})).appointments).toEqual([]);
    for (const call of [
      () => ben.client.appointments.change({ id, active: false }),
      () => ben.client.appointments.remove({ id }),
      () => ben.client.appointments.file({ id }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 404 });
    expect((await ana.client.appointments.list({})).appointments).toHaveLength(1);
  });

  it("is one of a number that fits, and removing one makes room", async () => {
    const made = await Promise.all(
      Array.from({ length: limits.appointments.activeMax }, (_, day) =>
        add({ local: `2097-01-${String((day % 28) + 1).padStart(2, "0")}T10:00` }),
      ),
    );
    await expect(add()).rejects.toMatchObject({ status: 409 });
    await ana.client.appointments.remove({ id: made[0]?.appointment.id ?? "" });
    await add();
  });
});

/** At a time of the test's choosing, past the door whose tokens would have run out. */
const at = (time: string): void => {
  server.clock.now = new Date(time);
};
const plan = (more: object = {}) =>
  server.dependencies.appointments.service.add(ana.uid, {
    local: "2026-11-18T18:00",
    timeZone: "Europe/London",
    repeats: "never",
    about: "",
    ...more,
  });
const move = (id: string, local: string) =>
  server.dependencies.appointments.service.change(ana.uid, { id, local });
const next = async () => (await server.dependencies.appointments.service.next(ana.uid)).appointment;

describe("the next one", () => {
  it("is the nearest of those that are on, repeating ones counted by their next time", async () => {
    at("2026-11-16T09:00:00Z");
    await plan({ local: "2026-11-17T08:00", repeats: "weekly", about: "weekly" });
    await plan({ about: "once" });
    expect((await next())?.about).toBe("weekly");
    at("2026-11-17T10:00:00Z");
    expect((await next())?.about).toBe("once");
    at("2026-11-19T10:00:00Z");
    expect(await next()).toMatchObject({
      about: "weekly",
      dateTime: "2026-11-24T08:00:00.000Z",
    });
  });
});

/** Somebody whose letters can go out. */
const reachable = async (): Promise<void> => {
  const { db } = server.database;
  await db
    .insert(users)
    .values({ uid: ana.uid })
    .onConflictDoUpdate({
      target: users.uid,
      set: { anonymous: false, email: `${randomUUID()}@mail.example`, emailVerified: true },
    });
  await db
    .insert(userSettings)
    .values({ uid: ana.uid, reminders: true })
    .onConflictDoUpdate({ target: userSettings.uid, set: { reminders: true } });
};
const letters = async (): Promise<number> => {
  const { rows } = await server.database.pool.query("select count(*) from outbox where uid = $1", [
    ana.uid,
  ]);
  return Number(rows[0]?.count);
};
const all = async () =>
  (await server.dependencies.appointments.service.list(ana.uid, { limit: 50 })).appointments;
const work = async (): Promise<void> => {
  await server.dependencies.appointments.keepCurrent();
  await server.dependencies.reminders.remind();
};

describe("the work between", () => {
  it("reminds of every week once, also with two servers and a clock that jumps back", async () => {
    await reachable();
    at("2026-11-16T09:00:00Z");
    await plan({ repeats: "weekly" });
    at("2026-11-18T12:00:00Z");
    await Promise.all([work(), work()]);
    expect(await letters()).toBe(1);
    at("2026-11-25T12:00:00Z");
    await work();
    await work();
    expect(await letters()).toBe(2);
    at("2026-11-18T12:30:00Z");
    await work();
    at("2026-11-25T12:30:00Z");
    await work();
    expect(await letters()).toBe(2);
  });

  it("reminds anew of one that was moved", async () => {
    await reachable();
    at("2026-11-16T09:00:00Z");
    const { id } = (await plan()).appointment;
    at("2026-11-18T17:30:00Z");
    await work();
    await move(id, "2026-11-18T20:00");
    await move(id, "2026-11-18T18:00");
    await work();
    expect(await letters()).toBe(1);
    await move(id, "2026-11-18T18:20");
    await work();
    expect(await letters()).toBe(2);
  });

  it("deletes what has been over for thirty days, and keeps what repeats", async () => {
    at("2026-11-16T09:00:00Z");
    await plan({ about: "once" });
    await plan({ repeats: "weekly", about: "weekly" });
    at("2026-12-18T17:00:00Z");
    await work();
    expect(await all()).toHaveLength(2);
    at("2026-12-18T19:00:00Z");
    await work();
    expect((await all()).map(({ about }) => about)).toEqual(["weekly"]);
  });
});

describe("what calendar programs read", () => {
  const follow = (address: string) => server.inject(new URL(address).pathname, { method: "GET" });

  it("is a file with the times alone: no word of what they are about", async () => {
    const { id } = (await add({ about: "the thing with my father" })).appointment;
    const file = await ana.client.appointments.file({ id });
    expect(file.headers.get("content-type")).toContain("text/calendar");
    const text = await file.text();
    expect(text).toContain("DTSTART;TZID=Europe/London:20961121T180000");
    expect(text).not.toContain("father");
  });

  it("is an address that only its owner was told, and that ends when they say so", async () => {
    ana = await server.account();
    await add();
    expect(await ana.client.appointments.feed({})).toEqual({ exists: false });
    const { address } = await ana.client.appointments.makeFeed({});
    const read = await follow(address);
    expect(read.headers.get("content-type")).toContain("text/calendar");
    expect(await read.text()).toContain("BEGIN:VEVENT");

    const { address: newer } = await ana.client.appointments.makeFeed({});
    expect((await follow(address)).status).toBe(404);
    expect((await follow(newer)).status).toBe(200);
    await ana.client.appointments.endFeed({});
    expect((await follow(newer)).status).toBe(404);
  });

  it("is an address that says nothing of whose it is, and that nobody can make up", async () => {
    ana = await server.account();
    const { address } = await ana.client.appointments.makeFeed({});
    const token = new URL(address).pathname.split("/").at(-1) ?? "";
    const readings = token.split(".").map((part) => Buffer.from(part, "base64url").toString());
    expect([address, ...readings].join("\n")).not.toContain(ana.uid);

    const [sealed = "", secret = ""] = token.split(".");
    const plain = Buffer.from(ana.uid).toString("base64url");
    const other = `${sealed.startsWith("A") ? "B" : "A"}${sealed.slice(1)}`;
    for (const made of [`${plain}.${secret}`, `${other}.${secret}`, `A.${secret}`, `${sealed}.A`])
      expect((await follow(`http://localhost/api/calendars/${made}.ics`)).status).toBe(404);
    expect((await follow(address)).status).toBe(200);
  });

  it("keeps of the address no more than a digest", async () => {
    ana = await server.account();
    const { address } = await ana.client.appointments.makeFeed({});
    const secret = address.split(".").at(-2) ?? "";
    const { rows } = await server.database.pool.query("select * from user_calendars");
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(server.logLines.join("")).not.toContain(secret);
  });
});

it("a row from before the wall's time was kept is still told", async () => {
  await server.database.db.insert(userAppointments).values({
    uid: ana.uid,
    id: "old",
    dateTime: new Date("2096-12-01T10:00:00Z"),
    timeZone: "Europe/Paris",
  });
  const { appointments } = await ana.client.appointments.list({});
  expect(appointments).toMatchObject([{ dateTime: "2096-12-01T10:00:00.000Z" }]);
});
