import { expect, test } from "vitest";
import { startModelServer } from "../testing/model-server.ts";
import { partsOf } from "../testing/model-suite.ts";
import { createModel } from "./configured-model.ts";

test("a receipt names the model and the host, never the key", () => {
  const model = createModel({
    kind: "anthropic",
    baseUrl: "https://models.example:8443/",
    model: "m-1",
    apiKey: "secret",
  });
  expect(model).toMatchObject({ name: "m-1", host: "models.example:8443" });
  expect(JSON.stringify(model)).not.toContain("secret");
});

test("a slash at the end of the address does no harm", async () => {
  const server = await startModelServer();
  const model = createModel({
    kind: "openai-compatible",
    baseUrl: `${server.baseUrl}/`,
    model: "calm",
    apiKey: null,
  });
  await partsOf(model.languageModel);
  expect(server.requests[0]?.path).toBe("/v1/chat/completions");
  await server.close();
});

test("a preset brings its habits, and what was set goes before them", () => {
  const chosen = {
    kind: "openai-compatible" as const,
    baseUrl: "http://localhost:11434/v1",
    model: "gemma",
    apiKey: null,
    preset: "ollama" as const,
  };
  expect(createModel(chosen)).toMatchObject({
    oneAtATime: true,
    patience: { firstTokenTimeoutMs: 60_000, listenTimeoutMs: 8_000 },
    contextChars: 11_536,
  });
  expect(
    createModel({
      ...chosen,
      oneAtATime: false,
      patience: { listenTimeoutMs: 1_000 },
      contextTokens: 8_192,
    }),
  ).toMatchObject({
    oneAtATime: false,
    patience: { firstTokenTimeoutMs: 60_000, listenTimeoutMs: 1_000 },
    contextChars: 25_872,
  });
});
