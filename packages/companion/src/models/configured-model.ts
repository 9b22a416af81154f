import type { LanguageModelV4 } from "@ai-sdk/provider";
import { createAnthropicModel } from "./anthropic.ts";
import { createOpenAiCompatibleModel } from "./openai-compatible.ts";
import type { Patience } from "./patience.ts";
import { type PresetName, presets } from "./presets.ts";

/** A model somebody chose, with what a receipt says about it: its name and where text leaves for. */
export type ConfiguredModel = {
  name: string;
  /** Null where nothing leaves this machine. */
  host: string | null;
  languageModel: LanguageModelV4;
  /** One engine answers one request after the other: a message is judged before its reply is begun. */
  oneAtATime?: boolean;
  patience?: Patience;
  /** How many characters it holds, the reply not counted. */
  contextChars?: number;
  /** Somebody is about to talk: what takes long to be ready begins now. */
  wake?: () => void;
};

/** How much of what a model is told leaves this machine. */
export const charsLeaving = ({ host }: ConfiguredModel, chars: number): number =>
  host === null ? 0 : chars;

export type RemoteModelChoice = {
  kind: "openai-compatible" | "anthropic";
  baseUrl: string;
  model: string;
  apiKey: string | null;
  preset?: PresetName | null;
  oneAtATime?: boolean;
  patience?: Patience;
  contextTokens?: number;
};

/** The longest reply has to fit as well. */
const replyTokens = 800;
/** English has about four; other languages have fewer. */
const charsPerToken = 3.5;

export const createModel = (choice: RemoteModelChoice): ConfiguredModel => {
  const settings = { ...choice, baseUrl: choice.baseUrl.replace(/(?<!\/)\/+$/, "") };
  const preset = choice.preset ? presets[choice.preset] : null;
  const contextTokens = choice.contextTokens ?? preset?.contextTokens;
  return {
    name: choice.model,
    host: new URL(choice.baseUrl).host,
    languageModel:
      choice.kind === "anthropic"
        ? createAnthropicModel(settings)
        : createOpenAiCompatibleModel({ ...settings, ...(preset ? { habits: preset } : {}) }),
    oneAtATime: choice.oneAtATime ?? preset?.oneAtATime ?? false,
    patience: { ...preset?.patience, ...choice.patience },
    ...(contextTokens === undefined
      ? {}
      : { contextChars: Math.floor((contextTokens - replyTokens) * charsPerToken) }),
  };
};
