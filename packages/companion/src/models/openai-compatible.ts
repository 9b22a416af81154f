import type { LanguageModelV4, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { createHttpModel, type Progress } from "./http-model.ts";
import { ModelFailure } from "./model-failure.ts";
import { promptText } from "./prompt-text.ts";

/** The part of a chunk that is read; everything else a server may send is passed over. */
type Chunk = {
  error?: unknown;
  choices?: { delta?: { content?: unknown }; finish_reason?: unknown }[];
};

const read = (data: string, progress: Progress): void => {
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
  const content = choice.delta?.content;
  if (typeof content === "string") progress.text += content;
  if (typeof choice.finish_reason === "string") progress.finish = choice.finish_reason;
};

const bodyOf = (model: string, options: LanguageModelV4CallOptions) => ({
  model,
  messages: options.prompt.map((message) => ({
    role: message.role,
    content: promptText(message),
  })),
  stream: true,
  // Left out unless asked for: some servers refuse one or the other of these.
  ...(options.maxOutputTokens === undefined ? {} : { max_tokens: options.maxOutputTokens }),
  ...(options.temperature === undefined ? {} : { temperature: options.temperature }),
});

/** Any server that speaks OpenAI's chat completions: OpenAI, Ollama, llama.cpp, vLLM and others. */
export const createOpenAiCompatibleModel = (settings: {
  /** With its version, as in https://host/v1. */
  baseUrl: string;
  model: string;
  apiKey: string | null;
}): LanguageModelV4 =>
  createHttpModel({
    provider: "openai-compatible",
    modelId: settings.model,
    request: (options) => ({
      url: `${settings.baseUrl}/chat/completions`,
      headers: settings.apiKey ? { authorization: `Bearer ${settings.apiKey}` } : {},
      body: bodyOf(settings.model, options),
    }),
    read,
    finishReasons: { stop: "stop", length: "length", content_filter: "content-filter" },
  });
