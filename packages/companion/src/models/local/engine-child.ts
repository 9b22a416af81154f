// Runs in a process of its own: loading holds a process up, and a native crash ends it.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ModelFailure } from "../model-failure.ts";
import type {
  BrokenReason,
  ChatMessage,
  EngineAnswer,
  EngineFacts,
  EngineRequest,
  FromModelEngine,
  ModelEngineStart,
  ToModelEngine,
} from "./engine-messages.ts";
import type { Chat, ChatItem, LlamaModule, Sequence } from "./llama-types.ts";

/** What is read at once: little enough that a reply nobody waits for is soon given up. */
const batchTokens = 128;
const gpuBatchTokens = 512;
/** Of the context, for the answer. */
const answerShare = 4;
const topP = 0.95;

const send = (message: FromModelEngine): void => {
  process.send?.(message);
};

const itemOf = ({ role, text }: ChatMessage): ChatItem => {
  if (role === "assistant") return { type: "model", response: [text] };
  return { type: role, text };
};

const sameBeginning = (left: readonly number[], right: readonly number[]): number => {
  let length = 0;
  while (length < left.length && length < right.length && left[length] === right[length]) length++;
  return length;
};

type Place = { sequence: Sequence; chat: Chat; isAside: boolean; isTaken: boolean };

const startEngine = async (start: ModelEngineStart) => {
  const file = join(start.engineDir, "node_modules", "node-llama-cpp", "dist", "index.js");
  const { getLlama, LlamaChat } = (await import(pathToFileURL(file).href)) as LlamaModule; // see its types
  // Nothing is ever built or fetched from here.
  const llama = await getLlama({
    build: "never",
    skipDownload: true,
    gpu: start.gpu ? "auto" : false,
    maxThreads: start.threads,
    logLevel: "error",
    progressLogs: false,
  });
  // A file that is mapped counts twice on a small machine.
  const model = await llama.loadModel({ modelPath: start.modelFile, useMmap: false });
  const context = await model.createContext({
    contextSize: start.contextTokens,
    sequences: start.sequences,
    threads: start.threads,
    batchSize: Math.min(start.contextTokens, start.gpu ? gpuBatchTokens : batchTokens),
    // A context smaller than asked for would cut conversations without a word.
    failedCreationRemedy: false,
  });
  const places = Array.from({ length: start.sequences }, (_, index): Place => {
    const sequence = context.getSequence();
    return {
      sequence,
      chat: new LlamaChat({ contextSequence: sequence, autoDisposeSequence: false }),
      // The instructions for judging stay read there.
      isAside: index === 0 && start.sequences > 1,
      isTaken: false,
    };
  });
  const grammars = new Map<string, Promise<object>>();
  const grammarFor = (schema: object): Promise<object> => {
    const key = createHash("sha256").update(JSON.stringify(schema)).digest("base64");
    const known = grammars.get(key) ?? llama.createGrammarForJsonSchema(schema);
    grammars.set(key, known);
    return known;
  };

  const takePlace = (ask: EngineRequest, tokensIn: (place: Place) => number): Place => {
    const wantsAside = ask.lane === "aside" && places.length > 1;
    const free = places.filter(({ isTaken, isAside }) => !isTaken && isAside === wantsAside);
    const [best] = free.sort((left, right) => tokensIn(right) - tokensIn(left));
    if (!best) throw new ModelFailure("refused");
    best.isTaken = true;
    return best;
  };

  const answer = async (
    ask: EngineRequest,
    signal: AbortSignal,
    onText: (text: string) => void,
  ): Promise<EngineAnswer> => {
    const [anyPlace] = places;
    if (!anyPlace) throw new ModelFailure("unknown");
    const tokensOf = (items: ChatItem[]): number[] =>
      anyPlace.chat.chatWrapper
        .generateContextState({ chatHistory: [...items, { type: "model", response: [] }] })
        .contextText.tokenize(model.tokenizer);
    const room = context.contextSize - Math.floor(context.contextSize / answerShare);
    let items = ask.said.map(itemOf);
    let tokens = tokensOf(items);
    // The oldest goes first; the instructions and the newest message stay.
    const oldest = items[0]?.type === "system" ? 1 : 0;
    const lengths =
      tokens.length > room ? ask.said.map(({ text }) => model.tokenizer(text).length) : [];
    let leftOut = 0;
    while (tokens.length > room && oldest + leftOut < ask.said.length - 1) {
      let over = tokens.length - room;
      while (over > 0 && oldest + leftOut < ask.said.length - 1) {
        over -= lengths[oldest + leftOut] ?? 0;
        leftOut++;
      }
      items = [...ask.said.slice(0, oldest), ...ask.said.slice(oldest + leftOut)].map(itemOf);
      tokens = tokensOf(items);
    }
    if (tokens.length > room) throw new ModelFailure("oversized");

    const grammar = ask.schema ? await grammarFor(ask.schema) : undefined;
    signal.throwIfAborted();
    const place = takePlace(ask, ({ sequence }) => sameBeginning(sequence.contextTokens, tokens));
    try {
      const before = { ...readMeter(place.sequence) };
      const left = context.contextSize - tokens.length - 1;
      const { metadata } = await place.chat.generateResponse(
        [...items, { type: "model", response: [] }],
        {
          onTextChunk: onText,
          signal,
          stopOnAbortSignal: true,
          temperature: ask.temperature,
          topP,
          maxTokens: Math.min(left, ask.maxTokens ?? left),
          ...(grammar ? { grammar } : {}),
          customStopTriggers: ask.endings,
          budgets: { thoughtTokens: 0 },
        },
      );
      const after = readMeter(place.sequence);
      return {
        finish: metadata.stopReason === "maxTokens" ? "length" : "stop",
        promptTokens: tokens.length,
        readTokens: after.input - before.input,
        writtenTokens: after.output - before.output,
        leftOut,
      };
    } finally {
      place.isTaken = false;
    }
  };

  const facts = (): EngineFacts => ({
    contextTokens: context.contextSize,
    residentBytes: process.memoryUsage.rss(),
  });
  return { answer, facts };
};

