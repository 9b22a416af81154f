import type { Patience } from "./patience.ts";

/** How a server that speaks OpenAI's chat completions differs from the others. */
export type Habits = {
  /** Which form of an answer it can be held to. */
  answersIn: "schema" | "json" | "anything";
  /** Fields of a request by which a model that thinks aloud answers at once. */
  withoutThinking: Readonly<Record<string, unknown>>;
  /** One engine answers one request after the other, so that a message is judged before its reply is begun. */
  oneAtATime: boolean;
};

export type Preset = Habits & {
  /** Where it listens unless told otherwise. */
  baseUrl: string;
  needsKey: boolean;
  patience?: Patience;
  /** What it holds unless its operator gave it more; beyond that it forgets without a word. */
  contextTokens?: number;
  /** The server runs whatever it was started with, and the name is only for the receipt. */
  defaultModel?: string;
};

/** A server nobody named: nothing is taken for granted. */
export const unknownHabits: Habits = {
  answersIn: "anything",
  withoutThinking: {},
  oneAtATime: false,
};

/** An engine on one machine may have to load the model first, and reads a long talk slowly. */
const slow: Patience = {
  firstTokenTimeoutMs: 60_000,
  totalTimeoutMs: 300_000,
  listenTimeoutMs: 8_000,
};

const templateWithoutThinking = { chat_template_kwargs: { enable_thinking: false } };

export const presetNames = [
  "ollama",
  "llama.cpp",
  "lm-studio",
  "vllm",
  "openrouter",
  "mistral",
] as const;
export type PresetName = (typeof presetNames)[number];

/** What each is known for, as docs/models.md tells it to an operator. */
export const presets: Readonly<Record<PresetName, Preset>> = {
  ollama: {
    baseUrl: "http://localhost:11434/v1",
    needsKey: false,
    answersIn: "schema",
    withoutThinking: { reasoning_effort: "none" },
    oneAtATime: true,
    patience: slow,
    contextTokens: 4_096,
  },
  "llama.cpp": {
    baseUrl: "http://localhost:8080/v1",
    needsKey: false,
    defaultModel: "llama.cpp",
    answersIn: "schema",
    withoutThinking: templateWithoutThinking,
    oneAtATime: true,
    patience: slow,
  },
  "lm-studio": {
    baseUrl: "http://localhost:1234/v1",
    needsKey: false,
    answersIn: "schema",
    withoutThinking: {},
    oneAtATime: true,
    patience: slow,
    contextTokens: 4_096,
  },
  vllm: {
    baseUrl: "http://localhost:8000/v1",
    needsKey: false,
    answersIn: "schema",
    withoutThinking: templateWithoutThinking,
    oneAtATime: false,
  },
  openrouter: {
    baseUrl: "https://openrouter.ai/api/v1",
    needsKey: true,
    answersIn: "json",
    withoutThinking: { reasoning: { enabled: false } },
    oneAtATime: false,
  },
  mistral: {
    baseUrl: "https://api.mistral.ai/v1",
    needsKey: true,
    answersIn: "json",
    withoutThinking: {},
    oneAtATime: false,
  },
};
