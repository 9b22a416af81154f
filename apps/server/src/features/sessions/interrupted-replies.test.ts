import type { AddressInfo } from "node:net";
import { createCompanion } from "@app/companion/companion";
import { createModel } from "@app/companion/models/configured-model";
import { startModelServer } from "@app/companion/testing/model-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readReply } from "../../testing/read-reply.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let models: Awaited<ReturnType<typeof startModelServer>>;
const open: TestApp[] = [];

beforeAll(async () => {
  models = await startModelServer();
});
afterAll(async () => {
  for (const test of open) await test.close();
  await models.close();
});

const withModel = async (
  model: string,
  kind: "openai-compatible" | "anthropic" = "openai-compatible",
  limitMs = 300,
) => {
  const test = await createTestApp({
    companion: createCompanion({
      model: createModel({
        kind,
        baseUrl: kind === "anthropic" ? models.anthropicBaseUrl : models.baseUrl,
        model,
        apiKey: "key",
      }),
      timings: {
        guideWordDelayMs: 0,
        firstTokenTimeoutMs: limitMs,
        betweenTokensTimeoutMs: limitMs,
        totalTimeoutMs: Math.max(5_000, 2 * limitMs),
      },
    }),
  });
  open.push(test);
  const person = await test.anonymous();
  const { session } = await person.client.sessions.create({});
  return { test, person, id: session.id };
};

/** A model that is slow and yet heard to its end: a token takes 250 ms, longer on a busy machine. */
const withSlowModel = () => withModel("slow?tokens=10", "openai-compatible", 20_000);

describe("a configured model", () => {
  it.each(["openai-compatible", "anthropic"] as const)(
    "answers by %s, and the receipt names its host",
    async (kind) => {
      const { person, id } = await withModel("calm", kind);
      const reply = await readReply(
        person.client.sessions.respond({ id, content: "Hello there." }),
      );
      expect(reply.last).toMatchObject({
        type: "done",
        writer: { model: "calm", host: expect.stringContaining("127.0.0.1") },
      });
      expect(reply.events.some((event) => event.type === "disclosure")).toBe(false);
    },
  );

  it.each(["refuses429", "refuses500", "garbage", "empty", "hangs"])(
    "that %s is replaced by the guide, and the stream says so",
    async (scenario) => {
      const { person, id } = await withModel(scenario);
      const reply = await readReply(person.client.sessions.respond({ id, content: "I feel low." }));
      expect(reply.events).toContainEqual(
        expect.objectContaining({ type: "disclosure", kind: "guide_took_over" }),
      );
      // The text had left for the host before it failed, and the receipt says so.
      expect(reply.last).toMatchObject({
        type: "done",
        writer: { model: "guide", host: expect.stringContaining("127.0.0.1") },
      });
      expect(reply.text.length).toBeGreaterThan(10);
    },
  );

  it("that breaks midway ends with an error, keeps what was said, and a retry answers anew once", async () => {
    const { person, id } = await withModel("breaksMidway");
    const send = () =>
      readReply(
        person.client.sessions.respond({ id, content: "Go on.", client_message_id: "retry-me" }),
      );
    const broken = await send();
    expect(broken.last).toMatchObject({ type: "error", code: "model_failed" });
    const kept = await person.client.sessions.read({ id });
    expect(kept.messages.at(-1)).toMatchObject({ status: "interrupted", content: broken.text });
    await send();
    const after = await person.client.sessions.read({ id });
    expect(after.messages.map(({ role }) => role)).toEqual(["assistant", "user", "assistant"]);
  });

  it("that never stops is stopped", async () => {
    const { person, id } = await withModel("endless");
    const reply = await readReply(person.client.sessions.respond({ id, content: "Talk." }));
    expect(["done", "error"]).toContain(reply.last?.type);
    expect(reply.text.length).toBeLessThan(20_000);
  });
});

describe("a browser that leaves", () => {
  it("ends the model's work too, keeps the half reply and frees the session", async () => {
    const { test, person, id } = await withSlowModel();
    await test.app.listen({ port: 0, host: "127.0.0.1" });
    const { port } = test.app.server.address() as AddressInfo; // listening on a port
    const controller = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}/api/sessions/${id}/respond`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${person.token}`,
        accept: "text/event-stream",
        "content-type": "application/json",
      },
      body: JSON.stringify({ content: "I will leave now.", client_message_id: "left" }),
      signal: controller.signal,
    });
    await response.body?.getReader().read();
    await expect.poll(() => models.openConnections()).toBeGreaterThan(0);
    controller.abort();
    await expect.poll(() => models.openConnections()).toBe(0);
    await expect
      .poll(async () => (await person.client.sessions.read({ id })).messages.at(-1)?.status)
      .toBe("interrupted");
    const again = await readReply(
      person.client.sessions.respond({ id, content: "x", client_message_id: "left" }),
    );
    expect(again.last?.type).toBe("done");
    const { messages } = await person.client.sessions.read({ id });
    expect(messages.map(({ content }) => content)).toContain("I will leave now.");
    expect(messages).toHaveLength(3);
  });
});

describe("a server that stops", () => {
  it("ends open streams in words and keeps what was said", async () => {
    const { test, person, id } = await withSlowModel();
    const reply = readReply(person.client.sessions.respond({ id, content: "Are you there?" }));
    await expect.poll(() => test.dependencies.streams.count()).toBe(1);
    await expect.poll(() => models.openConnections()).toBeGreaterThan(0);
    await test.dependencies.streams.endAll();
    expect((await reply).last).toMatchObject({ type: "error", code: "shutting_down" });
    await expect.poll(() => models.openConnections()).toBe(0);
    const { messages } = await person.client.sessions.read({ id });
    expect(messages.map(({ content }) => content)).toContain("Are you there?");
  });
});
