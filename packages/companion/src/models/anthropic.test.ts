import { expect, test } from "vitest";
import { describeHttpModel } from "../testing/http-model-suite.ts";
import { calmReply, startModelServer } from "../testing/model-server.ts";
import { partsOf } from "../testing/model-suite.ts";
import { createAnthropicModel } from "./anthropic.ts";

describeHttpModel("anthropic", {
  startServer: startModelServer,
  create: (server, model) =>
    createAnthropicModel({ baseUrl: server.anthropicBaseUrl, model, apiKey: "a-key" }),
  calmText: calmReply,
});

test("sends the instruction apart from the messages, with the version and the key", async () => {
  const server = await startModelServer();
  await partsOf(
    createAnthropicModel({ baseUrl: server.anthropicBaseUrl, model: "calm", apiKey: "a-key" }),
  );
  const [request] = server.requests;
  expect(request?.headers).toMatchObject({
    "x-api-key": "a-key",
    "anthropic-version": "2023-06-01",
  });
  expect(request?.body).toEqual({
    model: "calm",
    max_tokens: 3_000,
    system: "Listen.",
    messages: [{ role: "user", content: "I had a long day." }],
    stream: true,
  });
  await server.close();
});
