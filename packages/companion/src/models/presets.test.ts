import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { describe, expect, onTestFinished, test } from "vitest";
import { call } from "../testing/model-suite.ts";
import { type QuirkyAnswer, startQuirkyServer } from "../testing/quirky-server.ts";
import { createOpenAiCompatibleModel } from "./openai-compatible.ts";
import { type PresetName, presetNames, presets } from "./presets.ts";
import { requestOptions } from "./request-kind.ts";

const data = (chunk: object): string => `data: ${JSON.stringify(chunk)}\n\n`;
const delta = (fields: object, finish_reason: string | null = null): string =>
  data({
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1,
    model: "m",
    choices: [{ index: 0, delta: fields, finish_reason }],
  });
const usage = { prompt_tokens: 9, completion_tokens: 4, total_tokens: 13 };
const whole = "I hear you.";

/** A whole answer as each is known to write it, with everything around it that is not the answer. */
const answers: Readonly<Record<PresetName, string>> = {
  // thoughts in a field of their own, with an empty text beside them
  ollama: [
    delta({ role: "assistant", content: "", reasoning: "The person is tired." }),
    delta({ role: "assistant", content: "I hear" }),
    delta({ role: "assistant", content: " you." }),
    delta({ role: "assistant", content: "" }, "stop"),
    "data: [DONE]\n\n",
  ].join(""),
  // null at first, timings and usage at the end, and no blank line behind the last event
  "llama.cpp": [
    delta({ role: "assistant", content: null }),
    delta({ reasoning_content: "The person is tired." }),
    delta({ content: "I hear" }),
    delta({ content: " you." }),
    delta({}, "stop"),
    data({ choices: [], usage, timings: { predicted_per_second: 9.1 } }),
    "data: [DONE]",
  ].join(""),
  // thoughts inside the text where nobody took them out
  "lm-studio": [
    delta({ role: "assistant", content: "I hear" }),
    delta({ content: " you." }),
    data({ choices: [{ index: 0, delta: {}, logprobs: null, finish_reason: "stop" }], stats: {} }),
    "data: [DONE]\n\n",
  ].join(""),
  // one delta with the role alone, and usage with no choice at all
  vllm: [
    delta({ role: "assistant", content: "" }),
    delta({ reasoning: "The person", reasoning_content: "The person" }),
    delta({ content: "I hear" }),
    delta({ content: " you." }, "stop"),
    data({ choices: [], usage }),
    "data: [DONE]\n\n",
  ].join(""),
  // comments while it waits for a provider
  openrouter: [
    ": OPENROUTER PROCESSING\n\n",
    ": OPENROUTER PROCESSING\n\n",
    delta({ role: "assistant", content: "", reasoning: null, reasoning_details: [] }),
    delta({ role: "assistant", content: "I hear" }),
    delta({ role: "assistant", content: " you." }, "stop"),
    data({ choices: [{ index: 0, delta: { role: "assistant", content: "" } }], usage }),
    "data: [DONE]\n\n",
  ].join(""),
  // a list in place of text where the model thinks; usage with the last choice
  mistral: [
    delta({ role: "assistant", content: "" }),
    delta({ content: [{ type: "thinking", thinking: [{ type: "text", text: "Tired." }] }] }),
    delta({ content: [{ type: "text", text: "I hear" }] }),
    delta({ content: " you." }),
    data({ choices: [{ index: 0, delta: { content: "" }, finish_reason: "stop" }], usage }),
    "data: [DONE]\n\n",
  ].join(""),
};

const json = (status: number, body: object): QuirkyAnswer => ({
  status,
  type: "application/json",
  body: JSON.stringify(body),
});

