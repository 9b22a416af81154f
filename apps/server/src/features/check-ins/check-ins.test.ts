import { randomUUID } from "node:crypto";
import type { CheckIn } from "@app/contract/calls/check-ins";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const moodAt = (at: string, note: string | null = null): CheckIn => ({
  id: randomUUID(),
  at,
  day: at.slice(0, 10),
  entry: { kind: "mood", pleasant: -1, energy: 2, word: "tense", note },
});

describe("check-ins", () => {
  it("are kept as they were taken, once however often they are sent, and can gain a note", async () => {
    const { client } = await test.anonymous();
    const taken = moodAt("2026-03-29T01:30:00.000Z");
    await Promise.all([1, 2, 3].map(() => client.checkIns.keep(taken)));
    expect((await client.checkIns.list({})).check_ins).toEqual([taken]);
    const noted = { ...taken, entry: { ...taken.entry, note: "The clocks changed" } } as CheckIn; // still a mood
    expect((await client.checkIns.keep(noted)).check_in).toEqual(noted);
    expect((await client.checkIns.list({})).check_ins).toEqual([noted]);
    await client.checkIns.remove({ id: taken.id });
    expect((await client.checkIns.list({})).check_ins).toEqual([]);
    await expect(client.checkIns.remove({ id: taken.id })).rejects.toMatchObject({ status: 404 });
  });

  it("keep the day it was for the person, whatever the hour was elsewhere", async () => {
    const { client } = await test.anonymous();
    const taken = { ...moodAt("2024-02-29T10:30:00.000Z"), day: "2024-03-01" };
    expect((await client.checkIns.keep(taken)).check_in.day).toBe("2024-03-01");
  });

  it("say nothing to whoever has a copy of the database", async () => {
    const { client } = await test.anonymous();
    await client.checkIns.keep(moodAt("2026-01-05T08:00:00.000Z", "about Bartholomew"));
    const { rows } = await test.database.db.execute<{ all: string }>(
      sql`select string_agg(encode(body, 'escape'), ' ') as all from user_check_ins`,
    );
    expect(rows[0]?.all?.length).toBeGreaterThan(20);
    expect(rows[0]?.all).not.toMatch(/Bartholomew|pleasant|tense|mood/);
  });

  it("are nobody else's, under the same id either", async () => {
    const one = await test.anonymous();
    const other = await test.anonymous();
    const taken = moodAt("2026-02-01T08:00:00.000Z");
    await one.client.checkIns.keep(taken);
    await expect(other.client.checkIns.remove({ id: taken.id })).rejects.toMatchObject({
      status: 404,
    });
    await other.client.checkIns.keep({ ...taken, day: "2026-02-02" });
    expect((await one.client.checkIns.list({})).check_ins).toEqual([taken]);
  });

  it("page by keyset, newest first, also when many are of one moment", async () => {
    const { client } = await test.anonymous();
    for (let index = 0; index < 11; index++)
      await client.checkIns.keep(moodAt(`2026-01-${index < 6 ? "01" : "02"}T08:00:00.000Z`));
    const seen: CheckIn[] = [];
    let before: string | undefined;
    do {
      const page = await client.checkIns.list({ limit: 4, ...(before ? { before } : {}) });
      seen.push(...page.check_ins);
      before = page.next_before ?? undefined;
    } while (before);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(11);
    expect(seen.map(({ day }) => day)).toEqual(
      seen
        .map(({ day }) => day)
        .sort()
        .reverse(),
    );
  });

  it("of somebody without an account come along into one, the one that is there already once", async () => {
    const nobody = await test.anonymous();
    const ana = await test.account();
    const [both, only] = [moodAt("2026-02-01T08:00:00.000Z"), moodAt("2026-02-02T08:00:00.000Z")];
    await nobody.client.checkIns.keep(both);
    await nobody.client.checkIns.keep(only);
    await ana.client.checkIns.keep(both);
    const { link } = await nobody.client.account.migrationLink({});
    await ana.client.account.migrateSessions({
      anonymous_uid: nobody.uid,
      new_uid: ana.uid,
      link,
    });
    expect((await ana.client.checkIns.list({})).check_ins).toEqual([only, both]);
  });

  it("from a clock that runs ahead are of now", async () => {
    const { client } = await test.anonymous();
    const { check_in } = await client.checkIns.keep(moodAt("2999-01-01T00:00:00.000Z"));
    expect(Date.parse(check_in.at)).toBeLessThanOrEqual(Date.now());
  });

  it("take a self-check only with an answer for each of its items, on its scale", async () => {
    const { client } = await test.anonymous();
    const take = (check: "phq-9" | "who-5", answers: number[]) =>
      client.checkIns.keep({
        id: randomUUID(),
        at: "2026-02-01T08:00:00.000Z",
        day: "2026-02-01",
        entry: { kind: "self-check", check, answers, difficulty: null },
      });
    await expect(take("who-5", [5, 5, 5, 5, 0])).resolves.toMatchObject({
      check_in: { day: "2026-02-01" },
    });
    await expect(take("phq-9", [0, 1, 2, 3, 0, 1, 2, 3])).rejects.toMatchObject({ status: 400 });
    await expect(take("phq-9", [0, 1, 2, 3, 0, 1, 2, 3, 4])).rejects.toMatchObject({ status: 400 });
  });
});
