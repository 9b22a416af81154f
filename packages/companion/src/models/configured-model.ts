import type { LanguageModelV4 } from "@ai-sdk/provider";
import { createAnthropicModel } from "./anthropic.ts";
import { createOpenAiCompatibleModel } from "./openai-compatible.ts";

/** A model somebody chose, with what a receipt says about it: its name and where text leaves for. */
export type ConfiguredModel = {
  name: string;
  /** Null where nothing leaves this machine. */
  host: string | null;
  languageModel: LanguageModelV4;
  /** Somebody is about to talk: what takes long to be ready begins now. */
  wake?: () => void;
};

/** How much of what a model is told leaves this machine. */
export const charsLeaving = ({ host }: ConfiguredModel, chars: number): number =>
  host === null ? 0 : chars;

export type ModelChoice = {
  kind: "openai-compatible" | "anthropic";
  baseUrl: string;
  model: string;
  apiKey: string | null;
};

export const createModel = (choice: ModelChoice): ConfiguredModel => {
  const settings = { ...choice, baseUrl: choice.baseUrl.replace(/\/+$/, "") };
  return {
    name: choice.model,
    host: new URL(choice.baseUrl).host,
    languageModel:
      choice.kind === "anthropic"
        ? createAnthropicModel(settings)
        : createOpenAiCompatibleModel(settings),
  };
};