const readMeter = ({ tokenMeter }: Sequence) => ({
  input: tokenMeter.usedInputTokens,
  output: tokenMeter.usedOutputTokens,
});

/** What a file says of itself was looked at before the start. */
const reasonOf = (error: unknown): BrokenReason => {
  const name = error instanceof Error ? error.constructor.name : "";
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "ERR_MODULE_NOT_FOUND" || name === "NoBinaryFoundError") return "no_engine";
  return name === "InsufficientMemoryError" ? "memory" : "failed";
};

let engine: Awaited<ReturnType<typeof startEngine>> | null = null;
const running = new Map<number, AbortController>();

const begin = async (start: ModelEngineStart): Promise<void> => {
  try {
    engine = await startEngine(start);
    send({ ready: engine.facts() });
  } catch (error) {
    send({
      broken: reasonOf(error),
      words: error instanceof Error ? error.message.slice(0, 300) : "unknown",
    });
  }
};

const run = async (id: number, ask: EngineRequest): Promise<void> => {
  const stop = new AbortController();
  running.set(id, stop);
  try {
    if (!engine) throw new ModelFailure("unknown");
    const answered = await engine.answer(ask, stop.signal, (text) => {
      if (text !== "") send({ id, text });
    });
    send({ id, answered });
  } catch (error) {
    // Not a word of what was said may leave by way of an error.
    send({ id, failure: error instanceof ModelFailure ? error.kind : "unknown" });
  } finally {
    running.delete(id);
  }
};

process.on("message", (message: ToModelEngine) => {
  if ("start" in message) void begin(message.start);
  else if ("stop" in message) running.get(message.stop)?.abort();
  else void run(message.id, message.ask);
});
process.on("disconnect", () => process.exit(0));
