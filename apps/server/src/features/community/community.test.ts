import { ownPrompts } from "@app/content/prompts";
import { limits } from "@app/contract/limits";
import type { VoteDirection } from "@app/contract/prompts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fromElsewhere } from "../../testing/from-elsewhere.ts";
import { makeStaff } from "../../testing/make-staff.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";

let test: TestApp;
let ana: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  test = await createTestApp({ env: { TRUST_PROXY: "true" } });
  ana = await test.account();
  ben = await test.account();
});
afterAll(() => test.close());

const nobody = () => fromElsewhere(test);
let written = 0;
/** No two alike, and nothing in them that would be taken out. */
const words = () => `I keep thinking about the river, time ${"again ".repeat(++written)}`.trim();
const share = async (person: TestPerson, text = words()) => {
  const { prompt } = await person.client.community.create({ text, category: "mind" });
  if (!prompt) throw new Error("it was not shared");
  return prompt;
};
const later = (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms);
};
const dayMs = 24 * 60 * 60_000;

describe("a prompt", () => {
  it("is shared by an account, read by anybody, and says of nobody who wrote it", async () => {
    const text = "I always say yes before I have thought about it.";
    const { prompt, changes, safety } = await ana.client.community.create({
      text,
      category: "change",
    });
    expect(prompt).toMatchObject({ text, category: "change", mine: true, ours: false, uses: 0 });
    expect([changes, safety]).toEqual([[], null]);
    const { prompts } = await nobody().community.list({ sort: "new" });
    expect(prompts[0]).toMatchObject({ id: prompt?.id, text, mine: false });
    expect(JSON.stringify(prompts)).not.toContain(ana.uid);
    const anonymous = await test.anonymous();
    const refused = anonymous.client.community.create({ text: words(), category: "mind" });
    expect(await refusalOf(refused)).toMatchObject({ code: "account_required" });
  });

  it("has ten to 280 characters and one of the categories", async () => {
    const { promptMinChars, promptMaxChars } = limits.community;
    for (const input of [
      { text: "x".repeat(promptMinChars - 1), category: "mind" },
      { text: ` ${"x ".repeat(promptMaxChars)}`, category: "mind" },
      { text: words(), category: "elsewhere" },
    ])
      expect(await refusalOf(ana.client.community.create(input as never))).toMatchObject({
        code: "invalid_input",
      });
  });

  it("loses what leads to a person, and its writer is told what", async () => {
    const { prompt, changes } = await ana.client.community.create({
      text: "I would like to talk about it, write to me at ana@mail.example today",
      category: "love",
    });
    expect(prompt?.text).not.toContain("ana@mail.example");
    expect(changes.map(({ kind }) => kind)).toEqual(["email"]);
    const bare = ana.client.community.create({ text: "ana.b@mail.example", category: "love" });
    expect(await refusalOf(bare)).toMatchObject({ code: "prompt_nothing_left" });
  });

  it("is refused with a reason where it sells something", async () => {
    const sold = ana.client.community.create({
      text: "Buy cheap followers now, only today",
      category: "work",
    });
    expect(await refusalOf(sold)).toMatchObject({ code: "unkind_selling" });
  });

  it("is one prompt however often its writer sends it, and nobody else’s twice", async () => {
    const text = words();
    const eager = await test.account();
    const sent = await Promise.all(Array.from({ length: 8 }, () => share(eager, text)));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    const louder = ben.client.community.create({
      text: `${text.toUpperCase()} `,
      category: "mind",
    });
    expect(await refusalOf(louder)).toMatchObject({ code: "prompt_exists" });
    const ours = ben.client.community.create({ text: ownPrompts[0]?.text ?? "", category: "mind" });
    expect(await refusalOf(ours)).toMatchObject({ code: "prompt_exists" });
  });

  it("is one of ten in a day, also when all come at once", async () => {
    const eager = await test.account();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => share(eager)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    later(121_000);
    expect(await refusalOf(share(eager))).toMatchObject({ code: "prompts_limit", status: 429 });
    await test.database.pool.query(
      "update community_prompts set created_at = created_at - interval '1 day' where uid = $1",
      [eager.uid],
    );
    expect((await share(eager)).mine).toBe(true);
  });
});

describe("somebody in danger", () => {
  it("is met with help that works where they are, and nothing of it is kept", async () => {
    const person = await test.account();
    const text = "I want to kill myself tonight and I have the pills here";
    for (let sent = 0; sent < limits.community.createsPerMinute + 2; sent++) {
      const { prompt, may_go_on, safety } = await person.client.community.create({
        text,
        seen_help: sent % 2 === 1,
        category: "feelings",
        country: "GB",
      });
      expect([prompt, may_go_on]).toEqual([null, false]);
      expect(safety?.helplines.map(({ country }) => country)).toContain("GB");
    }
    const { rows } = await test.database.pool.query(
      "select from community_prompts where text like '%pills%'",
    );
    expect(rows).toEqual([]);
    expect(test.logLines.join("\n")).not.toContain("pills");
  });
});

