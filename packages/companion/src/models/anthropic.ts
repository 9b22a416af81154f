import type { LanguageModelV4, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import { limits } from "@app/contract/limits";
import { createHttpModel, type StreamChunk } from "./http-model.ts";
import { ModelFailure } from "./model-failure.ts";
import { promptText } from "./prompt-text.ts";

/** The service demands a bound; at about four characters a token this is the longest reply we take. */
const maxTokens = Math.ceil(limits.reply.maxChars / 4);

/** The part of an event that is read; everything else is passed over. */
type StreamedEvent = {
  type?: unknown;
  delta?: { type?: unknown; text?: unknown; stop_reason?: unknown };
};

const read = (data: string, progress: StreamChunk): void => {
  let event: StreamedEvent | null;
  try {
    event = JSON.parse(data) as StreamedEvent | null; // every field is checked where it is read
  } catch (cause) {
    throw new ModelFailure("broken_json", { cause });
  }
  switch (event?.type) {
    case "content_block_delta":
      if (event.delta?.type === "text_delta" && typeof event.delta.text === "string")
        progress.text += event.delta.text;
      return;
    case "message_delta":
      if (typeof event.delta?.stop_reason === "string") progress.finish = event.delta.stop_reason;
      return;
    case "message_stop":
      progress.ended = true;
      return;
    case "error":
      throw new ModelFailure("reported");
  }
};

const bodyOf = (model: string, options: LanguageModelV4CallOptions) => ({
  model,
  max_tokens: options.maxOutputTokens ?? maxTokens,
  system: options.prompt
    .filter((message) => message.role === "system")
    .map(promptText)
    .join("\n\n"),
  messages: options.prompt
    .filter((message) => message.role !== "system")
    .map((message) => ({ role: message.role, content: promptText(message) })),
  stream: true,
  ...(options.temperature === undefined ? {} : { temperature: options.temperature }),
  ...(options.stopSequences?.length ? { stop_sequences: options.stopSequences } : {}),
});

export const createAnthropicModel = (settings: {
  /** Without a version, as in https://host. */
  baseUrl: string;
  model: string;
  apiKey: string | null;
}): LanguageModelV4 =>
  createHttpModel({
    provider: "anthropic",
    modelId: settings.model,
    request: (options) => ({
      url: `${settings.baseUrl}/v1/messages`,
      headers: {
        "anthropic-version": "2023-06-01",
        ...(settings.apiKey ? { "x-api-key": settings.apiKey } : {}),
      },
      body: bodyOf(settings.model, options),
    }),
    read,
    finishReasons: {
      stop: "stop",
      end_turn: "stop",
      stop_sequence: "stop",
      max_tokens: "length",
      refusal: "content-filter",
    },
  });
