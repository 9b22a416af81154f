import { ownPrompts } from "@app/content/prompts";
import { type PromptSort, promptSorts } from "@app/contract/prompts";
import { refuse } from "@app/kindness/refuse";
import { scrub } from "@app/kindness/scrub";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusalOf } from "../../testing/refusal-of.ts";
import { createTestApp, quickGuide, type TestApp } from "../../testing/test-app.ts";

let test: TestApp;
const client = () => test.clientFor(null);
const query = (text: string, values: unknown[] = []) => test.database.pool.query(text, values);

/** Rows as the product writes them, in numbers nobody would type. */
const fill = (count: number) =>
  query(
    `insert into community_prompts (id, uid, text, sought, text_key, category, up, down, uses, state_at, created_at)
     select 'p' || n, 'somebody', 'I keep thinking about number ' || n, 'i keep thinking about number ' || n, 'k' || n,
       (array['mind', 'work', 'loss'])[1 + n % 3], n % 7, n % 4, n % 5, now(),
       date_trunc('second', now()) - (n / 3) * interval '1 day'
     from generate_series(1, $1::int) n`,
    [count],
  );

beforeAll(async () => {
  test = await createTestApp();
  await fill(100);
});
afterAll(() => test.close());

const readAll = async (input: { sort: PromptSort; category?: "work"; q?: string }) => {
  const ids: string[] = [];
  for (let before: string | null | undefined; before !== null; ) {
    const page: { prompts: { id: string }[]; next_before: string | null } =
      await client().community.list({ ...input, limit: 7, ...(before ? { before } : {}) });
    ids.push(...page.prompts.map(({ id }) => id));
    before = page.next_before;
  }
  return ids;
};

const inOrder = async (sort: PromptSort, where = "true") => {
  const column = { top: "score", new: "created_at", used: "uses" }[sort];
  const { rows } = await query(
    `select id from community_prompts where state = 'shown' and ${where}
     order by ${column} desc, id desc`,
  );
  return rows.map(({ id }: { id: string }) => id);
};

describe("a list of prompts", () => {
  it.each(promptSorts)("by %s has every prompt once and in order, page by page", async (sort) => {
    expect(await readAll({ sort })).toEqual(await inOrder(sort));
    expect(await readAll({ sort, category: "work" })).toEqual(
      await inOrder(sort, "category = 'work'"),
    );
  });

  it("does not go on from another list’s place, nor from a made-up one", async () => {
    const { next_before } = await client().community.list({ sort: "used", limit: 1 });
    for (const before of [next_before ?? "", "top_x_p1", "top_1", "", "top_1e99_p1", "top_NaN_p1"])
      expect(await refusalOf(client().community.list({ sort: "top", before }))).toMatchObject({
        code: "invalid_input",
      });
    for (const before of ["used_1.5_p1", "used_99999999999_p1", "new_9999999999999999_p1"])
      expect(
        await refusalOf(
          client().community.list({ sort: before.split("_")[0] as PromptSort, before }),
        ),
      ).toMatchObject({ code: "invalid_input" });
  });

  it("leaves out what is hidden or removed", async () => {
    await query("update community_prompts set state = 'hidden' where id = 'p1'");
    await query("update community_prompts set state = 'removed' where id = 'p2'");
    const ids = await readAll({ sort: "new" });
    expect(ids).toHaveLength(98);
    expect(ids).not.toContain("p1");
    const use = client().community.increment({ id: "p1" });
    expect(await refusalOf(use)).toMatchObject({ code: "prompt_gone" });
    await query("update community_prompts set state = 'shown'");
  });

  it.each([
    ["sort = top", "community_prompts_top", { sort: "top" }],
    ["sort = new", "community_prompts_new", { sort: "new" }],
    ["sort = used", "community_prompts_used", { sort: "used" }],
  ] as const)("is read by its index: %s", async (_name, index, { sort }) => {
    const { next_before } = await client().community.list({ sort, limit: 20 });
    expect(next_before).not.toBeNull();
    const column = { top: "score", new: "created_at", used: "uses" }[sort];
    const connection = await test.database.pool.connect();
    try {
      // So few rows are read quicker as they lie; what counts is that the index fits the question.
      await connection.query("set enable_seqscan = off; set enable_sort = off");
      const { rows } = await connection.query(
        `explain select id from community_prompts where state = 'shown'
         and (${column}, id) < (select ${column}, id from community_prompts where id = 'p50')
         order by ${column} desc nulls last, id desc nulls last limit 21`,
      );
      expect(JSON.stringify(rows)).toContain(index);
    } finally {
      connection.release(true);
    }
  });
});

