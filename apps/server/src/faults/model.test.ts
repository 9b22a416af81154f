import { createCompanion } from "@app/companion/companion";
import { createModel } from "@app/companion/models/configured-model";
import { type ModelServer, startModelServer } from "@app/companion/testing/model-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectNothingWrong } from "../testing/expect-nothing-wrong.ts";
import { readReply } from "../testing/read-reply.ts";
import { beginTalk } from "../testing/talk.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const atOnce = 6;

let models: ModelServer;
let test: TestApp;

beforeAll(async () => {
  models = await startModelServer();
  test = await createTestApp({
    companion: createCompanion({
      model: createModel({
        kind: "openai-compatible",
        baseUrl: models.baseUrl,
        model: "chosen-by-the-test",
        apiKey: "key",
      }),
      timings: {
        guideWordDelayMs: 0,
        firstTokenTimeoutMs: 200,
        // Longer than the whole may take: a busy machine is no model that fell silent.
        betweenTokensTimeoutMs: 5_000,
        totalTimeoutMs: 800,
      },
    }),
  });
});
afterAll(async () => {
  await test.close();
  await models.close();
});

const talks = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => beginTalk((await test.anonymous()).client)),
  );

describe("people are answered, by the guide where it must be, when the model", () => {
  it.each([
    ["hangs", {}],
    ["refuses429", {}],
    ["refuses500", {}],
    ["wrongContentType", {}],
    ["garbage", {}],
    ["empty", {}],
    // Longer than a reply may take in all: what was said by then is the reply.
    ["calm", { tokens: 1_000, delayMs: 50 }],
    ["endless", {}],
  ] as const)("%s %j", async (scenario, options) => {
    models.scenario(scenario, options);
    const people = await talks(atOnce);
    const outcomes = await Promise.all(people.map((talk) => talk.say()));
    expect(outcomes).toEqual(people.map(() => ({ kind: "answered" })));
    expectNothingWrong(
      `a model that does this: ${scenario}, to ${atOnce} at once`,
      await Promise.all(people.map((talk) => talk.check())),
    );
    // Nothing of it is left running.
    await expect.poll(() => models.openConnections(), { timeout: 5_000 }).toBe(0);
    expect(test.dependencies.streams.count()).toBe(0);
  });
});

describe("a model that breaks in the middle", () => {
  it.each(["breaksMidway", "cutsMidCharacter", "reportsError", "endsEarly"] as const)(
    "%s: what was said is kept and marked, no letter is broken, and trying again answers once",
    async (scenario) => {
      models.scenario(scenario);
      const { client } = await test.anonymous();
      const { session } = await client.sessions.create({});
      const send = () =>
        readReply(
          client.sessions.respond({ id: session.id, content: "Go on.", client_message_id: "one" }),
        );
      const broken = await send();
      expect(broken.last).toMatchObject({ type: "error", code: "model_failed" });
      const kept = (await client.sessions.read({ id: session.id })).messages;
      expect(kept.at(-1)).toMatchObject({ status: "interrupted", content: broken.text });
      expect(broken.text).not.toMatch(/\uFFFD/);
      if (scenario === "cutsMidCharacter") expect(broken.text).toContain("très");
      models.scenario("calm");
      const again = await send();
      const after = (await client.sessions.read({ id: session.id })).messages;
      expect(after.map(({ content }) => content).slice(1)).toEqual(["Go on.", again.text]);
    },
  );
});
