import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** What the model server does with the next request, by name. */
const scenarioNames = [
  "calm",
  "slow",
  "stalls",
  "breaksMidway",
  "cutsMidCharacter",
  "endsEarly",
  "reportsError",
  "refuses429",
  "refuses500",
  "garbage",
  "wrongContentType",
  "hugeLine",
  "endless",
  "empty",
  "hangs",
] as const;
type ScenarioName = (typeof scenarioNames)[number];

type ScenarioOptions = {
  /** How many tokens a calm reply has; without it, the natural reply once. */
  tokens?: number;
  delayMs?: number;
  /** Said in place of the natural reply, a word a token. */
  text?: string;
};

type RecordedRequest = {
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
};

export type ModelServer = {
  /** For OpenAI-compatible models; includes /v1. */
  baseUrl: string;
  /** For Anthropic models; the adapter adds /v1/messages. */
  anthropicBaseUrl: string;
  /** Sets what happens to requests whose model name chooses nothing itself. */
  scenario(name: ScenarioName, options?: ScenarioOptions): void;
  requests: RecordedRequest[];
  /** Refuses whoever comes without it, from now on; null takes everybody. */
  wantKey(key: string | null): void;
  /** What it says it has; null for a server that keeps no list. */
  list(models: readonly string[] | null): void;
  /** Requests that are being answered at this moment. */
  openConnections(): number;
  close(): Promise<void>;
};

export const calmReply =
  "That sounds like a lot to carry at once, and it makes sense that you are tired. " +
  "Thank you for saying it out loud. When you think of the week behind you, " +
  "which moment stays with you the most?";

type Wire = {
  start(): string;
  token(text: string): string;
  end(): string;
  failure(): string;
};

const openAiWire = (model: string): Wire => {
  const chunk = (delta: object, finishReason: string | null) =>
    `data: ${JSON.stringify({
      id: "chatcmpl-1",
      object: "chat.completion.chunk",
      created: 1,
      model,
      choices: [{ index: 0, delta, finish_reason: finishReason }],
    })}\n\n`;
  return {
    start: () => chunk({ role: "assistant", content: "" }, null),
    token: (text) => chunk({ content: text }, null),
    end: () => `${chunk({}, "stop")}data: [DONE]\n\n`,
    failure: () => `data: ${JSON.stringify({ error: { message: "out of memory" } })}\n\n`,
  };
};

