import { limits } from "@app/contract/limits";
import { timings } from "@app/contract/timings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromElsewhere } from "../../testing/from-elsewhere.ts";
import { makeStaff } from "../../testing/make-staff.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import {
  accountPassword,
  createTestApp,
  type TestApp,
  type TestPerson,
} from "../../testing/test-app.ts";

let test: TestApp;
let moderator: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  test = await createTestApp({
    env: { SUPPORT_EMAIL: "people@behind.example", TRUST_PROXY: "true" },
  });
  moderator = await makeStaff(test, "moderator");
  admin = await makeStaff(test, "admin");
});
afterAll(() => test.close());

const later = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms);
};
const nobody = () => fromElsewhere(test);
const email = "ana@mail.example";
const open = async () => (await moderator.client.desk.contactMessages({ limit: 100 })).messages;
const letters = async () => (await admin.client.desk.outbox({ limit: 100 })).entries;
const passThatIsOldEnough = async () => {
  const { pass } = await nobody().contact.pass({});
  later(timings.forms.passMinAgeMs + 1);
  return pass;
};

describe("a message to the people behind the product", () => {
  it("needs no sign-in, is sealed, stands on the desk and leaves as a letter", async () => {
    const message = "The page about sleep says nothing about naps.";
    const sent = await nobody().contact.send({ name: "Ana", email, subject: "Naps", message });
    expect(sent).toEqual({ received: true, safety: null });
    const [row] = await open();
    expect(row?.words).toEqual({ name: "Ana", email, subject: "Naps", message, level: "none" });
    const { rows } = await test.database.pool.query("select body from contact_messages");
    expect(rows[0].body.toString("latin1")).not.toContain("naps");
    const [letter] = await letters();
    expect(letter).toMatchObject({ to: "people@behind.example", purpose: "contact_copy" });
    const { text } = await admin.client.desk.readLetter({ id: letter?.id ?? "" });
    expect(text).toContain(message);
    expect(text).toContain(email);
    expect(test.logLines.join("\n")).not.toContain(email);
  });

  it("can be marked as dealt with, and opened again", async () => {
    const [{ id } = { id: "" }] = await open();
    await moderator.client.desk.finishContact({ id, done: true });
    expect((await open()).map((row) => row.id)).not.toContain(id);
    const done = await moderator.client.desk.contactMessages({ done: "true" });
    expect(done.messages.map((row) => row.id)).toEqual([id]);
    await moderator.client.desk.finishContact({ id, done: false });
    expect((await open()).map((row) => row.id)).toContain(id);
    const missing = moderator.client.desk.finishContact({ id: "none", done: true });
    expect(await refusalOf(missing)).toMatchObject({ code: "not_found" });
  });

  it("is confirmed to nobody but the owner of an account at its own address", async () => {
    const own = await test.account("own@mail.example");
    const count = async () =>
      (await letters()).filter(({ purpose }) => purpose === "contact_received").length;
    await own.client.contact.send({ email: "stranger@mail.example", message: "Hello" });
    expect(await count()).toBe(0);
    await own.client.contact.send({ email: "own@mail.example", message: "Hello" });
    expect(await count()).toBe(1);
  });

  it("goes with the person who wrote it", async () => {
    const person = await test.account();
    await fromElsewhere(test, person.token).contact.send({ email, message: "Mine alone" });
    expect((await open())[0]?.uid).toBe(person.uid);
    await person.client.account.remove({ confirm: "Y", password: accountPassword });
    expect((await open()).map(({ uid }) => uid)).not.toContain(person.uid);
  });
});

