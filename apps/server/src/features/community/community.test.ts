import { ownPrompts } from "@app/content/prompts";
import { limits } from "@app/contract/limits";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CommunityApp, createCommunityApp } from "../../testing/community-app.ts";
import { makeStaff } from "../../testing/make-staff.ts";
import { refusalOf } from "../../testing/refusal-of.ts";
import { accountPassword } from "../../testing/test-app.ts";

let app: CommunityApp;
beforeAll(async () => {
  app = await createCommunityApp();
});
afterAll(() => app.test.close());

const dayMs = 24 * 60 * 60_000;

describe("a prompt", () => {
  it("is shared by an account, read by anybody, and says of nobody who wrote it", async () => {
    const text = "I always say yes before I have thought about it.";
    const { prompt, changes, safety } = await app.ana.client.community.create({
      text,
      category: "change",
    });
    expect(prompt).toMatchObject({ text, category: "change", mine: true, ours: false, uses: 0 });
    expect([changes, safety]).toEqual([[], null]);
    const { prompts } = await app.nobody().community.list({ sort: "new" });
    expect(prompts[0]).toMatchObject({ id: prompt?.id, text, mine: false });
    expect(JSON.stringify(prompts)).not.toContain(app.ana.uid);
    const anonymous = await app.test.anonymous();
    const refused = anonymous.client.community.create({ text: app.words(), category: "mind" });
    expect(await refusalOf(refused)).toMatchObject({ code: "account_required" });
  });

  it("has ten to 280 characters and one of the categories", async () => {
    const { promptMinChars, promptMaxChars } = limits.community;
    for (const input of [
      { text: "x".repeat(promptMinChars - 1), category: "mind" },
      { text: ` ${"x ".repeat(promptMaxChars)}`, category: "mind" },
      { text: app.words(), category: "elsewhere" },
    ])
      expect(await refusalOf(app.ana.client.community.create(input as never))).toMatchObject({
        code: "invalid_input",
      });
  });

  it("loses what leads to a person, and its writer is told what", async () => {
    const { prompt, changes } = await app.ana.client.community.create({
      text: "I would like to talk about it, write to me at ana@mail.example today",
      category: "love",
    });
    expect(prompt?.text).not.toContain("ana@mail.example");
    expect(changes.map(({ kind }) => kind)).toEqual(["email"]);
    const bare = app.ana.client.community.create({ text: "ana.b@mail.example", category: "love" });
    expect(await refusalOf(bare)).toMatchObject({ code: "prompt_nothing_left" });
  });

  it("is refused with a reason where it sells something", async () => {
    const sold = app.ana.client.community.create({
      text: "Buy cheap followers now, only today",
      category: "work",
    });
    expect(await refusalOf(sold)).toMatchObject({ code: "unkind_selling" });
  });

  it("is one prompt however often its writer sends it, and nobody else’s twice", async () => {
    const text = app.words();
    const eager = await app.test.account();
    const sent = await Promise.all(Array.from({ length: 8 }, () => app.share(eager, text)));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    const louder = app.ben.client.community.create({
      text: `${text.toUpperCase()} `,
      category: "mind",
    });
    expect(await refusalOf(louder)).toMatchObject({ code: "prompt_exists" });
    const ours = app.ben.client.community.create({
      text: ownPrompts[0]?.text ?? "",
      category: "mind",
    });
    expect(await refusalOf(ours)).toMatchObject({ code: "prompt_exists" });
  });

  it("is one of ten in a day, also when all come at once", async () => {
    const eager = await app.test.account();
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => app.share(eager)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    app.later(121_000);
    expect(await refusalOf(app.share(eager))).toMatchObject({ code: "prompts_limit", status: 429 });
    await app.test.database.pool.query(
      "update community_prompts set created_at = created_at - interval '1 day' where uid = $1",
      [eager.uid],
    );
    expect((await app.share(eager)).mine).toBe(true);
  });
});

describe("somebody in danger", () => {
  it("is met with help that works where they are, and nothing of it is kept", async () => {
    const person = await app.test.account();
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
    const { rows } = await app.test.database.pool.query(
      "select from community_prompts where text like '%pills%'",
    );
    expect(rows).toEqual([]);
    expect(app.test.logLines.join("\n")).not.toContain("pills");
  });
});

