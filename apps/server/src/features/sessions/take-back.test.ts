import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusalOf } from "../../testing/refusal-of.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const talk = async () => {
  const { client } = await server.account();
  const { session } = await client.sessions.create({ session_type: "voice" });
  const { id } = session;
  const say = async (content: string, as: string) => {
    for await (const _ of client.sessions.respond({ id, content, client_message_id: as }));
  };
  const said = async () =>
    (await client.sessions.read({ id })).messages.flatMap(({ role, content }) =>
      role === "user" ? [content] : [],
    );
  return { client, id, say, said };
};
const takeBack = ({ sessions }: TestPerson["client"], id: string, as: string) =>
  sessions.takeBack({ id, client_message_id: as });

describe("words that were misheard", () => {
  it("are taken back with the reply to them, and the right ones stand in their place", async () => {
    const { client, id, say, said } = await talk();
    await say("I talked to my sister.", "first");
    await say("We went there on Thursday.", "misheard");
    expect(await takeBack(client, id, "misheard")).toEqual({ taken_back: true });
    await say("We went there on Friday.", "right");
    expect(await said()).toEqual(["I talked to my sister.", "We went there on Friday."]);
    expect((await client.sessions.read({ id })).messages.map(({ role }) => role)).toEqual([
      "assistant",
      "user",
      "assistant",
      "user",
      "assistant",
    ]);
  });

  it("stay once somebody has gone on, or when they are taken back twice", async () => {
    const { client, id, say, said } = await talk();
    await say("I talked to my sister.", "first");
    await say("It went well.", "second");
    expect(await takeBack(client, id, "first")).toEqual({ taken_back: false });
    expect(await said()).toHaveLength(2);
    await takeBack(client, id, "second");
    expect(await refusalOf(takeBack(client, id, "second"))).toMatchObject({ status: 404 });
  });

  it("stay where they asked for help, so that the talk after them knows of it", async () => {
    const { client, id, say, said } = await talk();
    await say("I want to kill myself tonight.", "risk");
    expect(await takeBack(client, id, "risk")).toEqual({ taken_back: false });
    expect(await said()).toEqual(["I want to kill myself tonight."]);
  });

  it("are nobody else's to take back", async () => {
    const { id, say, said } = await talk();
    await say("I talked to my sister.", "first");
    const { client: stranger } = await server.account();
    expect(await refusalOf(takeBack(stranger, id, "first"))).toMatchObject({ status: 404 });
    expect(await said()).toHaveLength(1);
  });
});
