import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";

let test: TestApp;
let person: TestPerson;
beforeAll(async () => {
  test = await createTestApp();
  person = await test.anonymous();
});
afterAll(() => test.close());

describe("actions", () => {
  it("are kept, ticked, worded anew and removed", async () => {
    const { actions } = await person.client.actions.add({ texts: ["Ring Ana", "Walk at noon"] });
    expect(actions.map(({ text, done }) => [text, done])).toEqual([
      ["Ring Ana", false],
      ["Walk at noon", false],
    ]);
    const [first, second] = actions;
    const id = first?.id ?? "";
    expect((await person.client.actions.change({ id, done: true })).action.done).toBe(true);
    expect((await person.client.actions.change({ id, text: "Write to Ana" })).action).toMatchObject(
      {
        text: "Write to Ana",
        done: true,
      },
    );
    const open = await person.client.actions.list({ open: "true" });
    expect(open.actions.map(({ text }) => text)).toEqual(["Walk at noon"]);
    await person.client.actions.remove({ id: second?.id ?? "" });
    expect((await person.client.actions.list({})).actions).toHaveLength(1);
  });

  it("stay in the order they were written in, whenever they are looked at", async () => {
    const { client } = await test.anonymous();
    const texts = ["One", "Two", "Three", "Four", "Five", "Six"];
    const added = await client.actions.add({ texts });
    const { actions } = await client.actions.list({});
    expect(actions).toEqual(added.actions);
    expect(actions.map(({ text }) => text)).toEqual(texts);
  });

  it("of a session are kept once however often they are sent, and mark the session one way", async () => {
    const { session } = await person.client.sessions.create({});
    const add = () =>
      person.client.actions.add({
        session_id: session.id,
        texts: ["One", "Two", "Three"],
        client_request_id: `keep-${session.id}`,
      });
    const answers = await Promise.all([add(), add(), add()]);
    const ids = answers.map(({ actions }) => actions.map(({ id }) => id).join());
    expect(new Set(ids).size).toBe(1);
    const { actions } = await person.client.actions.list({});
    expect(actions.filter(({ session_id }) => session_id === session.id)).toHaveLength(3);
    const read = await person.client.sessions.read({ id: session.id });
    expect(read.session).toMatchObject({ session_tasks_saved: true, post_session_actions: "Y" });
    for (const action of answers[0]?.actions ?? [])
      await person.client.actions.remove({ id: action.id });
    expect((await person.client.sessions.read({ id: session.id })).session).toMatchObject({
      session_tasks_saved: true,
      post_session_actions: "Y",
    });
  });

  it("page by keyset, also when many were kept in one moment", async () => {
    const many = await test.anonymous();
    for (let list = 0; list < 3; list++)
      await many.client.actions.add({ texts: Array.from({ length: 7 }, (_, i) => `${list}/${i}`) });
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = await many.client.actions.list({ limit: 4, ...(before ? { before } : {}) });
      seen.push(...page.actions.map(({ text }) => text));
      before = page.next_before ?? undefined;
    } while (before);
    expect(new Set(seen).size).toBe(21);
    expect(seen).toHaveLength(21);
  });

  it("are nobody else's", async () => {
    const { actions } = await person.client.actions.add({ texts: ["Mine"] });
    const id = actions[0]?.id ?? "";
    const stranger = await test.anonymous();
    await expect(stranger.client.actions.change({ id, done: true })).rejects.toMatchObject({
      status: 404,
    });
    await expect(stranger.client.actions.remove({ id })).rejects.toMatchObject({ status: 404 });
    expect((await stranger.client.actions.list({})).actions).toEqual([]);
    const { session } = await person.client.sessions.create({});
    await expect(
      stranger.client.actions.add({ session_id: session.id, texts: ["Not mine"] }),
    ).rejects.toMatchObject({ status: 404, code: "session_not_found" });
  });
});