describe("a machine that fills in forms", () => {
  it("is answered like anybody, and nothing is kept of it", async () => {
    const before = (await open()).length;
    const sent = await nobody().contact.send({
      email,
      message: "Buy this",
      website: "https://spam.example",
    });
    expect(sent.received).toBe(true);
    expect(await open()).toHaveLength(before);
  });

  it("has to wait like a person, and cannot use a pass twice or make one up", async () => {
    const message = "Hello";
    const early = await nobody().contact.pass({});
    const invalid = { code: "form_pass_invalid", status: 409 };
    expect(
      await refusalOf(nobody().contact.send({ email, message, pass: early.pass })),
    ).toMatchObject(invalid);
    const pass = await passThatIsOldEnough();
    expect((await nobody().contact.send({ email, message, pass })).received).toBe(true);
    for (const wrong of [pass, `${pass}x`, "1.2.3", ""])
      expect(await refusalOf(nobody().contact.send({ email, message, pass: wrong }))).toMatchObject(
        invalid,
      );
    const old = await passThatIsOldEnough();
    later(timings.forms.passLifetimeMs);
    try {
      const late = nobody().contact.send({ email, message, pass: old });
      expect(await refusalOf(late)).toMatchObject(invalid);
    } finally {
      later(-timings.forms.passLifetimeMs);
    }
  });

  it("is slowed down, sooner without a pass", async () => {
    const client = nobody();
    const send = async () => client.contact.send({ email, message: "Again" });
    for (let sent = 0; sent < limits.forms.perMinuteWithoutPass; sent++) await send();
    expect(await refusalOf(send())).toMatchObject({ code: "rate_limited" });
    const pass = await passThatIsOldEnough();
    expect((await client.contact.send({ email, message: "Again", pass })).received).toBe(true);
  });
});

describe("somebody in danger who writes to us", () => {
  const message = "I want to kill myself";

  it("is shown help that works where they are, at once, and the letter says that it may be urgent", async () => {
    const { safety } = await nobody().contact.send({ email, message, country: "gb" });
    expect(safety).toMatchObject({ level: "crisis", category: "suicide" });
    expect(safety?.helplines.map(({ country }) => country)).toContain("GB");
    expect((await open())[0]?.words?.level).toBe("crisis");
    expect((await letters())[0]?.subject).toMatch(/urgent/);
  });

  it("is heard in the subject, too, and an ordinary question is not taken for one in danger", async () => {
    const inSubject = await nobody().contact.send({ email, subject: message, message: "Please." });
    expect(inSubject.safety?.level).toBe("crisis");
    const ordinary = await nobody().contact.send({
      email,
      subject: "The end button",
      message: "I cannot find the button to end a session. It used to be at the top.",
    });
    expect(ordinary.safety).toBeNull();
  });

  it("is shown the numbers where it only sounds heavy, and is refused like anybody else then", async () => {
    const heavy = "I don't see the point any more.";
    const { safety } = await nobody().contact.send({ email, message: heavy, country: "gb" });
    expect(safety).toMatchObject({ level: "concern", category: "suicide" });
    expect(safety?.helplines.map(({ country }) => country)).toContain("GB");
    const refused = nobody().contact.send({ email, message: heavy, pass: "made up" });
    await expect(refused).rejects.toMatchObject({
      status: 409,
      body: { code: "form_pass_invalid", safety: { level: "concern" } },
    });
  });

  it("is shown it whatever the limits say, and also where a machine would be turned away", async () => {
    const client = nobody();
    for (let sent = 0; sent < limits.forms.perMinute * 2; sent++) {
      const { safety } = await client.contact.send({ email, message, pass: "made up" });
      expect(safety?.helplines.length).toBeGreaterThan(0);
    }
    const caught = await nobody().contact.send({ email, message, website: "x" });
    expect(caught.safety?.helplines.length).toBeGreaterThan(0);
  });

  it("is counted as help shown, by day and by month", async () => {
    const { days } = await moderator.client.desk.counts({ days: 2 });
    expect(days.reduce((sum, day) => sum + day.resources_shown, 0)).toBeGreaterThan(0);
    expect((await nobody().safetyCounts.read({})).counts[0]).toMatchObject({ category: "suicide" });
  });
});
