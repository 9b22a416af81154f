import type { RemoteModelChoice } from "@app/companion/models/configured-model";
import type { Patience } from "@app/companion/models/patience";
import { type PresetName, presetNames, presets } from "@app/companion/models/presets";
import { runningServerNames } from "@app/companion/models/running-servers";
import { z } from "zod";
import { StartError } from "../start-error.ts";

const seconds = (max: number) => z.coerce.number().min(0.1).max(max).optional();
const address = z.url({ protocol: /^https?$/ });

/** Where models of the list come from; a public place, and asked only when somebody fetches one. */
export const publicHubUrl = "https://huggingface.co";

export const modelVariables = {
  MODEL_PROVIDER: z.enum(["guide", "openai-compatible", "anthropic", "local"]).default("guide"),
  MODEL_BASE_URL: address.optional(),
  MODEL_NAME: z.string().min(1).optional(),
  MODEL_API_KEY: z.string().min(1).optional(),
  MODEL_PRESET: z.enum(presetNames).optional(),
  MODEL_CONTEXT_TOKENS: z.coerce.number().int().min(2_048).max(1_000_000).optional(),
  MODEL_ONE_AT_A_TIME: z.stringbool().optional(),
  MODEL_FIRST_WORD_SECONDS: seconds(3_600),
  MODEL_REPLY_SECONDS: seconds(3_600),
  MODEL_LISTEN_SECONDS: seconds(600),
  MODEL_JUDGE_SECONDS: seconds(600),
  MODEL_PLACES: z.coerce.number().int().min(1).max(16).default(2),
  MODEL_THREADS: z.coerce.number().int().min(1).max(256).optional(),
  MODEL_GPU: z.stringbool().default(true),
  MODEL_IDLE_MINUTES: z.coerce.number().min(0.1).max(10_080).default(30),
  MODEL_HUB_URL: address.default(publicHubUrl),
};

export const modelNotes: Record<keyof typeof modelVariables, string> = {
  MODEL_PROVIDER:
    "Who writes the replies: guide (embedded), openai-compatible, anthropic or local; not set, what npm run model -- use chose",
  MODEL_BASE_URL: "The model's address, for example http://localhost:11434/v1",
  MODEL_NAME:
    "The model's name there; for local a name or a file, else the one npm run model -- use chose",
  MODEL_API_KEY: "The key it asks for, where it does",
  MODEL_PRESET: `What serves the model: ${presetNames.join(", ")}; sets the address and the habits`,
  MODEL_CONTEXT_TOKENS:
    "How many tokens the model holds, the reply included; 8192 for a local one where nothing is said",
  MODEL_ONE_AT_A_TIME:
    "One engine answers one request after the other, so that a message is judged before its reply is begun",
  MODEL_FIRST_WORD_SECONDS: "How long its first word may take before the guide takes over",
  MODEL_REPLY_SECONDS: "How long a whole reply may take",
  MODEL_LISTEN_SECONDS: "How long somebody in danger waits for its sentence before our own words",
  MODEL_JUDGE_SECONDS: "How long a reply waits for its judgement where that comes first",
  MODEL_PLACES: "Replies a local model writes at the same time; the others wait in turn",
  MODEL_THREADS: "Cores a local model may use; all but one where nothing is said",
  MODEL_GPU: "Whether a local model may use a graphics card that is found",
  MODEL_IDLE_MINUTES: "After so long without a word a local model gives its memory back",
  MODEL_HUB_URL: "Where models of the list are fetched from; a mirror may stand in",
};

export type LocalModelChoice = {
  kind: "local";
  /** null: the one that was chosen on this machine. */
  model: string | null;
  oneAtATime?: boolean;
  patience: Patience;
};

export type ModelChoice = RemoteModelChoice | LocalModelChoice;

/** What a local model may use; known also where none is configured, for the command that tries one. */
export type LocalModelLimits = {
  contextTokens: number;
  places: number;
  threads: number | null;
  mayUseGpu: boolean;
  idleMs: number;
  hubUrl: string;
};

type Read = z.output<z.ZodObject<typeof modelVariables>>;

const ms = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : seconds * 1_000;

/** What of the patience was set; the rest is the preset's, or any model's. */
const patienceOf = (read: Read): Patience => {
  const given = {
    firstTokenTimeoutMs: ms(read.MODEL_FIRST_WORD_SECONDS),
    totalTimeoutMs: ms(read.MODEL_REPLY_SECONDS),
    listenTimeoutMs: ms(read.MODEL_LISTEN_SECONDS),
    judgementFirstTimeoutMs: ms(read.MODEL_JUDGE_SECONDS),
  };
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set) as Patience; // what is left are numbers under its names
};