describe("words that only sound heavy", () => {
  it("are met with help first, and shared when their writer says so", async () => {
    const person = await test.account();
    const input = {
      text: "He raped me and I still have to see him at work.",
      category: "work",
    } as const;
    const first = await person.client.community.create(input);
    expect(first).toMatchObject({ prompt: null, may_go_on: true, safety: { category: "abuse" } });
    const second = await person.client.community.create({ ...input, seen_help: true });
    expect(second).toMatchObject({ prompt: { text: input.text }, safety: null });
  });
});

describe("a report", () => {
  it("comes before the moderators, hides at the third person, and what they keep is back", async () => {
    const moderator = await makeStaff(test, "moderator");
    const { id, text } = await share(ben);
    const report = async () =>
      (await test.anonymous()).client.community.report({ id, reason: "unkind" });
    const visible = async () =>
      (await nobody().community.list({ sort: "new" })).prompts.some((prompt) => prompt.id === id);
    const once = await test.anonymous();
    for (let time = 0; time < 3; time++)
      expect(await once.client.community.report({ id })).toMatchObject({ hidden: false });
    await report();
    expect(await visible()).toBe(true);
    expect(await report()).toEqual({ reported: true, hidden: true });
    expect(await visible()).toBe(false);
    expect(await refusalOf(report())).toMatchObject({ code: "prompt_gone" });
    const { cases } = await moderator.client.moderation.queue({ kind: "prompt" });
    expect(cases[0]).toMatchObject({ kind: "prompt", id, text, reports: 3, hidden: true });
    expect(JSON.stringify(cases)).not.toContain(ben.uid);
    await moderator.client.moderation.decide({ kind: "prompt", id, decision: "keep" });
    expect(await visible()).toBe(true);
    await moderator.client.moderation.undo({ kind: "prompt", id });
    await moderator.client.moderation.decide({ kind: "prompt", id, decision: "remove" });
    expect(await visible()).toBe(false);
    const own = await ben.client.community.own({ limit: 100 });
    expect(own.prompts.find((prompt) => prompt.id === id)).toMatchObject({ hidden: true });
  });
});

describe("a vote", () => {
  const tally = async (id: string) => {
    const { rows } = await test.database.pool.query(
      `select up, down, (select count(*)::int from prompt_votes where prompt_id = id and direction = 1) as ups,
         (select count(*)::int from prompt_votes where prompt_id = id and direction = -1) as downs
       from community_prompts where id = $1`,
      [id],
    );
    return rows[0] as { up: number; down: number; ups: number; downs: number };
  };

  it("counts once, can be changed and taken back", async () => {
    const { id } = await share(ana);
    const vote = async (direction: VoteDirection) =>
      (await ben.client.community.vote({ id, direction })).prompt;
    expect(await vote("up")).toMatchObject({ votes: 1, my_vote: "up" });
    expect(await vote("up")).toMatchObject({ votes: 1 });
    expect(await vote("down")).toMatchObject({ votes: -1, my_vote: "down" });
    expect(await vote("none")).toMatchObject({ votes: 0, my_vote: "none" });
    await vote("up");
    const find = async ({ client }: TestPerson) =>
      (await client.community.list({ sort: "new" })).prompts.find((prompt) => prompt.id === id);
    expect(await find(ben)).toMatchObject({ votes: 1, my_vote: "up" });
    expect(await find(ana)).toMatchObject({ votes: 1, my_vote: "none", mine: true });
  });

  it("is not cast on one’s own, nor on what is not there", async () => {
    const { id } = await share(ana);
    const own = ana.client.community.vote({ id, direction: "up" });
    expect(await refusalOf(own)).toMatchObject({ code: "prompt_own" });
    const missing = ana.client.community.vote({ id: "none", direction: "up" });
    expect(await refusalOf(missing)).toMatchObject({ code: "prompt_gone", status: 404 });
  });

  it("is exact among two hundred at once, double clicks and changes of mind among them", async () => {
    const { id } = await share(ana);
    const people: TestPerson[] = [];
    for (let count = 0; count < 20; count++) people.push(await test.account());
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
    const { id } = await share(ana);
    const visitor = nobody();
    const use = async (client = visitor) => (await client.community.increment({ id })).uses;
    expect([await use(), await use()]).toEqual([1, 1]);
    expect(await use(nobody())).toBe(2);
    // An account is one person wherever it is.
    expect(await use(fromElsewhere(test, ben.token))).toBe(3);
    expect(await use(fromElsewhere(test, ben.token))).toBe(3);
    later(dayMs);
    expect(await use()).toBe(4);
    const { rows } = await test.database.pool.query("select * from prompt_uses");
    const kept = JSON.stringify(rows);
    expect(kept).not.toContain(ben.uid);
    expect(kept).not.toMatch(/10\.\d+\.\d+\.\d+/);
    await test.dependencies.community.service.deleteOld();
    const left = await test.database.pool.query("select distinct day::text from prompt_uses");
    expect(left.rows).toHaveLength(1);
    later(-dayMs);
  });

  it("is no new person’s by a new sign-in without an account", async () => {
    const { id } = await share(ana);
    const address = fromElsewhere(test);
    await address.community.increment({ id });
    const fresh = await test.anonymous();
    const sameAddress = await test.inject(`/api/community-prompts/${id}/increment`, {
      method: "POST",
      headers: { authorization: `Bearer ${fresh.token}`, "x-forwarded-for": "10.1.2.3" },
    });
    const another = await test.inject(`/api/community-prompts/${id}/increment`, {
      method: "POST",
      headers: { "x-forwarded-for": "10.1.2.3" },
    });
    expect(await sameAddress.json()).toEqual({ uses: 2 });
    expect(await another.json()).toEqual({ uses: 2 });
  });

  it("is exact among two hundred at once, half of them a second press", async () => {
    const { id } = await share(ana);
    const clients = Array.from({ length: 100 }, nobody);
    const answers = await Promise.all(
      [...clients, ...clients].map((client) => client.community.increment({ id })),
    );
    expect(Math.max(...answers.map(({ uses }) => uses))).toBe(100);
    const { rows } = await test.database.pool.query(
      "select uses from community_prompts where id = $1",
      [id],
    );
    expect(rows[0]).toEqual({ uses: 100 });
  });
});

