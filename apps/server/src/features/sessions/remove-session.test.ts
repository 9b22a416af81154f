import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusalOf } from "../../testing/refusal-of.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const say = async ({ sessions }: TestPerson["client"], id: string, content: string) => {
  for await (const _ of sessions.respond({ id, content }));
};

describe("an open conversation", () => {
  it("has a name after its first words, and it is not another's", async () => {
    const { client } = await server.anonymous();
    for (const words of ["My boss rings me every evening.", "I cannot sleep, my mind races."]) {
      const { session } = await client.sessions.create({});
      await say(client, session.id, words);
    }
    const { sessions } = await client.sessions.list({});
    const titles = sessions.map(({ summary_title }) => summary_title);
    expect(new Set(titles).size).toBe(2);
    for (const title of titles) expect(title).toMatch(/\w/);
  });

  it("can be deleted alone: its words are gone at once, and the others stay", async () => {
    const { client } = await server.anonymous();
    const { session: stays } = await client.sessions.create({});
    const { session: goes } = await client.sessions.create({});
    await say(client, goes.id, "Nobody should find this later.");

    expect(await client.sessions.remove({ id: goes.id })).toEqual({ deleted: true });

    expect((await client.sessions.list({})).sessions.map(({ id }) => id)).toEqual([stays.id]);
    expect(await refusalOf(client.sessions.read({ id: goes.id }))).toMatchObject({ status: 404 });
    expect(await refusalOf(client.sessions.remove({ id: goes.id }))).toMatchObject({ status: 404 });
    const { rows } = await server.database.pool.query(
      "select 1 from session_messages where session_id = $1",
      [goes.id],
    );
    expect(rows).toEqual([]);
  });
});
