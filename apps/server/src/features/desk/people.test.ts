import { limits } from "@app/contract/limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countRows } from "../../testing/count-rows.ts";
import { makeStaff } from "../../testing/make-staff.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import {
  accountPassword,
  createTestApp,
  type TestApp,
  type TestPerson,
} from "../../testing/test-app.ts";

let test: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  admin = await makeStaff(test, "admin", "operator@desk.example");
});
afterAll(() => test.close());

const lastAct = async () => (await admin.client.desk.log({ limit: 1 })).entries[0];

describe("finding a person", () => {
  it("needs their exact address or number, in any case of letters", async () => {
    const ana = await test.account("ana.exact@mail.example");
    for (const who of ["ana.exact@mail.example", " Ana.Exact@Mail.Example ", ana.uid])
      expect((await admin.client.desk.findPerson({ who })).person).toMatchObject({
        uid: ana.uid,
        email: "ana.exact@mail.example",
        role: null,
        plan: null,
        sign_ins: 1,
      });
    for (const who of ["ana.exact", "@mail.example", "%", "ana.exact@mail.example%", "_"])
      expect(await refusalOf(admin.client.desk.findPerson({ who }))).toMatchObject({
        code: "person_not_found",
      });
  });

  it("stands in the log by number, never by address", async () => {
    const ben = await test.account("ben.logged@mail.example");
    await admin.client.desk.findPerson({ who: "ben.logged@mail.example" });
    const { rows } = await test.database.pool.query("select * from desk_log order by at desc");
    expect(rows[0]).toMatchObject({ by: admin.uid, act: "person_looked_up", about: ben.uid });
    expect(JSON.stringify(rows)).not.toContain("mail.example");
  });

  it("leaves no address in the server's log", async () => {
    await test.account("quiet@mail.example");
    await admin.client.desk.findPerson({ who: "quiet@mail.example" });
    expect(test.logLines.join("\n")).not.toContain("quiet@mail.example");
  });
});

