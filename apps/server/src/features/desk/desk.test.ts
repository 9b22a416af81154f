import { limits } from "@app/contract/limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeStaff } from "../../testing/make-staff.ts";
import { readReply } from "../../testing/read-reply.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";

let test: TestApp;
let admin: TestPerson;
let moderator: TestPerson;
const secrets = { AUTH_SECRET: "an-auth-secret-nobody-may-read-here" };
beforeAll(async () => {
  test = await createTestApp({ env: secrets });
  admin = await makeStaff(test, "admin");
  moderator = await makeStaff(test, "moderator");
});
afterAll(() => test.close());

const dayMs = 24 * 60 * 60_000;

describe("the counts", () => {
  it("grow with each session and each time help is shown, day by day, and name nobody", async () => {
    const person = await test.anonymous();
    const { session } = await person.client.sessions.create({ client_session_id: "once" });
    await person.client.sessions.create({ client_session_id: "once" });
    const content = "I want to kill myself";
    await readReply(person.client.sessions.respond({ id: session.id, content, country: "GB" }));
    const account = await test.account();
    await account.client.sessions.create({ session_type: "voice" });

    const { days, totals } = await moderator.client.desk.counts({ days: 7 });
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toEqual({
      day: test.clock.now.toISOString().slice(0, 10),
      sessions: 2,
      voice_sessions: 1,
      resources_shown: 1,
    });
    expect(days[0]).toMatchObject({ sessions: 0, voice_sessions: 0, resources_shown: 0 });
    expect(totals).toContainEqual({ name: "voice_sessions", value: 1 });
    const { rows } = await test.database.pool.query("select * from counts_by_day");
    for (const row of rows) expect(Object.keys(row).sort()).toEqual(["day", "name", "value"]);
  });
});

describe("the outbox", () => {
  const queue = (to: string, text: string) =>
    test.dependencies.post.mail("", {
      purpose: "verify_address",
      to,
      subject: "Your address",
      text,
      html: `<p>${text}</p>`,
    });

  it("is listed without its words, read one by one, and each reading is logged", async () => {
    await queue("ana@mail.example", "The code is 4711");
    const { entries } = await admin.client.desk.outbox({});
    const [entry] = entries;
    expect(entry).toMatchObject({ to: "ana@mail.example", state: "kept", channel: "mail" });
    expect(JSON.stringify(entries)).not.toContain("4711");
    const { text } = await admin.client.desk.readLetter({ id: entry?.id ?? "" });
    expect(text).toContain("4711");
    const [act] = (await admin.client.desk.log({ limit: 1 })).entries;
    expect(act).toMatchObject({ act: "letter_read", detail: { letter: entry?.id } });
    expect(JSON.stringify(act)).not.toContain("ana@mail.example");
  });

  it("tries again what was kept, removes what is not wanted, and says what is not there", async () => {
    const { entries } = await admin.client.desk.outbox({ state: "kept" });
    const id = entries[0]?.id ?? "";
    expect((await admin.client.desk.retryLetter({ id })).entry.state).toBe("waiting");
    expect(await refusalOf(admin.client.desk.retryLetter({ id }))).toMatchObject({
      code: "letter_not_retried",
    });
    await admin.client.desk.removeLetter({ id });
    const { readLetter, retryLetter, removeLetter } = admin.client.desk;
    for (const call of [readLetter, retryLetter, removeLetter])
      expect(await refusalOf(call({ id }))).toMatchObject({ code: "not_found" });
  });

  it("pages", async () => {
    for (const name of ["one", "two", "three"]) await queue(`${name}@mail.example`, name);
    const first = await admin.client.desk.outbox({ limit: 2 });
    const rest = await admin.client.desk.outbox({
      limit: 2,
      before: first.next_before ?? "",
    });
    expect([...first.entries, ...rest.entries].slice(0, 3).map(({ to }) => to)).toEqual([
      "three@mail.example",
      "two@mail.example",
      "one@mail.example",
    ]);
    const all = await admin.client.desk.outbox({ limit: limits.desk.pageMax });
    expect(all.next_before).toBeNull();
  });
});

