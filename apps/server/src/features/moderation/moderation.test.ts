import { randomBytes } from "node:crypto";
import { limits } from "@app/contract/limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromElsewhere } from "../../testing/from-elsewhere.ts";
import { makeStaff } from "../../testing/make-staff.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";

let test: TestApp;
let moderator: TestPerson;
beforeAll(async () => {
  test = await createTestApp({ env: { TRUST_PROXY: "true" } });
  moderator = await makeStaff(test, "moderator", "mod@mail.example");
});
afterAll(() => test.close());

const secret = () => randomBytes(24).toString("base64url");
const somebody = async () => fromElsewhere(test, (await test.anonymous()).token);
const leave = async (text: string) =>
  (await (await somebody()).board.leave({ text, secret: secret() })).thought;
const shown = async () =>
  (await test.clientFor(null).board.list({ limit: 100 })).thoughts.map(({ text }) => text);
const queue = async (decided = "false") =>
  (await moderator.client.moderation.queue({ decided, limit: 100 })).cases;
const reportBy = async (count: number, id: string) => {
  const people = await Promise.all(Array.from({ length: count }, somebody));
  return Promise.all(people.map(({ board }) => board.report({ id, reason: "unkind" })));
};
const kind = "thought" as const;

describe("a report", () => {
  it("counts once a person, and the third hides the thought until a moderator has looked", async () => {
    const { id, text } = await leave("A thought that some people do not like.");
    const ana = await somebody();
    const ben = await somebody();
    for (const client of [ana, ana, ben, ana])
      expect(await client.board.report({ id, reason: "unkind" })).toEqual({
        reported: true,
        hidden: false,
      });
    expect(await shown()).toContain(text);
    const cem = await somebody();
    expect(await cem.board.report({ id, reason: "danger" })).toMatchObject({ hidden: true });
    expect(await shown()).not.toContain(text);
    const found = (await queue()).find((each) => each.id === id);
    expect(found).toMatchObject({
      text,
      reports: limits.board.hideAtReports,
      hidden: true,
      state: "open",
      reasons: [
        { reason: "unkind", count: 2 },
        { reason: "danger", count: 1 },
      ],
    });
  });

  it("is exact when many come at once", async () => {
    const { id, text } = await leave("Reported by a crowd in one moment.");
    await Promise.allSettled(await reportBy(9, id).catch(() => []));
    const found = (await queue()).find((each) => each.id === id);
    expect(found?.reports).toBeGreaterThanOrEqual(limits.board.hideAtReports);
    const { rows } = await test.database.pool.query(
      "select count(*)::int as count from moderation_reports where id = $1",
      [id],
    );
    expect(found?.reports).toBe(rows[0].count);
    expect(await shown()).not.toContain(text);
  });

  it("does not say who made it", async () => {
    const { id } = await leave("Reported by somebody with a name.");
    const person = await test.anonymous();
    await fromElsewhere(test, person.token).board.report({ id });
    const { rows } = await test.database.pool.query(
      "select * from moderation_reports, moderation_cases",
    );
    expect(JSON.stringify(rows)).not.toContain(person.uid);
  });
});

describe("a decision", () => {
  it("to keep shows it again, for good: more reports do not hide it", async () => {
    const { id, text } = await leave("Hidden by three, kept by one.");
    await reportBy(3, id);
    expect(await shown()).not.toContain(text);
    const decided = await moderator.client.moderation.decide({ kind, id, decision: "keep" });
    expect(decided.case).toMatchObject({ state: "kept", hidden: false });
    expect(await shown()).toContain(text);
    await reportBy(2, id);
    expect(await shown()).toContain(text);
  });

  it("to remove takes it away, and can be undone as long as the thought would have lived", async () => {
    const { id, text } = await leave("Reported once, removed, and brought back.");
    await reportBy(1, id);
    await moderator.client.moderation.decide({ kind, id, decision: "remove" });
    expect(await shown()).not.toContain(text);
    expect((await queue("true")).find((each) => each.id === id)).toMatchObject({ text });
    const { case: undone } = await moderator.client.moderation.undo({ kind, id });
    expect(undone).toMatchObject({ state: "open", hidden: false, decided_at: null });
    expect(await shown()).toContain(text);
  });

  it("is made once: of two moderators at once one is told", async () => {
    const { id } = await leave("Two moderators look at this one.");
    await reportBy(1, id);
    const decide = (decision: "keep" | "remove") =>
      moderator.client.moderation.decide({ kind, id, decision });
    const both = await Promise.allSettled([decide("keep"), decide("remove")]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await refusalOf(decide("keep"))).toMatchObject({ code: "decided_already" });
  });

  it("is refused about nothing, and nothing undecided is undone", async () => {
    const about = { kind, id: "nothing" };
    const deciding = moderator.client.moderation.decide({ ...about, decision: "keep" });
    expect(await refusalOf(deciding)).toMatchObject({ code: "not_found" });
    const { id } = await leave("Not decided yet, this one.");
    await reportBy(1, id);
    const undoing = moderator.client.moderation.undo({ kind, id });
    expect(await refusalOf(undoing)).toMatchObject({ code: "not_decided" });
  });

  it("stands in the log with who made it, and never with a word of the thought", async () => {
    const { id, text } = await leave("What the log must not repeat.");
    await reportBy(1, id);
    await moderator.client.moderation.decide({ kind, id, decision: "remove" });
    await moderator.client.moderation.undo({ kind, id });
    const { entries } = await moderator.client.moderation.log({});
    expect(entries.slice(0, 2)).toMatchObject([
      { act: "thought_reopened", by: moderator.uid, detail: { thought: id } },
      { act: "thought_removed", by: moderator.uid, by_email: "mod@mail.example" },
    ]);
    expect(JSON.stringify(entries)).not.toContain(text);
    const before = entries.length;
    await refusalOf(moderator.client.moderation.undo({ kind, id }));
    expect((await moderator.client.moderation.log({})).entries).toHaveLength(before);
  });
});

describe("a thought that waits", () => {
  it("is in the queue with what it sounded like, and is shown only when a moderator keeps it", async () => {
    const { id, text } = await leave("I want to end my life tonight");
    const found = (await queue()).find((each) => each.id === id);
    expect(found).toMatchObject({ text, risk: "suicide", hidden: true, reports: 0 });
    expect(await shown()).not.toContain(text);
    await moderator.client.moderation.decide({ kind, id, decision: "keep" });
    expect(await shown()).toContain(text);
    await moderator.client.moderation.undo({ kind, id });
    expect(await shown()).not.toContain(text);
  });
});

describe("a thought that waits and is sent twice", () => {
  it("is one case", async () => {
    const client = await somebody();
    const mine = { text: "I want to end my life, said twice", secret: secret() };
    const first = await client.board.leave(mine);
    const again = await client.board.leave(mine);
    expect(again).toMatchObject({ state: "waiting", thought: { id: first.thought.id } });
    expect((await queue()).filter(({ text }) => text === mine.text)).toHaveLength(1);
  });
});

describe("what is over", () => {
  it("is forgotten with the reports, once the thought has long been gone", async () => {
    const started = test.clock.now;
    test.clock.now = new Date(started.getTime() + 3 * limits.board.lifetimeHours * 3_600_000);
    try {
      await test.dependencies.board.deleteOld();
    } finally {
      test.clock.now = started;
    }
    for (const table of ["board_thoughts", "moderation_cases", "moderation_reports"]) {
      const { rows } = await test.database.pool.query(`select * from ${table}`);
      expect([table, rows]).toEqual([table, []]);
    }
  });
});