describe("taking back", () => {
  it("is its author’s, and the votes go with it", async () => {
    const { id } = await share(ana);
    await ben.client.community.vote({ id, direction: "up" });
    const refused = ben.client.community.remove({ id });
    expect(await refusalOf(refused)).toMatchObject({ code: "forbidden" });
    expect(await ana.client.community.remove({ id })).toEqual({ removed: true });
    expect(await refusalOf(ana.client.community.remove({ id }))).toMatchObject({
      code: "prompt_gone",
    });
    const { votes } = await ben.client.community.ownVotes({});
    expect(votes.map(({ prompt_id }) => prompt_id)).not.toContain(id);
  });

  it("is a moderator’s too: it stands in the log, its author is told, and it goes for good in time", async () => {
    const moderator = await makeStaff(test, "moderator");
    const admin = await makeStaff(test, "admin");
    const author = await test.account();
    const { id } = await share(author);
    await moderator.client.community.remove({ id });
    const { prompts } = await nobody().community.list({ sort: "new" });
    expect(prompts.map((prompt) => prompt.id)).not.toContain(id);
    const own = await author.client.community.own({ limit: 100 });
    expect(own.prompts.find((prompt) => prompt.id === id)).toMatchObject({ hidden: true });
    const again = author.client.community.create({
      text: own.prompts[0]?.text ?? "",
      category: "mind",
    });
    expect(await refusalOf(again)).toMatchObject({ code: "prompt_hidden" });
    const { entries } = await admin.client.desk.log({});
    expect(entries[0]).toMatchObject({
      act: "prompt_removed",
      detail: { prompt: id },
      by: moderator.uid,
    });
    const longMs = (limits.moderation.decidedKeepDays + 1) * dayMs;
    later(longMs);
    await test.dependencies.community.service.deleteOld();
    later(-longMs);
    const { rows } = await test.database.pool.query("select from community_prompts where id = $1", [
      id,
    ]);
    expect(rows).toEqual([]);
  });

  it("happens with the account, and every count stays the sum of what is left", async () => {
    const [leaving, staying] = [await test.account(), await test.account()];
    const theirs = await share(leaving);
    const other = await share(staying);
    await staying.client.community.vote({ id: theirs.id, direction: "up" });
    await leaving.client.community.vote({ id: other.id, direction: "down" });
    await ben.client.community.vote({ id: other.id, direction: "up" });
    await leaving.client.account.remove({ confirm: "Y" });
    const { prompts } = await staying.client.community.own({});
    expect(prompts[0]).toMatchObject({ id: other.id, votes: 1 });
    expect((await staying.client.community.ownVotes({})).votes).toEqual([]);
    const vote = staying.client.community.vote({ id: theirs.id, direction: "up" });
    expect(await refusalOf(vote)).toMatchObject({ code: "prompt_gone" });
  });
});

describe("what one shared and voted", () => {
  it("can be read in pages by nobody but oneself", async () => {
    const person = await test.account();
    const made = [];
    for (let count = 0; count < 3; count++) made.push((await share(person)).id);
    const first = await person.client.community.own({ limit: 2 });
    const second = await person.client.community.own({
      limit: 2,
      before: first.next_before ?? "",
    });
    const read = [...first.prompts, ...second.prompts].map(({ id }) => id);
    expect(read).toEqual(made.toReversed());
    expect(second.next_before).toBeNull();
    expect(
      (await ben.client.community.own({ limit: 100 })).prompts.map(({ id }) => id),
    ).not.toContain(made[0]);
  });
});