describe("the error log", () => {
  const stack = (line: number) =>
    `TypeError: x is not a function\n    at open (https://a.example/static/js/talk.js:1:${line})\n    at run (https://a.example/static/js/talk.js:9:9)`;
  const report = (error_message: string, stack_trace: string) =>
    test
      .clientFor(null)
      .errorLog.log({ error_message, stack_trace, url: "https://a.example/talk" });

  it("is grouped by message and place, the latest first, and pages", async () => {
    await report("x is not a function", stack(10));
    await report("x is not a function", stack(10));
    await report("x is not a function", stack(20));
    await report("y is undefined", "open@https://a.example/static/js/talk.js:3:4");
    await report("nobody knows where", "");
    const { groups } = await admin.client.desk.errorGroups({});
    expect(groups.map(({ error_message, times }) => [error_message, times])).toEqual([
      ["nobody knows where", 1],
      ["y is undefined", 1],
      ["x is not a function", 1],
      ["x is not a function", 2],
    ]);
    expect(groups.map(({ top_frame }) => top_frame)).toEqual([
      null,
      "open@https://a.example/static/js/talk.js:3:4",
      "at open (https://a.example/static/js/talk.js:1:20)",
      "at open (https://a.example/static/js/talk.js:1:10)",
    ]);
    const first = await admin.client.desk.errorGroups({ limit: 3 });
    const rest = await admin.client.desk.errorGroups({ limit: 3, before: first.next_before ?? "" });
    expect([...first.groups, ...rest.groups]).toEqual(groups);
  });

  it("lets a group be cleared, and only that one", async () => {
    const { groups } = await admin.client.desk.errorGroups({});
    const twice = groups.find(({ times }) => times === 2);
    expect(await admin.client.desk.clearErrors({ id: twice?.id ?? "" })).toEqual({ cleared: 2 });
    const left = await admin.client.desk.errorGroups({});
    expect(left.groups).toEqual(groups.filter(({ id }) => id !== twice?.id));
  });
});

describe("the configuration", () => {
  it("is shown as it is in force, and no secret with it", async () => {
    const { variables } = await admin.client.desk.configuration({});
    const find = (name: string) => variables.find((variable) => variable.name === name);
    expect(find("PORT")).toMatchObject({ value: "3000", is_set: false });
    expect(find("AUTH_SECRET")).toMatchObject({ value: "set, not shown", is_set: true });
    expect(find("MODEL_API_KEY")).toMatchObject({ value: null, is_set: false });
    expect(JSON.stringify(variables)).not.toContain(secrets.AUTH_SECRET);
  });
});

describe("what people wrote", () => {
  it("goes some time after it was dealt with, and at the latest after half a year", async () => {
    const contact = test.clientFor(null).contact;
    const write = async (message: string) => {
      await contact.send({ email: "ana@mail.example", message });
      const [newest] = (await moderator.client.desk.contactMessages({})).messages;
      return newest?.id ?? "";
    };
    const done = await write("This was dealt with");
    await moderator.client.desk.finishContact({ id: done, done: true });
    await write("This was not");
    const count = async () =>
      (await test.database.pool.query("select 1 from contact_messages")).rowCount;
    const at = test.clock.now;
    const after = async (days: number) => {
      test.clock.now = new Date(at.getTime() + days * dayMs);
      await test.dependencies.desk.deleteOld();
      return count();
    };
    try {
      expect(await after(limits.desk.doneKeepDays - 1)).toBe(2);
      expect(await after(limits.desk.doneKeepDays + 1)).toBe(1);
      expect(await after(limits.desk.messageKeepDays + 1)).toBe(0);
    } finally {
      test.clock.now = at;
    }
  });
});