const anthropicWire = (model: string): Wire => {
  const event = (type: string, fields: object) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`;
  return {
    start: () =>
      event("message_start", {
        message: { id: "msg_1", type: "message", role: "assistant", model, content: [] },
      }) +
      event("content_block_start", { index: 0, content_block: { type: "text", text: "" } }) +
      event("ping", {}),
    token: (text) =>
      event("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
    end: () =>
      event("content_block_stop", { index: 0 }) +
      event("message_delta", { delta: { stop_reason: "end_turn" }, usage: { output_tokens: 40 } }) +
      event("message_stop", {}),
    failure: () => event("error", { error: { type: "overloaded_error", message: "Overloaded" } }),
  };
};

const wordsOf = (text: string): string[] => text.match(/\s*\S+/g) ?? [];

const tokensOf = ({ text = calmReply, tokens }: ScenarioOptions): string[] => {
  const words = wordsOf(text);
  if (tokens === undefined) return words;
  return Array.from({ length: tokens }, (_, index) => words[index % words.length] ?? " and");
};

const readBody = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set, so bytes come
  return JSON.parse(Buffer.concat(chunks).toString("utf8")) as Record<string, unknown>; // our own adapters send objects
};

const drained = (response: ServerResponse) =>
  new Promise<void>((resolve) => {
    const done = () => {
      response.off("drain", done);
      response.off("close", done);
      resolve();
    };
    response.on("drain", done);
    response.on("close", done);
  });

const openStream = (response: ServerResponse) =>
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });

const sendTokens = async (
  response: ServerResponse,
  wire: Wire,
  tokens: Iterable<string>,
  delayMs: number,
) => {
  for (const token of tokens) {
    if (response.destroyed) return;
    if (!response.write(wire.token(token))) await drained(response);
    if (delayMs > 0) await wait(delayMs);
  }
};

const refuse = (response: ServerResponse, status: number, headers: Record<string, string>) => {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify({ error: { message: `refused with ${status}` } }));
};

const unending = function* () {
  for (;;) yield* wordsOf(" and then there is more to say. It goes on,");
};

type Play = (response: ServerResponse, wire: Wire, options: ScenarioOptions) => Promise<void>;

const speak =
  (defaultDelayMs: number): Play =>
  async (response, wire, options) => {
    openStream(response).write(wire.start());
    await sendTokens(response, wire, tokensOf(options), options.delayMs ?? defaultDelayMs);
    response.end(wire.end());
  };

const scenarios: Record<ScenarioName, Play> = {
  calm: speak(0),
  slow: speak(250),
  stalls: async (response, wire) => {
    openStream(response).write(wire.start());
    await sendTokens(response, wire, wordsOf("I hear that it has"), 0);
  },
  breaksMidway: async (response, wire) => {
    openStream(response).write(wire.start());
    await sendTokens(response, wire, wordsOf("I hear that it has"), 5);
    response.destroy();
  },
  cutsMidCharacter: async (response, wire) => {
    openStream(response).write(wire.start());
    // Each letter beyond ASCII comes in two writes, and the last one never whole.
    for (const token of wordsOf("Où est-ce que ça pèse, très précisément 🌒")) {
      const bytes = Buffer.from(wire.token(token));
      const cut = bytes.findIndex((byte) => byte >= 0xc0) + 1;
      response.write(bytes.subarray(0, cut));
      await wait(5);
      if (token.includes("🌒")) return void response.destroy();
      response.write(bytes.subarray(cut));
    }
  },
  endsEarly: async (response, wire) => {
    openStream(response).write(wire.start());
    await sendTokens(response, wire, wordsOf("I hear that it has"), 0);
    response.end();
  },
  reportsError: async (response, wire) => {
    openStream(response).write(wire.start());
    await sendTokens(response, wire, wordsOf("I hear that"), 0);
    response.end(wire.failure());
  },
  refuses429: async (response) => refuse(response, 429, { "retry-after": "7" }),
  refuses500: async (response) => refuse(response, 500, {}),
  garbage: async (response) => {
    openStream(response).end('data: {"choices":[{"delta":{"content":"I\n\ndata: <<<>>>\n\n');
  },
  wrongContentType: async (response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end("<!doctype html><title>Sign in to the network</title>");
  },
  hugeLine: async (response) => {
    openStream(response).write("data: ");
    const block = "x".repeat(64 * 1024);
    for (let sent = 0; sent < 256 && !response.destroyed; sent += 1)
      if (!response.write(block)) await drained(response);
    response.end("\n\n");
  },
  endless: async (response, wire, { delayMs = 0 }) => {
    openStream(response).write(wire.start());
    await sendTokens(response, wire, unending(), delayMs);
  },
  empty: async (response, wire) => {
    openStream(response).end(wire.start() + wire.end());
  },
  hangs: async () => undefined,
};

const isScenario = (name: string): name is ScenarioName =>
  (scenarioNames as readonly string[]).includes(name);

/** A model may be named `calm?tokens=400&delayMs=5`, so that tests side by side do not disturb each other. */
const chosenByModel = (
  model: string,
): { name: ScenarioName; options: ScenarioOptions } | undefined => {
  const [name = "", query = ""] = model.split("?");
  if (!isScenario(name)) return undefined;
  const values = new URLSearchParams(query);
  const tokens = values.get("tokens");
  const delayMs = values.get("delayMs");
  const text = values.get("text");
  return {
    name,
    options: {
      ...(tokens === null ? {} : { tokens: Number(tokens) }),
      ...(delayMs === null ? {} : { delayMs: Number(delayMs) }),
      ...(text === null ? {} : { text }),
    },
  };
};

/** A real HTTP server that speaks like a model, in both shapes, and can misbehave on demand. */
export const startModelServer = async (): Promise<ModelServer> => {
  let current: { name: ScenarioName; options: ScenarioOptions } = { name: "calm", options: {} };
  let open = 0;
  const requests: RecordedRequest[] = [];
  let key: string | null = null;
  let models: readonly string[] | null = null;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? "";
    if (key !== null && request.headers.authorization !== `Bearer ${key}`)
      return refuse(response, 401, {});
    if (request.method === "GET") {
      if (path !== "/v1/models" || !models) return refuse(response, 404, {});
      const data = models.map((id) => ({ id, object: "model", owned_by: "test" }));
      response.writeHead(200, { "content-type": "application/json" });
      return void response.end(JSON.stringify({ object: "list", data }));
    }
    const body = await readBody(request);
    requests.push({ path, headers: request.headers, body });
    const model = String(body["model"]);
    const { name, options } = chosenByModel(model) ?? current;
    if (path === "/v1/chat/completions")
      await scenarios[name](response, openAiWire(model), options);
    else if (path === "/v1/messages")
      await scenarios[name](response, anthropicWire(model), options);
    else refuse(response, 404, {});
    return undefined;
  };

  const server = createServer((request, response) => {
    open += 1;
    response.once("close", () => {
      open -= 1;
    });
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a string
  const origin = `http://127.0.0.1:${port}`;

  return {
    baseUrl: `${origin}/v1`,
    anthropicBaseUrl: origin,
    scenario: (name, options = {}) => {
      current = { name, options };
    },
    requests,
    wantKey: (wanted) => {
      key = wanted;
    },
    list: (names) => {
      models = names;
    },
    openConnections: () => open,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
