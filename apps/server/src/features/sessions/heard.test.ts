import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusalOf } from "../../testing/refusal-of.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const talk = async () => {
  const { client } = await server.account();
  const { session, messages } = await client.sessions.create({ session_type: "voice" });
  let text = "";
  for await (const event of client.sessions.respond({
    id: session.id,
    content: "I had a row with my brother about the house.",
    client_message_id: "said",
    spoken: true,
  }))
    if (event.type === "token") text += event.text;
  const stored = async () => (await client.sessions.read({ id: session.id })).messages;
  return { client, id: session.id, text, greeting: messages[0], stored };
};

describe("a reply that somebody spoke into", () => {
  it("is remembered as far as it was heard, with a mark, and no further", async () => {
    const { client, id, text, stored } = await talk();
    const chars = text.indexOf(" ", 12);
    const { message } = await client.sessions.heard({ id, exchange_id: "said", chars });
    expect(message).toMatchObject({ content: `${text.slice(0, chars)} …`, heard_chars: chars });
    expect((await stored()).at(-1)).toMatchObject(message);
  });

  it("is not written anew when the message is sent again", async () => {
    const { client, id, stored } = await talk();
    await client.sessions.heard({ id, exchange_id: "said", chars: 5 });
    const [, , cut] = await stored();
    let again = "";
    for await (const event of client.sessions.respond({
      id,
      content: "I had a row with my brother about the house.",
      client_message_id: "said",
    }))
      if (event.type === "token") again += event.text;
    expect(again).toBe(cut?.content);
    expect(await stored()).toHaveLength(3);
  });

  it("keeps the smaller number when it is told twice, and is left alone when all was heard", async () => {
    const { client, id, text } = await talk();
    const heard = (chars: number) => client.sessions.heard({ id, exchange_id: "said", chars });
    expect((await heard(text.length)).message).not.toHaveProperty("heard_chars");
    const first = await heard(15);
    expect((await heard(20)).message).toEqual(first.message);
    expect((await heard(0)).message).toMatchObject({ content: "…", heard_chars: 0 });
  });

  it("may be the greeting, by its own id", async () => {
    const { client, id, greeting, stored } = await talk();
    await client.sessions.heard({ id, exchange_id: greeting?.id ?? "", chars: 3 });
    expect((await stored())[0]).toMatchObject({ heard_chars: 3 });
  });

  it("is a reply, not what the person said, and one's own", async () => {
    const { client, id, stored } = await talk();
    const [, said] = await stored();
    const none = { status: 404, code: "message_not_found" };
    expect(
      await refusalOf(client.sessions.heard({ id, exchange_id: said?.id ?? "", chars: 1 })),
    ).toMatchObject(none);
    expect(
      await refusalOf(client.sessions.heard({ id, exchange_id: "never", chars: 1 })),
    ).toMatchObject(none);
    const other = await server.account();
    expect(
      await refusalOf(other.client.sessions.heard({ id, exchange_id: "said", chars: 1 })),
    ).toMatchObject({ code: "session_not_found" });
  });
});

describe("a reply whose stream was left at the same moment", () => {
  it("is cut as soon as it is stored", async () => {
    const { client } = await server.account();
    const { session } = await client.sessions.create({});
    const browser = new AbortController();
    const events = client.sessions.respond(
      { id: session.id, content: "My week was long.", client_message_id: "left", spoken: true },
      { signal: browser.signal },
    );
    for await (const event of events) if (event.type === "token") break;
    browser.abort();
    const heard = await client.sessions.heard({
      id: session.id,
      exchange_id: "left",
      chars: 0,
    });
    expect(heard.message).toMatchObject({ content: "…", status: "complete", heard_chars: 0 });
  });
});
