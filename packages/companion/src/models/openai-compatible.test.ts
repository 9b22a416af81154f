import { expect, test } from "vitest";
import { describeHttpModel } from "../testing/http-model-suite.ts";
import { calmReply, startModelServer } from "../testing/model-server.ts";
import { call, partsOf } from "../testing/model-suite.ts";
import { createOpenAiCompatibleModel } from "./openai-compatible.ts";

describeHttpModel("openai-compatible", {
  startServer: startModelServer,
  create: (server, model) =>
    createOpenAiCompatibleModel({ baseUrl: server.baseUrl, model, apiKey: null }),
  calmText: calmReply,
});

test("sends the instruction and the messages, and the key only when there is one", async () => {
  const server = await startModelServer();
  const model = (apiKey: string | null) =>
    createOpenAiCompatibleModel({ baseUrl: server.baseUrl, model: "calm", apiKey });
  await partsOf(model(null), { ...call, temperature: 0.5 });
  await partsOf(model("a-key"));
  expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
    undefined,
    "Bearer a-key",
  ]);
  expect(server.requests[0]?.body).toEqual({
    model: "calm",
    messages: [
      { role: "system", content: "Listen." },
      { role: "user", content: "I had a long day." },
    ],
    stream: true,
    temperature: 0.5,
  });
  await server.close();
});
