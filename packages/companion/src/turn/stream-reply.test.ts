import type { LanguageModelV4 } from "@ai-sdk/provider";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createOpenAiCompatibleModel } from "../models/openai-compatible.ts";
import { calmReply, type ModelServer, startModelServer } from "../testing/model-server.ts";
import { type ReplyRequest, streamReply } from "./stream-reply.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const request = (model: string | LanguageModelV4, more: Partial<ReplyRequest> = {}) => ({
  model:
    typeof model === "string"
      ? createOpenAiCompatibleModel({ baseUrl: server.baseUrl, model, apiKey: null })
      : model,
  prompt: [{ role: "user" as const, content: [{ type: "text" as const, text: "Hi." }] }],
  kind: "reply" as const,
  signal: new AbortController().signal,
  timings: { firstTokenTimeoutMs: 5_000, betweenTokensTimeoutMs: 5_000, totalTimeoutMs: 5_000 },
  maxChars: 2_000,
  ...more,
});

const readAll = async (asked: ReplyRequest) => {
  const reply = streamReply(asked);
  let text = "";
  for await (const piece of reply.pieces) text += piece;
  return { text, outcome: reply.outcome() };
};

const timings = (more: Partial<ReplyRequest["timings"]>) => ({
  timings: { ...request("calm").timings, ...more },
});

const allClosed = () => vi.waitFor(() => expect(server.openConnections()).toBe(0));

test("a calm reply comes whole", async () => {
  expect(await readAll(request("calm"))).toEqual({
    text: calmReply,
    outcome: { kind: "complete" },
  });
});

test("a reply of nothing is a failure", async () => {
  expect((await readAll(request("empty"))).outcome).toEqual({ kind: "failed", failure: "empty" });
  const blank = `calm?text=${encodeURIComponent("\n \n")}`;
  expect((await readAll(request(blank))).outcome.kind).toBe("failed");
});

test("a model that says nothing is given up, and its call ends", async () => {
  const { outcome } = await readAll(request("hangs", timings({ firstTokenTimeoutMs: 30 })));
  expect(outcome).toEqual({ kind: "failed", failure: "first_token_timeout" });
  await allClosed();
});

test("a model that falls silent midway is given up, and its words stay", async () => {
  const { text, outcome } = await readAll(
    request("stalls", timings({ betweenTokensTimeoutMs: 250 })),
  );
  expect(text).toBe("I hear that it has");
  expect(outcome).toEqual({ kind: "failed", failure: "between_tokens_timeout" });
  await allClosed();
});

test("an endless reply is cut at a sentence within the longest length, and its call ends", async () => {
  const { text, outcome } = await readAll(request("endless"));
  expect(outcome).toEqual({ kind: "cut" });
  expect(text.length).toBeLessThanOrEqual(2_000);
  expect(text).toMatch(/\.$/);
  await allClosed();
});

test("a reply that takes too long in all is cut, and its call ends", async () => {
  const { text, outcome } = await readAll(
    request("endless?delayMs=5", timings({ totalTimeoutMs: 100 })),
  );
  expect(outcome).toEqual({ kind: "cut" });
  expect(text).not.toBe("");
  await allClosed();
});

test("when the person leaves, reading ends and the call too", async () => {
  const leave = new AbortController();
  const reply = streamReply(request("endless?delayMs=2", { signal: leave.signal }));
  for await (const piece of reply.pieces) if (piece) leave.abort();
  expect(reply.outcome()).toEqual({ kind: "aborted" });
  await allClosed();
});

test("when nobody reads on, the call ends too", async () => {
  const reply = streamReply(request("endless?delayMs=2"));
  for await (const piece of reply.pieces) if (piece) break;
  await allClosed();
});

test("a model that ignores its signal cannot hold the turn", async () => {
  const deaf = {
    specificationVersion: "v4",
    provider: "test",
    modelId: "deaf",
    supportedUrls: {},
    doGenerate: () => new Promise<never>(() => undefined),
    doStream: async () => ({
      stream: new ReadableStream({ pull: () => new Promise(() => undefined) }),
    }),
  } satisfies LanguageModelV4;
  const silent = { ...deaf, doStream: () => new Promise<never>(() => undefined) };
  const soon = timings({ firstTokenTimeoutMs: 30 });
  const failed = { kind: "failed", failure: "first_token_timeout" };
  expect((await readAll(request(deaf, soon))).outcome).toEqual(failed);
  expect((await readAll(request(silent, soon))).outcome).toEqual(failed);
});

test.each([
  ["breaksMidway", "ended_early"],
  ["garbage", "broken_json"],
  ["refuses429", "refused"],
])("%s is reported as %s", async (scenario, failure) => {
  expect((await readAll(request(scenario))).outcome).toEqual({ kind: "failed", failure });
});

test("what a model thinks aloud is no part of its reply", async () => {
  const model = `calm?text=${encodeURIComponent("<think>Hm, what now?</think>\n\nI hear you.")}`;
  expect(await readAll(request(model))).toEqual({
    text: "I hear you.",
    outcome: { kind: "complete" },
  });
});

test("a model that only thinks has said nothing", async () => {
  const model = `calm?text=${encodeURIComponent("<think>Hm, what now?")}`;
  expect((await readAll(request(model))).outcome).toEqual({ kind: "failed", failure: "empty" });
});