/** How each says that it failed. */
const failures: readonly [PresetName, string, QuirkyAnswer, string][] = [
  [
    "ollama",
    "an unknown model",
    json(404, { error: { message: 'model "m" not found', type: "api_error" } }),
    "no_such_model",
  ],
  [
    "llama.cpp",
    "still loading",
    json(503, { error: { code: 503, message: "Loading model", type: "unavailable_error" } }),
    "refused",
  ],
  [
    "llama.cpp",
    "a context too small, told with 200",
    { body: data({ error: { code: 500, message: "context", type: "server_error" } }) },
    "reported",
  ],
  [
    "llama.cpp",
    "the same by an older one",
    { body: 'error: {"code":500,"message":"context"}\n\n' },
    "reported",
  ],
  [
    "lm-studio",
    "an engine that broke",
    { body: 'event: error\ndata: {"error":{"message":"Compute error."},"message":"x"}\n\n' },
    "reported",
  ],
  [
    "vllm",
    "an unknown model",
    json(404, { object: "error", message: "does not exist", type: "NotFoundError", code: 404 }),
    "no_such_model",
  ],
  [
    "openrouter",
    "no money left",
    json(402, { error: { code: 402, message: "Insufficient credits" } }),
    "refused",
  ],
  [
    "openrouter",
    "a provider that went away",
    {
      body: data({
        error: { code: "server_error", message: "Provider disconnected" },
        choices: [{ index: 0, delta: { content: "" }, finish_reason: "error" }],
      }),
    },
    "reported",
  ],
  ["mistral", "a wrong key", json(401, { detail: "Unauthorized" }), "key_refused"],
];

const serve = async (
  name: PresetName | null,
  answer: (body: Record<string, unknown>) => QuirkyAnswer,
) => {
  const server = await startQuirkyServer(answer);
  onTestFinished(server.close);
  const model = createOpenAiCompatibleModel({
    baseUrl: server.baseUrl,
    model: "m",
    apiKey: null,
    ...(name ? { habits: presets[name] } : {}),
  });
  const ask = async (options: Partial<LanguageModelV4CallOptions> = requestOptions.judging) => {
    const { content } = await model.doGenerate({ ...call, ...options });
    return content.map((part) => (part.type === "text" ? part.text : "")).join("");
  };
  return { ask, asked: server.asked };
};

describe.each(presetNames)("%s", (name) => {
  test("is understood, and its thoughts are not taken for words", async () => {
    const { ask } = await serve(name, () => ({ body: answers[name] }));
    expect(await ask()).toBe(whole);
  });

  test("is asked for a short, certain answer in the form it knows", async () => {
    const { ask, asked } = await serve(name, () => ({ body: answers[name] }));
    await ask();
    const wanted = presets[name].answersIn === "schema" ? "json_schema" : "json_object";
    expect(asked[0]).toMatchObject({
      max_tokens: 60,
      temperature: 0,
      response_format: { type: wanted },
      ...presets[name].withoutThinking,
    });
  });
});

test.each(failures)("%s: %s", async (name, _, answered, kind) => {
  const { ask } = await serve(name, () => answered);
  await expect(ask()).rejects.toMatchObject({ kind });
});

test("a reply is freer than a judgement, and ends where somebody else's turn begins", async () => {
  const { ask, asked } = await serve(null, () => ({ body: answers.vllm }));
  await ask(requestOptions.reply);
  expect(asked[0]).toMatchObject({ temperature: 0.7, max_tokens: 800 });
  expect(asked[0]?.["stop"]).toContain("\nUser:");
  expect(asked[0]).not.toHaveProperty("response_format");
});

test("a model that was seen thinking is given no bound, since its thoughts would count", async () => {
  const { ask, asked } = await serve("ollama", () => ({ body: answers.ollama }));
  await ask();
  await ask();
  expect(asked.map((body) => "max_tokens" in body)).toEqual([true, false]);
});

test("a server that refuses the extras is asked plainly, and from then on only so", async () => {
  const refusal = json(422, { detail: [{ type: "extra_forbidden", loc: ["body", "stop"] }] });
  const { ask, asked } = await serve("mistral", (body) =>
    "temperature" in body ? refusal : { body: answers.mistral },
  );
  expect(await ask()).toBe(whole);
  expect(await ask()).toBe(whole);
  expect(asked.map((body) => "temperature" in body)).toEqual([true, false, false]);
});

test("a server that refuses both ways keeps being asked in full", async () => {
  let refuses = true;
  const { ask, asked } = await serve("vllm", () =>
    refuses ? json(400, { message: "too long" }) : { body: answers.vllm },
  );
  await expect(ask()).rejects.toMatchObject({ kind: "refused", status: 400 });
  refuses = false;
  await ask();
  expect(asked.map((body) => "temperature" in body)).toEqual([true, false, true]);
});
