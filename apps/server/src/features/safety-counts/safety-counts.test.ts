import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readReply } from "../../testing/read-reply.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const counts = async () => (await test.clientFor(null).safetyCounts.read({})).counts;

describe("the counts of help shown", () => {
  it("are open to everybody, and empty before anything was shown", async () => {
    expect(await counts()).toEqual([]);
  });

  it("grow by one each time ways to help are shown, by month and kind, and belong to nobody", async () => {
    const person = await test.anonymous();
    const say = async (content: string) => {
      const { session } = await person.client.sessions.create({});
      return readReply(person.client.sessions.respond({ id: session.id, content, country: "GB" }));
    };
    await say("I want to kill myself");
    await say("I want to kill myself");
    await say("My husband hits me");
    await say("It was a long day.");
    const at = { year: test.clock.now.getUTCFullYear(), month: test.clock.now.getUTCMonth() + 1 };
    expect(await counts()).toEqual([
      { ...at, category: "abuse", times: 1 },
      { ...at, category: "suicide", times: 2 },
    ]);
    const { rows } = await test.database.pool.query("select * from safety_counts");
    for (const row of rows)
      expect(Object.keys(row).sort()).toEqual(["category", "month", "times", "year"]);
  });

  it("do not grow with every turn of one crisis, nor with a gentle question", async () => {
    const person = await test.anonymous();
    const before = (await counts()).reduce((sum, { times }) => sum + times, 0);
    const { session } = await person.client.sessions.create({});
    for (const content of ["I want to kill myself", "I don't know", "it is still there"])
      await readReply(person.client.sessions.respond({ id: session.id, content, country: "GB" }));
    const { session: other } = await person.client.sessions.create({});
    await readReply(
      person.client.sessions.respond({ id: other.id, content: "I can't do this any more" }),
    );
    const after = (await counts()).reduce((sum, { times }) => sum + times, 0);
    expect(after - before).toBe(1);
  });

  it("count a history that only the page holds, too", async () => {
    const person = await test.anonymous();
    const before = (await counts()).reduce((sum, { times }) => sum + times, 0);
    await readReply(
      person.client.sessions.respondStateless({
        id: "gone",
        history: [{ role: "user", content: "I want to kill myself" }],
      }),
    );
    const after = (await counts()).reduce((sum, { times }) => sum + times, 0);
    expect(after - before).toBe(1);
  });
});
