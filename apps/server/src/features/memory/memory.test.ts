import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readReply } from "../../testing/read-reply.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe("memory", () => {
  it("is one truth under its two names", async () => {
    const { client } = await test.account();
    expect((await client.users.me({})).memory_enabled).toBe(true);
    expect(await client.settings.read({})).toMatchObject({ long_term_memory: "Y" });
    await client.settings.change({ long_term_memory: "N" });
    expect((await client.users.me({})).memory_enabled).toBe(false);
    expect((await client.memory.list({})).memory_enabled).toBe(false);
  });

  it("shows where each thing came from, and can be changed and forgotten", async () => {
    const { client } = await test.account();
    const { session } = await client.sessions.create({});
    await client.summaries.save({ threadId: session.id, title: "About work", message: "Work." });
    const { item } = await client.memory.keep({
      message: "You work as a nurse.",
      session_id: session.id,
    });
    expect(item.source).toMatchObject({ session_id: session.id, title: "About work" });
    expect((await client.users.me({})).rememberUserInfo).toEqual([
      { id: item.id, message: "You work as a nurse." },
    ]);
    await client.memory.change({ id: item.id, message: "You work as a ward nurse." });
    expect((await client.memory.list({})).items[0]?.message).toBe("You work as a ward nurse.");
    await client.memory.remove({ id: item.id });
    expect((await client.memory.list({})).items).toEqual([]);
  });

  it("switched off is really gone, and nothing more is kept", async () => {
    const { client, uid } = await test.account();
    await client.memory.keep({ message: "You have a dog called Biscuit." });
    await client.settings.change({ long_term_memory: "N" });
    const { rows } = await test.database.pool.query("select 1 from user_memory where uid = $1", [
      uid,
    ]);
    expect(rows).toEqual([]);
    await expect(client.memory.keep({ message: "Again." })).rejects.toMatchObject({
      code: "memory_off",
    });
    await client.settings.change({ long_term_memory: "Y" });
    expect((await client.memory.list({})).items).toEqual([]);
  });

  it("belongs to accounts only", async () => {
    const { client } = await test.anonymous();
    for (const attempt of [
      () => client.memory.list({}),
      () => client.memory.keep({ message: "No." }),
      () => client.settings.change({ long_term_memory: "Y" }),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 403, code: "account_required" });
  });

  it("is nobody else's", async () => {
    const owner = await test.account();
    const { item } = await owner.client.memory.keep({ message: "Mine." });
    const stranger = await test.account();
    await expect(
      stranger.client.memory.change({ id: item.id, message: "x" }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(stranger.client.memory.remove({ id: item.id })).rejects.toMatchObject({
      status: 404,
    });
    expect((await owner.client.memory.list({})).items).toHaveLength(1);
  });
});

describe("what an ended session leaves", () => {
  const talk = async ({ client }: TestPerson): Promise<string> => {
    const { session } = await client.sessions.create({});
    for (const content of [
      "I'm a nurse and my shifts have been brutal lately.",
      "My manager dismissed my idea in front of everyone on Tuesday.",
      "I want to talk to her about it but I'm nervous.",
    ])
      await readReply(client.sessions.respond({ id: session.id, content }));
    return session.id;
  };

  it("is a title, a summary and three to five actions, the same when asked again", async () => {
    const person = await test.account();
    const { client } = person;
    const id = await talk(person);
    await expect(client.sessions.outcome({ id })).rejects.toMatchObject({
      code: "session_not_ended",
    });
    await readReply(client.sessions.end({ id }));
    const outcome = await client.sessions.outcome({ id });
    expect(outcome.title).toMatch(/\w/);
    expect(outcome.summary.length).toBeGreaterThan(40);
    expect(outcome.actions.length).toBeGreaterThanOrEqual(3);
    expect(outcome.actions.length).toBeLessThanOrEqual(5);
    expect(outcome.writer).toMatchObject({ model: "guide", host: null });
    expect(await client.sessions.outcome({ id })).toEqual(outcome);
    expect((await client.memory.list({})).items, "nothing is kept unasked").toEqual([]);
  });

  it("proposes no memory to somebody without an account", async () => {
    const person = await test.anonymous();
    const { client } = person;
    const id = await talk(person);
    await readReply(client.sessions.end({ id }));
    expect((await client.sessions.outcome({ id })).memories).toEqual([]);
  });
});
