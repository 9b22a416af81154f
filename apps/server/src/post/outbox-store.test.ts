import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { decodeCursor } from "../db/keyset.ts";
import { createTestOutbox, letterTo, type TestOutbox } from "../testing/test-outbox.ts";

const dayMs = 24 * 60 * 60_000;
let test: TestOutbox;
beforeAll(async () => {
  test = await createTestOutbox();
});
beforeEach(() => test.clear());
afterAll(() => test.close());

const nothingSends = { mail: false, text: false };

describe("the outbox", () => {
  it("takes a letter in one write", async () => {
    const post = test.post();
    const query = vi.spyOn(test.database.pool, "query");
    await post.mail("somebody", letterTo("one@mail.example"));
    const statements = query.mock.calls.map(([statement]) => JSON.stringify(statement));
    query.mockRestore();
    expect(statements).toHaveLength(1);
    expect(statements[0]).toMatch(/insert into/);
  });

  it("holds address, subject and words sealed, bound to their row", async () => {
    await test.post().mail("somebody", letterTo("one@mail.example", "Hush"));
    await test.post().mail("other", letterTo("two@mail.example"));
    const { rows } = await test.database.pool.query("select * from outbox order by id");
    const [first, second] = rows;
    const whole = JSON.stringify(rows) + rows.map(({ body }) => body.toString("latin1")).join();
    for (const word of ["mail.example", "Hush", "plain words"]) expect(whole).not.toContain(word);
    await test.database.pool.query("update outbox set body = $1 where id = $2", [
      first.body,
      second.id,
    ]);
    expect(await test.outbox.read("other", second.id)).toMatchObject({ to: null, text: null });
    expect(await test.outbox.read("somebody", first.id)).toMatchObject({
      to: "one@mail.example",
      subject: "Hush",
      text: "The plain words",
      html: "<p>The plain words</p>",
    });
  });

  it("keeps what cannot leave for the operator, who reads it by the uid and id it has", async () => {
    const post = test.post(nothingSends);
    expect(post.sends).toEqual({ mail: false, text: false });
    await post.mail("somebody", letterTo("one@mail.example"));
    await post.text("", "+4912345", "phone_code", "123456 is your code");
    expect(await test.delivery({}).run()).toBe(0);
    const { page } = await test.outbox.list({ limit: 10 });
    expect(page.map(({ channel, state, to }) => [channel, state, to])).toEqual([
      ["text", "kept", "+4912345"],
      ["mail", "kept", "one@mail.example"],
    ]);
    expect(page[0]).not.toHaveProperty("text");
    const [code] = page;
    expect(await test.outbox.read("", code?.id ?? "")).toMatchObject({
      text: "123456 is your code",
    });
    expect(await test.outbox.read("somebody", code?.id ?? "")).toBeNull();
  });

  it("keeps what waited for a way out that is no longer configured", async () => {
    await test.post().mail("somebody", letterTo("one@mail.example"));
    await test.delivery({}).run();
    expect(await test.states()).toMatchObject([{ state: "kept" }]);
  });

  it("pages newest first, also within a millisecond, and by state", async () => {
    const post = test.post(nothingSends);
    for (let number = 0; number < 7; number++)
      await post.mail(`person${number % 2}`, letterTo(`${number}@mail.example`));
    await test.post().mail("", letterTo("waits@mail.example"));
    const seen: (string | null)[] = [];
    let before: string | null = null;
    do {
      const answer: Awaited<ReturnType<typeof test.outbox.list>> = await test.outbox.list({
        limit: 3,
        before: decodeCursor(before ?? undefined),
        state: "kept",
      });
      seen.push(...answer.page.map(({ to }) => to));
      before = answer.next_before;
    } while (before);
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((number) => `${number}@mail.example`));
  });

  it("deletes everything after 30 days, and nothing before", async () => {
    await test.post(nothingSends).mail("", letterTo("old@mail.example"));
    test.forward(dayMs);
    await test.post(nothingSends).mail("", letterTo("young@mail.example"));
    test.forward(29 * dayMs);
    expect(await test.outbox.removeOld()).toBe(1);
    expect(await test.states()).toMatchObject([{ to: "young@mail.example" }]);
  });

  it("lets the operator queue anew what was kept, and remove it", async () => {
    await test.post(nothingSends).mail("somebody", letterTo("one@mail.example"));
    const { id = "" } = (await test.outbox.list({ limit: 1 })).page[0] ?? {};
    expect(await test.outbox.retry("stranger", id)).toBe(false);
    expect(await test.outbox.retry("somebody", id)).toBe(true);
    expect(await test.states()).toMatchObject([{ state: "waiting", failure: null }]);
    expect(await test.outbox.retry("somebody", id)).toBe(false);
    expect(await test.outbox.remove("stranger", id)).toBe(false);
    expect(await test.outbox.remove("somebody", id)).toBe(true);
    expect(await test.states()).toEqual([]);
  });
});
