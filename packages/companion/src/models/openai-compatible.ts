import type { LanguageModelV4, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { createHttpModel, type StreamChunk } from "./http-model.ts";
import { ModelFailure } from "./model-failure.ts";
import { type Habits, unknownHabits } from "./presets.ts";
import { promptText } from "./prompt-text.ts";

/** The part of a chunk that is read; everything else a server may send is passed over. */
type Chunk = {
  error?: unknown;
  choices?: {
    delta?: { content?: unknown; reasoning?: unknown; reasoning_content?: unknown };
    finish_reason?: unknown;
  }[];
};

/** Text, or a list in which thoughts stand beside it; thoughts were never meant for anybody. */
const textOf = (content: unknown): string => {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content
    .map((part: unknown) =>
      part && typeof part === "object" && "text" in part && typeof part.text === "string"
        ? part.text
        : "",
    )
    .join("");
};

const read = (data: string, progress: StreamChunk, onThought: () => void): void => {
  if (data === "[DONE]") {
    progress.ended = true;
    return;
  }
  let chunk: Chunk | null;
  try {
    chunk = JSON.parse(data) as Chunk | null; // every field is checked where it is read
  } catch (cause) {
    throw new ModelFailure("broken_json", { cause });
  }
  if (chunk?.error) throw new ModelFailure("reported");
  const choice = chunk?.choices?.[0];
  if (!choice) return;
  const { content, reasoning, reasoning_content } = choice.delta ?? {};
  if (reasoning || reasoning_content || (Array.isArray(content) && textOf(content) === ""))
    onThought();
  progress.text += textOf(content);
  if (choice.finish_reason === "error") throw new ModelFailure("reported");
  if (typeof choice.finish_reason === "string") progress.finish = choice.finish_reason;
};

const formOf = (
  { answersIn }: Habits,
  format: LanguageModelV4CallOptions["responseFormat"],
): object => {
  if (format?.type !== "json" || answersIn === "anything") return {};
  if (answersIn === "json") return { response_format: { type: "json_object" } };
  // Some that know schemas refuse the plain form, so that without a schema nothing is asked for.
  if (!format.schema) return {};
  const { name = "answer", schema } = format;
  return { response_format: { type: "json_schema", json_schema: { name, schema } } };
};

/** What a request could do without: some servers refuse one or the other of these. */
const extrasOf = (habits: Habits, options: LanguageModelV4CallOptions, hasThought: boolean) => ({
  // Thoughts count as well, and would leave nothing of a short answer.
  ...(options.maxOutputTokens === undefined || hasThought
    ? {}
    : { max_tokens: options.maxOutputTokens }),
  ...(options.temperature === undefined ? {} : { temperature: options.temperature }),
  ...(options.stopSequences?.length ? { stop: options.stopSequences } : {}),
  ...formOf(habits, options.responseFormat),
  ...habits.withoutThinking,
});

const refusesFields: ReadonlySet<number | undefined> = new Set([400, 422]);

/** Any server that speaks OpenAI's chat completions: OpenAI, Ollama, llama.cpp, vLLM and others. */
export const createOpenAiCompatibleModel = (settings: {
  /** With its version, as in https://host/v1. */
  baseUrl: string;
  model: string;
  apiKey: string | null;
  habits?: Habits;
}): LanguageModelV4 => {
  const habits = settings.habits ?? unknownHabits;
  const headers: Record<string, string> = settings.apiKey
    ? { authorization: `Bearer ${settings.apiKey}` }
    : {};
  let hasThought = false;
  let takesExtras = true;
  const request = (options: LanguageModelV4CallOptions, withExtras: boolean) => ({
    url: `${settings.baseUrl}/chat/completions`,
    headers,
    body: {
      model: settings.model,
      messages: options.prompt.map((message) => ({
        role: message.role,
        content: promptText(message),
      })),
      stream: true,
      ...(withExtras ? extrasOf(habits, options, hasThought) : {}),
    },
  });
  return createHttpModel({
    provider: "openai-compatible",
    modelId: settings.model,
    request: (options) => request(options, takesExtras),
    // Asked plainly once more; where that is taken, the extras are what it does not like.
    afterRefusal: (options, status) =>
      takesExtras && refusesFields.has(status)
        ? {
            request: request(options, false),
            onTaken: () => {
              takesExtras = false;
            },
          }
        : null,
    read: (data, progress) =>
      read(data, progress, () => {
        hasThought = true;
      }),
    finishReasons: { stop: "stop", length: "length", content_filter: "content-filter" },
  });
};