describe("the list of the best", () => {
  const place = async (
    votes: readonly { id: string; up: number; down: number; days?: number }[],
  ) => {
    await query("delete from community_prompts where uid = 'best'");
    for (const { id, up, down, days = 0 } of votes)
      await query(
        `insert into community_prompts (id, uid, text, sought, text_key, category, up, down, state_at, created_at)
         values ($1, 'best', $1, $1, $1, 'good', $2, $3, now(),
           timestamptz '2026-06-01 00:00:00+00' - $4 * interval '1 day')`,
        [id, up, down, days],
      );
    const { rows } = await query(
      "select id from community_prompts where uid = 'best' order by score desc",
    );
    return rows.map(({ id }: { id: string }) => id);
  };

  it("is none of sums: many votes of two minds come after few of one", async () => {
    expect(
      await place([
        { id: "loved", up: 40, down: 2 },
        { id: "disputed", up: 100, down: 60 },
        { id: "one-vote", up: 1, down: 0 },
        { id: "unseen", up: 0, down: 0 },
        { id: "disliked", up: 1, down: 12 },
      ]),
    ).toEqual(["loved", "disputed", "one-vote", "unseen", "disliked"]);
  });

  it("believes a share the more, the more people stand behind it", async () => {
    expect(
      await place([
        { id: "three", up: 3, down: 0 },
        { id: "thirty", up: 30, down: 0 },
        { id: "three-hundred", up: 300, down: 0 },
      ]),
    ).toEqual(["three-hundred", "thirty", "three"]);
  });

  it("makes room for what is new, slowly", async () => {
    expect(
      await place([
        { id: "loved", up: 40, down: 2 },
        { id: "loved-half-a-year", up: 40, down: 2, days: 180 },
        { id: "loved-two-years", up: 40, down: 2, days: 730 },
        { id: "liked", up: 5, down: 0 },
        { id: "unseen", up: 0, down: 0 },
      ]),
    ).toEqual(["loved", "liked", "loved-half-a-year", "unseen", "loved-two-years"]);
  });
});

describe("a search", () => {
  const arguing = "I can’t stop arguing with my sister about our mother’s house";
  const sleeping = "My sleeping has been poor since the baby came";
  const tea = "Çay with my grandmother, and what she never said";
  beforeAll(async () => {
    const person = await test.account();
    for (const text of [arguing, sleeping, tea])
      await person.client.community.create({ text, category: "family" });
  });
  const found = async (q: string) =>
    (await client().community.list({ q })).prompts.map(({ text }) => text);

  it.each([
    ["arguing", arguing],
    ["argue", arguing],
    ["argu", arguing],
    ["mother house", arguing],
    ["the house of my mother", arguing],
    ["I can't sleep", sleeping],
    ["SLEEP", sleeping],
    ["çay", tea],
    ["CAY", tea],
  ])("for “%s” finds it in any of its forms, also half typed", async (q, text) => {
    expect(await found(q)).toContain(text);
  });

  it("asks for every word, and takes signs for nothing", async () => {
    expect(await found("sister baby")).toEqual([]);
    expect(await found("carburettor")).toEqual([]);
    for (const q of ["&", "!!", "a:*b", "' or 1=1 --", "(((", "\\", "<->", "…"])
      expect(Array.isArray(await found(q)), q).toBe(true);
    expect(await found("!!")).toHaveLength(20);
  });

  it("goes together with a category and goes on in pages", async () => {
    expect(await readAll({ sort: "new", q: "number", category: "work" })).toEqual(
      await inOrder("new", "category = 'work'"),
    );
  });
});

describe("the product’s own prompts", () => {
  const seed = () => test.dependencies.community.start();
  const ours = async () =>
    (await query("select id, text, votes.up, uses, state from community_prompts votes where ours"))
      .rows as { id: string; text: string; up: number; uses: number; state: string }[];

  it("are there after a start, once, marked as ours, and stay what people made of them", async () => {
    await Promise.all([seed(), seed()]);
    await seed();
    expect((await ours()).map(({ id }) => id).sort()).toEqual(
      ownPrompts.map(({ id }) => id).sort(),
    );
    const [first] = ownPrompts;
    const id = first?.id ?? "";
    const ben = await test.account();
    await ben.client.community.vote({ id, direction: "up" });
    await client().community.increment({ id });
    await query("update community_prompts set text = 'Once worded otherwise' where id = $1", [id]);
    await seed();
    expect((await ours()).find((row) => row.id === id)).toEqual({
      id,
      text: first?.text,
      up: 1,
      uses: 1,
      state: "shown",
    });
    const { prompts } = await ben.client.community.list({ q: "daylight" });
    expect(prompts[0]).toMatchObject({ ours: true, mine: false });
  });

  it("leave with the version that drops them, and stay away where a moderator removed one", async () => {
    await query(
      `insert into community_prompts (id, uid, text, sought, text_key, category, ours, state_at, created_at)
       values ('ours-of-old', '', 'I remember when', 'i remember when', 'ours-of-old', 'good', true, now(), now())`,
    );
    const id = ownPrompts[1]?.id ?? "";
    await query(
      "update community_prompts set state = 'removed', state_at = now() - interval '99 days' where id = $1",
      [id],
    );
    await seed();
    await test.dependencies.community.service.deleteOld();
    const rows = await ours();
    expect(rows.map((row) => row.id)).not.toContain("ours-of-old");
    expect(rows.find((row) => row.id === id)?.state).toBe("removed");
  });

  it("would be let through like anybody’s: no danger, nothing to take out, nothing unkind", async () => {
    const { screen } = quickGuide();
    for (const { id, text } of ownPrompts) {
      const { level } = await screen({ content: text, history: [] });
      expect([id, level]).toEqual([id, "none"]);
      expect([id, scrub(text).changes, refuse(text)]).toEqual([id, [], null]);
    }
  });
});
