import type { VoteDirection } from "@app/contract/prompts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CommunityApp, createCommunityApp } from "../../testing/community-app.ts";
import { fromElsewhere } from "../../testing/from-elsewhere.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import type { TestPerson } from "../../testing/test-app.ts";

let app: CommunityApp;
beforeAll(async () => {
  app = await createCommunityApp();
});
afterAll(() => app.test.close());

const dayMs = 24 * 60 * 60_000;

describe("a vote", () => {
  const tally = async (id: string) => {
    const { rows } = await app.test.database.pool.query(
      `select up, down, (select count(*)::int from prompt_votes where prompt_id = id and direction = 1) as ups,
         (select count(*)::int from prompt_votes where prompt_id = id and direction = -1) as downs
       from community_prompts where id = $1`,
      [id],
    );
    return rows[0] as { up: number; down: number; ups: number; downs: number };
  };

  it("counts once, can be changed and taken back", async () => {
    const { id } = await app.share(app.ana);
    const vote = async (direction: VoteDirection) =>
      (await app.ben.client.community.vote({ id, direction })).prompt;
    expect(await vote("up")).toMatchObject({ votes: 1, my_vote: "up" });
    expect(await vote("up")).toMatchObject({ votes: 1 });
    expect(await vote("down")).toMatchObject({ votes: -1, my_vote: "down" });
    expect(await vote("none")).toMatchObject({ votes: 0, my_vote: "none" });
    await vote("up");
    const find = async ({ client }: TestPerson) =>
      (await client.community.list({ sort: "new" })).prompts.find((prompt) => prompt.id === id);
    expect(await find(app.ben)).toMatchObject({ votes: 1, my_vote: "up" });
    expect(await find(app.ana)).toMatchObject({ votes: 1, my_vote: "none", mine: true });
  });

  it("is not cast on one’s own, nor on what is not there", async () => {
    const { id } = await app.share(app.ana);
    const own = app.ana.client.community.vote({ id, direction: "up" });
    expect(await refusalOf(own)).toMatchObject({ code: "prompt_own" });
    const missing = app.ana.client.community.vote({ id: "none", direction: "up" });
    expect(await refusalOf(missing)).toMatchObject({ code: "prompt_gone", status: 404 });
  });

  it("is exact among two hundred at once, double clicks and changes of mind among them", async () => {
    const { id } = await app.share(app.ana);
    const people: TestPerson[] = [];
    for (let count = 0; count < 20; count++) people.push(await app.test.account());
    const meant = (index: number): VoteDirection => (index % 4 === 0 ? "down" : "up");
    const casts = people.flatMap(({ client }, index) =>
      (["up", "down", "none", "up", "up", "down", "down", "none", "up", meant(index)] as const).map(
        (direction) => () => client.community.vote({ id, direction }),
      ),
    );
    expect(casts).toHaveLength(200);
    await Promise.all(casts.map((cast) => cast()));
    const mixed = await tally(id);
    expect([mixed.up, mixed.down]).toEqual([mixed.ups, mixed.downs]);
    // In whatever order those came: everybody says once more, twice each and all at once, what they mean.
    await Promise.all(
      people.flatMap(({ client }, index) => {
        const direction = meant(index);
        return [1, 2].map(() => client.community.vote({ id, direction }));
      }),
    );
    expect(await tally(id)).toEqual({ up: 15, down: 5, ups: 15, downs: 5 });
  });
});

describe("a use", () => {
  it("counts once a person and day, for visitors too, and keeps no address", async () => {
    const { id } = await app.share(app.ana);
    const visitor = app.nobody();
    const use = async (client = visitor) => (await client.community.increment({ id })).uses;
    expect([await use(), await use()]).toEqual([1, 1]);
    expect(await use(app.nobody())).toBe(2);
    // An account is one person wherever it is.
    expect(await use(fromElsewhere(app.test, app.ben.token))).toBe(3);
    expect(await use(fromElsewhere(app.test, app.ben.token))).toBe(3);
    app.later(dayMs);
    expect(await use()).toBe(4);
    const { rows } = await app.test.database.pool.query("select * from prompt_uses");
    const kept = JSON.stringify(rows);
    expect(kept).not.toContain(app.ben.uid);
    expect(kept).not.toMatch(/10\.\d+\.\d+\.\d+/);
    await app.test.dependencies.community.service.deleteOld();
    const left = await app.test.database.pool.query("select distinct day::text from prompt_uses");
    expect(left.rows).toHaveLength(1);
    app.later(-dayMs);
  });

  it("is no new person’s by a new sign-in without an account", async () => {
    const { id } = await app.share(app.ana);
    const address = fromElsewhere(app.test);
    await address.community.increment({ id });
    const fresh = await app.test.anonymous();
    const sameAddress = await app.test.inject(`/api/community-prompts/${id}/increment`, {
      method: "POST",
      headers: { authorization: `Bearer ${fresh.token}`, "x-forwarded-for": "10.1.2.3" },
    });
    const another = await app.test.inject(`/api/community-prompts/${id}/increment`, {
      method: "POST",
      headers: { "x-forwarded-for": "10.1.2.3" },
    });
    expect(await sameAddress.json()).toEqual({ uses: 2 });
    expect(await another.json()).toEqual({ uses: 2 });
  });

  it("is exact among two hundred at once, half of them a second press", async () => {
    const { id } = await app.share(app.ana);
    const clients = Array.from({ length: 100 }, app.nobody);
    const answers = await Promise.all(
      [...clients, ...clients].map((client) => client.community.increment({ id })),
    );
    expect(Math.max(...answers.map(({ uses }) => uses))).toBe(100);
    const { rows } = await app.test.database.pool.query(
      "select uses from community_prompts where id = $1",
      [id],
    );
    expect(rows[0]).toEqual({ uses: 100 });
  });
});
