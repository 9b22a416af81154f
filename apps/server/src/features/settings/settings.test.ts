import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readReply } from "../../testing/read-reply.ts";
import { createTestApp, type TestApp, type TestPerson } from "../../testing/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const shownTo = async (person: TestPerson, country?: string) => {
  const { session } = await person.client.sessions.create({});
  const { events, text } = await readReply(
    person.client.sessions.respond({
      id: session.id,
      content: "I want to kill myself",
      ...(country ? { country } : {}),
    }),
  );
  const shown = events.find((event) => event.type === "safety");
  return { text, lines: shown?.type === "safety" ? shown.helplines : [] };
};

describe("the country", () => {
  it("can be set without an account, in either case, and unset", async () => {
    const { client } = await test.anonymous();
    expect((await client.settings.read({})).country).toBeNull();
    expect((await client.settings.change({ country: "ie" })).country).toBe("IE");
    expect((await client.settings.read({})).country).toBe("IE");
    expect((await client.settings.change({ country: null })).country).toBeNull();
    await expect(client.settings.change({ country: "Ireland" })).rejects.toMatchObject({
      status: 400,
    });
  });

  it("that is set goes before what the browser says, and the browser before nothing", async () => {
    const person = await test.anonymous();
    expect((await shownTo(person)).text).toContain("findahelpline.com");
    expect((await shownTo(person, "GB")).lines.every(({ country }) => country === "GB")).toBe(true);
    await person.client.settings.change({ country: "IE" });
    expect((await shownTo(person, "GB")).lines.every(({ country }) => country === "IE")).toBe(true);
  });

  it("that is set also counts for a history that only the page holds, and for a closing", async () => {
    const person = await test.anonymous();
    await person.client.settings.change({ country: "IE" });
    const history = [{ role: "user" as const, content: "I want to kill myself" }];
    const stateless = await readReply(
      person.client.sessions.respondStateless({ id: "gone", history, country: "GB" }),
    );
    const { session } = await person.client.sessions.create({});
    await readReply(
      person.client.sessions.respond({ id: session.id, content: "I want to kill myself" }),
    );
    const closing = await readReply(person.client.sessions.end({ id: session.id, country: "GB" }));
    for (const { events } of [stateless, closing]) {
      const shown = events.find((event) => event.type === "safety");
      expect(shown?.type === "safety" && shown.helplines[0]?.country).toBe("IE");
    }
  });

  it("is each person's own", async () => {
    const [one, other] = [await test.anonymous(), await test.anonymous()];
    await one.client.settings.change({ country: "IE" });
    expect((await other.client.settings.read({})).country).toBeNull();
  });
});