describe("words that only sound heavy", () => {
  it("are met with help first, and shared when their writer says so", async () => {
    const person = await app.test.account();
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
    const moderator = await makeStaff(app.test, "moderator");
    const { id, text } = await app.share(app.ben);
    const report = async () =>
      (await app.test.anonymous()).client.community.report({ id, reason: "unkind" });
    const visible = async () =>
      (await app.nobody().community.list({ sort: "new" })).prompts.some(
        (prompt) => prompt.id === id,
      );
    const once = await app.test.anonymous();
    for (let time = 0; time < 3; time++)
      expect(await once.client.community.report({ id })).toMatchObject({ hidden: false });
    await report();
    expect(await visible()).toBe(true);
    expect(await report()).toEqual({ reported: true, hidden: true });
    expect(await visible()).toBe(false);
    expect(await refusalOf(report())).toMatchObject({ code: "prompt_gone" });
    const { cases } = await moderator.client.moderation.queue({ kind: "prompt" });
    expect(cases[0]).toMatchObject({ kind: "prompt", id, text, reports: 3, hidden: true });
    expect(JSON.stringify(cases)).not.toContain(app.ben.uid);
    await moderator.client.moderation.decide({ kind: "prompt", id, decision: "keep" });
    expect(await visible()).toBe(true);
    await moderator.client.moderation.undo({ kind: "prompt", id });
    await moderator.client.moderation.decide({ kind: "prompt", id, decision: "remove" });
    expect(await visible()).toBe(false);
    const own = await app.ben.client.community.own({ limit: 100 });
    expect(own.prompts.find((prompt) => prompt.id === id)).toMatchObject({ hidden: true });
  });
});

describe("taking back", () => {
  it("is its author’s, and the votes go with it", async () => {
    const { id } = await app.share(app.ana);
    await app.ben.client.community.vote({ id, direction: "up" });
    const refused = app.ben.client.community.remove({ id });
    expect(await refusalOf(refused)).toMatchObject({ code: "forbidden" });
    expect(await app.ana.client.community.remove({ id })).toEqual({ removed: true });
    expect(await refusalOf(app.ana.client.community.remove({ id }))).toMatchObject({
      code: "prompt_gone",
    });
    const { votes } = await app.ben.client.community.ownVotes({});
    expect(votes.map(({ prompt_id }) => prompt_id)).not.toContain(id);
  });

  it("is a moderator’s too: it stands in the log, its author is told, and it goes for good in time", async () => {
    const moderator = await makeStaff(app.test, "moderator");
    const admin = await makeStaff(app.test, "admin");
    const author = await app.test.account();
    const { id } = await app.share(author);
    await moderator.client.community.remove({ id });
    const { prompts } = await app.nobody().community.list({ sort: "new" });
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
    app.later(longMs);
    await app.test.dependencies.community.service.deleteOld();
    app.later(-longMs);
    const { rows } = await app.test.database.pool.query(
      "select from community_prompts where id = $1",
      [id],
    );
    expect(rows).toEqual([]);
  });

  it("happens with the account, and every count stays the sum of what is left", async () => {
    const [leaving, staying] = [await app.test.account(), await app.test.account()];
    const theirs = await app.share(leaving);
    const other = await app.share(staying);
    await staying.client.community.vote({ id: theirs.id, direction: "up" });
    await leaving.client.community.vote({ id: other.id, direction: "down" });
    await app.ben.client.community.vote({ id: other.id, direction: "up" });
    await leaving.client.account.remove({ confirm: "Y", password: accountPassword });
    const { prompts } = await staying.client.community.own({});
    expect(prompts[0]).toMatchObject({ id: other.id, votes: 1 });
    expect((await staying.client.community.ownVotes({})).votes).toEqual([]);
    const vote = staying.client.community.vote({ id: theirs.id, direction: "up" });
    expect(await refusalOf(vote)).toMatchObject({ code: "prompt_gone" });
  });
});

describe("what one shared and voted", () => {
  it("can be read in pages by nobody but oneself", async () => {
    const person = await app.test.account();
    const made = [];
    for (let count = 0; count < 3; count++) made.push((await app.share(person)).id);
    const first = await person.client.community.own({ limit: 2 });
    const second = await person.client.community.own({
      limit: 2,
      before: first.next_before ?? "",
    });
    const read = [...first.prompts, ...second.prompts].map(({ id }) => id);
    expect(read).toEqual(made.toReversed());
    expect(second.next_before).toBeNull();
    expect(
      (await app.ben.client.community.own({ limit: 100 })).prompts.map(({ id }) => id),
    ).not.toContain(made[0]);
  });
});