describe("changing a person", () => {
  it("gives and takes a plan, which they have from the next call on", async () => {
    const person = await test.account();
    const { uid } = person;
    expect((await admin.client.desk.setPlan({ uid, plan: "pro" })).person.plan).toBe("pro");
    expect(await person.client.users.me({})).toMatchObject({ is_pro: "Y" });
    expect(await lastAct()).toMatchObject({
      by: admin.uid,
      by_email: "operator@desk.example",
      act: "plan_changed",
      about: uid,
      detail: { before: "none", after: "pro" },
    });
    expect((await admin.client.desk.setPlan({ uid, plan: null })).person.plan).toBeNull();
    expect(await person.client.users.me({})).toMatchObject({ is_paid: "N", is_pro: "N" });
  });

  it("sets credits, within what anybody can have", async () => {
    const email = "credited@desk.example";
    const person = await test.account(email);
    const { uid } = person;
    const { person: seen } = await admin.client.desk.findPerson({ who: email });
    expect(seen.voice_credits, "what the person sees too").toBe(
      (await person.client.users.me({})).voice_credits,
    );
    await admin.client.desk.setCredits({ uid, voice_credits: 77 });
    expect((await person.client.users.me({})).voice_credits).toBe(77);
    expect(await lastAct()).toMatchObject({ act: "credits_changed", about: uid });
    for (const voice_credits of [-1, 1.5, limits.voice.proCredits + 1])
      expect(await refusalOf(admin.client.desk.setCredits({ uid, voice_credits }))).toMatchObject({
        code: "invalid_input",
      });
  });

  it("gives nothing to somebody without an account", async () => {
    const { uid } = await test.anonymous();
    for (const call of [
      () => admin.client.desk.setPlan({ uid, plan: "pro" }),
      () => admin.client.desk.setCredits({ uid, voice_credits: 1 }),
      () => admin.client.desk.setRole({ uid, role: "moderator" }),
    ])
      expect(await refusalOf(call())).toMatchObject({ code: "not_an_account" });
    expect((await lastAct())?.about).not.toBe(uid);
  });

  it("makes and unmakes staff, and never leaves the desk without an admin", async () => {
    const person = await test.account();
    const { uid } = person;
    await admin.client.desk.setRole({ uid, role: "moderator" });
    expect((await person.client.desk.me({})).role).toBe("moderator");
    expect(await refusalOf(person.client.desk.findPerson({ who: uid }))).toMatchObject({
      code: "forbidden",
    });
    await admin.client.desk.setRole({ uid, role: null });
    expect(await refusalOf(person.client.desk.me({}))).toMatchObject({ code: "forbidden" });

    const own = { uid: admin.uid };
    for (const role of ["moderator", null] as const)
      expect(await refusalOf(admin.client.desk.setRole({ ...own, role }))).toMatchObject({
        code: "last_admin",
      });
    expect(await refusalOf(admin.client.desk.deletePerson({ ...own, confirm: "Y" }))).toMatchObject(
      { code: "last_admin" },
    );
    // Nor by the way everybody has to delete their own account.
    const refusal = await refusalOf(
      admin.client.account.remove({ confirm: "Y", password: accountPassword }),
    );
    expect(refusal).toMatchObject({ status: 409, code: "last_admin" });
    expect((await admin.client.desk.staff({})).staff.map((each) => each.uid)).toEqual([admin.uid]);
  });

  it("lets an admin delete themself once another is named, and one of two who do so at once", async () => {
    const others = [await test.account(), await test.account()];
    for (const { uid } of others) await admin.client.desk.setRole({ uid, role: "admin" });
    const [first, second] = others;
    expect(await first?.client.account.remove({ confirm: "Y", password: accountPassword })).toEqual(
      { deleted: true },
    );
    await admin.client.desk.setRole({ uid: second?.uid ?? "", role: null });

    const own = await createTestApp();
    try {
      const two = [await own.account(), await own.account()];
      for (const { uid } of two)
        await own.database.pool.query(
          "insert into staff (uid, role, since) values ($1, 'admin', now())",
          [uid],
        );
      const ends = await Promise.allSettled(
        two.map(({ client }) => client.account.remove({ confirm: "Y", password: accountPassword })),
      );
      expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      const left = await own.database.pool.query("select uid from staff");
      expect(left.rows).toHaveLength(1);
    } finally {
      await own.close();
    }
  });

  it("lets one of two admins go when both are let go at the same moment", async () => {
    const other = await makeStaff(test, "admin");
    const results = await Promise.allSettled([
      admin.client.desk.setRole({ uid: other.uid, role: "moderator" }),
      other.client.desk.setRole({ uid: admin.uid, role: "moderator" }),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await test.dependencies.desk.people.setRole("command", admin.uid, "admin");
    await test.dependencies.desk.people.setRole("command", other.uid, null);
  });

  it("signs them out everywhere: their tokens and their cookies", async () => {
    const person = await test.account();
    const { person: after } = await admin.client.desk.endSignIns({ uid: person.uid });
    expect(after.sign_ins).toBe(0);
    expect(await refusalOf(person.client.users.me({}))).toMatchObject({ status: 401 });
    const answer = await test.inject("/api/auth/token", { headers: { cookie: person.cookie } });
    expect(answer.status).toBe(401);
    expect(await lastAct()).toMatchObject({ act: "sign_ins_ended", about: person.uid });
  });

  it("deletes them with everything kept of them, once it was said twice", async () => {
    const person = await test.account();
    await person.client.sessions.create({});
    const sent = await test.inject(`/api/desk/people/${person.uid}`, {
      method: "DELETE",
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(sent.status).toBe(400);
    await admin.client.desk.deletePerson({ uid: person.uid, confirm: "Y" });
    const left = await countRows(test.database, person.uid);
    expect(Object.values(left).reduce((sum, rows) => sum + rows, 0)).toBe(0);
    expect(await refusalOf(person.client.users.me({}))).toMatchObject({ status: 401 });
    expect(await lastAct()).toMatchObject({ act: "person_deleted", about: person.uid });
  });
});

describe("the log of the desk", () => {
  it("pages to the very first act, newest first", async () => {
    const ids: string[] = [];
    const at: string[] = [];
    let before: string | undefined;
    do {
      const page = await admin.client.desk.log({ limit: 3, ...(before ? { before } : {}) });
      ids.push(...page.entries.map(({ id }) => id));
      at.push(...page.entries.map((entry) => entry.at));
      before = page.next_before ?? undefined;
    } while (before);
    expect(new Set(ids).size).toBe(ids.length);
    expect(at).toEqual([...at].sort().reverse());
    const { rows } = await test.database.pool.query("select count(*)::int as count from desk_log");
    expect(ids).toHaveLength(rows[0].count);
  });

  it("holds nothing of what was tried and did not happen", async () => {
    const before = await lastAct();
    await refusalOf(admin.client.desk.setRole({ uid: admin.uid, role: null }));
    await refusalOf(admin.client.desk.clearErrors({ id: "none" }));
    expect(await lastAct()).toEqual(before);
  });
});