const anthropicUrl = "https://api.anthropic.com";
/** Fewer would not hold the instructions and a talk. */
const localMinTokens = 4_096;
const localTokens = 8_192;

export const modelChoice = (read: Read): ModelChoice | null => {
  const { MODEL_PROVIDER: provider, MODEL_PRESET: named, MODEL_CONTEXT_TOKENS: tokens } = read;
  const preset = named ? presets[named] : null;
  if (provider === "guide" && !preset) return null;
  if (preset && (provider === "anthropic" || provider === "local"))
    throw new StartError(`MODEL_PRESET is wrong: MODEL_PROVIDER=${provider} takes none.`);
  const ways = {
    patience: patienceOf(read),
    ...(read.MODEL_ONE_AT_A_TIME === undefined ? {} : { oneAtATime: read.MODEL_ONE_AT_A_TIME }),
  };
  if (provider === "local") {
    if (tokens !== undefined && tokens < localMinTokens)
      throw new StartError(
        `MODEL_CONTEXT_TOKENS is wrong: MODEL_PROVIDER=local needs ${localMinTokens} or more.`,
      );
    return { kind: "local", model: read.MODEL_NAME ?? null, ...ways };
  }
  const chosen = preset ? `MODEL_PRESET=${named}` : `MODEL_PROVIDER=${provider}`;
  const need = (name: keyof Read) => new StartError(`${name} is missing: ${chosen} needs it.`);
  const kind = provider === "anthropic" ? "anthropic" : "openai-compatible";
  const baseUrl =
    read.MODEL_BASE_URL ?? preset?.baseUrl ?? (kind === "anthropic" ? anthropicUrl : undefined);
  const model = read.MODEL_NAME ?? preset?.defaultModel;
  if (!baseUrl) throw need("MODEL_BASE_URL");
  if (!model) throw need("MODEL_NAME");
  if ((preset?.needsKey || kind === "anthropic") && !read.MODEL_API_KEY)
    throw need("MODEL_API_KEY");
  return {
    kind,
    baseUrl: baseUrl.replace(/\/+$/, ""),
    model,
    apiKey: read.MODEL_API_KEY ?? null,
    preset: named ?? null,
    ...ways,
    ...(tokens === undefined ? {} : { contextTokens: tokens }),
  };
};

/** A choice in one word, as `npm run model -- use` keeps it, in the variables it stands for. */
const variablesOf = (choice: string): Partial<Read> | null => {
  if (choice === "guide") return {};
  const [, kind, name] = /^([^/]+)\/(.+)$/.exec(choice) ?? [];
  if (kind === "local") return { MODEL_PROVIDER: "local", MODEL_NAME: name };
  const preset = runningServerNames.find((each) => each === kind);
  return preset ? { MODEL_PRESET: preset, MODEL_NAME: name } : null;
};

/** What a choice comes to beside the variables that say how, not which; undefined where it says nothing. */
export const chosenModel = (read: Read, choice: string): ModelChoice | null | undefined => {
  const chosen = variablesOf(choice);
  if (!chosen) return undefined;
  return modelChoice({
    ...read,
    MODEL_PROVIDER: "guide",
    MODEL_PRESET: undefined,
    MODEL_BASE_URL: undefined,
    MODEL_NAME: undefined,
    // A key is for the host it was given for.
    MODEL_API_KEY: undefined,
    ...chosen,
  });
};

/** A model server that was typed in: where it is, what it is asked for, and how such a one is. */
export type TypedServer = {
  address: string;
  model: string;
  key: string | null;
  preset: PresetName | null;
};

/** Beside the same variables. */
export const typedModel = (
  read: Read,
  { address, model, key, preset }: TypedServer,
): ModelChoice | null =>
  modelChoice({
    ...read,
    MODEL_PROVIDER: "openai-compatible",
    MODEL_PRESET: preset ?? undefined,
    MODEL_BASE_URL: address,
    MODEL_NAME: model,
    MODEL_API_KEY: key ?? undefined,
  });

export const localModelLimits = (read: Read): LocalModelLimits => ({
  contextTokens: read.MODEL_CONTEXT_TOKENS ?? localTokens,
  places: read.MODEL_PLACES,
  threads: read.MODEL_THREADS ?? null,
  mayUseGpu: read.MODEL_GPU,
  idleMs: read.MODEL_IDLE_MINUTES * 60_000,
  hubUrl: read.MODEL_HUB_URL,
});
