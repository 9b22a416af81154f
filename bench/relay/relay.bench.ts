import { beginSession } from "../../e2e/person.ts";
import { startProduct } from "../../e2e/product.ts";
import { startProgram } from "../child-process.ts";
import { atMost, type Bench, quantile, ratioAtLeast } from "../figure.ts";
import { type HeardReply, listen } from "./listen.ts";

const tokensPerReply = 200;
const people = 40;
const repliesPerPerson = 6;
const rounds = 3;
/** Each takes a second, since the calm model has a pace. */
const calmReplies = 50;

type Talk = (turn: number) => Promise<HeardReply>;

const json = { "content-type": "application/json", accept: "text/event-stream" };

/** Everybody talks at once, one turn after the other; tokens a second over all of them. */
const tokensPerSecond = async (talks: readonly Talk[], turnOffset: number): Promise<number> => {
  const startedMs = performance.now();
  await Promise.all(
    talks.map(async (talk) => {
      for (let turn = 0; turn < repliesPerPerson; turn++) await talk(turnOffset + turn);
    }),
  );
  const seconds = (performance.now() - startedMs) / 1_000;
  return (talks.length * repliesPerPerson * tokensPerReply) / seconds;
};

const portOf = (line: string): string => line.split(" ")[1] ?? "";

/** The way from model to browser, beside the least a relay can do, with the same model in the same run. */
export const relayBench: Bench = async () => {
  const model = await startProgram(
    ["bench/relay/fast-model.ts"],
    { TOKENS: String(tokensPerReply) },
    /^ready/,
  );
  const calmModel = await startProgram(
    ["bench/relay/fast-model.ts"],
    { TOKENS: String(tokensPerReply), PAUSE_MS: "5" },
    /^ready/,
  );
  const modelUrl = (line: string) => `http://127.0.0.1:${portOf(line)}`;
  const bare = await startProgram(
    ["bench/relay/bare-relay.ts"],
    { MODEL_URL: modelUrl(model.line) },
    /^ready/,
  );
  const serverWith = (line: string) =>
    startProduct({
      LOG_LEVEL: "error",
      MODEL_PROVIDER: "openai-compatible",
      MODEL_BASE_URL: `${modelUrl(line)}/v1`,
      MODEL_NAME: "fast",
    });
  const product = await serverWith(model.line);
  const calm = await serverWith(calmModel.line);
  try {
    const talkWith = async (url: string): Promise<Talk> => {
      const { token, session } = await beginSession(url);
      const headers = { ...json, authorization: `Bearer ${token}` };
      return (turn) =>
        listen(
          `${url}/api/sessions/${session}/respond`,
          headers,
          JSON.stringify({ content: `Today was long, part ${turn}.` }),
        );
    };
    const ours = await Promise.all(Array.from({ length: people }, () => talkWith(product.url)));
    const bareUrl = `http://127.0.0.1:${portOf(bare.line)}`;
    const theirs: Talk[] = Array.from({ length: people }, () => () => listen(bareUrl, json, "{}"));

    await tokensPerSecond(theirs, 0);
    await tokensPerSecond(ours, 0);
    const measured = { ours: [] as number[], bare: [] as number[] };
    for (let round = 1; round <= rounds; round++) {
      measured.bare.push(await tokensPerSecond(theirs, 0));
      measured.ours.push(await tokensPerSecond(ours, round * repliesPerPerson));
    }

    const one = await talkWith(calm.url);
    const heard: HeardReply[] = [];
    for (let turn = 0; turn < calmReplies; turn++) heard.push(await one(turn));
    const delays = heard.slice(5).map(({ firstTokenDelayMs }) => firstTokenDelayMs);
    const weights = heard.map(({ bytes, chars }) => bytes / chars);

    return [
      ratioAtLeast(
        "relay: tokens a second, beside a bare relay",
        quantile(measured.ours, 0.5),
        quantile(measured.bare, 0.5),
        // The model answers at once, so a reply costs what its message costs to be read for danger: some 20 ms of one
        // core beside 3 ms for its 200 tokens. A model that writes fifty tokens a second takes four seconds for them.
        0.1,
        "/s",
      ),
      atMost("relay: first token after the model's, p95", quantile(delays, 0.95), 10, "ms"),
      atMost("relay: bytes on the wire for one of the reply", quantile(weights, 0.95), 9, "×"),
    ];
  } finally {
    for (const started of [product, calm, bare, model, calmModel]) await started.stop();
  }
};
