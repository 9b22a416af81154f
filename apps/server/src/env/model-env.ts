import { z } from "zod";
import { StartError } from "../start-error.ts";

export const modelVariables = {
  MODEL_PROVIDER: z.enum(["guide", "openai-compatible", "anthropic", "local"]).default("guide"),
  MODEL_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  MODEL_NAME: z.string().min(1).optional(),
  MODEL_API_KEY: z.string().min(1).optional(),
  MODEL_FIRST_WORD_SECONDS: z.coerce.number().min(1).max(600).default(20),
  MODEL_CONTEXT: z.coerce.number().int().min(4_096).max(262_144).default(8_192),
  MODEL_PLACES: z.coerce.number().int().min(1).max(16).default(2),
  MODEL_THREADS: z.coerce.number().int().min(1).max(256).optional(),
  MODEL_GPU: z.stringbool().default(true),
  MODEL_IDLE_MINUTES: z.coerce.number().min(0.1).max(10_080).default(30),
  MODEL_HUB_URL: z.url({ protocol: /^https?$/ }).default("https://huggingface.co"),
};

export const modelNotes: Record<keyof typeof modelVariables, string> = {
  MODEL_PROVIDER: "Who writes the replies: guide (embedded), openai-compatible, anthropic or local",
  MODEL_BASE_URL: "The model's address, for example http://localhost:11434/v1",
  MODEL_NAME:
    "The model's name there; for local a name or a file, else the one npm run model -- use chose",
  MODEL_API_KEY: "The key it asks for, where it does",
  MODEL_FIRST_WORD_SECONDS: "A model that has said nothing for so long is given up for that reply",
  MODEL_CONTEXT: "Tokens a local model holds of one conversation, the reply included",
  MODEL_PLACES: "Replies a local model writes at the same time; the others wait in turn",
  MODEL_THREADS: "Cores a local model may use; all but one where nothing is said",
  MODEL_GPU: "Whether a local model may use a graphics card that is found",
  MODEL_IDLE_MINUTES: "After so long without a word a local model gives its memory back",
  MODEL_HUB_URL: "Where npm run model fetches models of its list from; a mirror may stand in",
};

export type RemoteModelChoice = {
  kind: "openai-compatible" | "anthropic";
  baseUrl: string;
  model: string;
  apiKey: string | null;
};

export type LocalModelChoice = {
  kind: "local";
  /** null: the one that was chosen on this machine. */
  model: string | null;
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

const anthropicUrl = "https://api.anthropic.com";

export const modelChoice = (read: Read): ModelChoice | null => {
  if (read.MODEL_PROVIDER === "guide") return null;
  if (read.MODEL_PROVIDER === "local") return { kind: "local", model: read.MODEL_NAME ?? null };
  const need = (name: keyof Read) =>
    new StartError(`${name} is missing: MODEL_PROVIDER=${read.MODEL_PROVIDER} needs it.`);
  const baseUrl =
    read.MODEL_BASE_URL ?? (read.MODEL_PROVIDER === "anthropic" ? anthropicUrl : undefined);
  if (!baseUrl) throw need("MODEL_BASE_URL");
  if (!read.MODEL_NAME) throw need("MODEL_NAME");
  if (read.MODEL_PROVIDER === "anthropic" && !read.MODEL_API_KEY) throw need("MODEL_API_KEY");
  return {
    kind: read.MODEL_PROVIDER,
    baseUrl: baseUrl.replace(/\/+$/, ""),
    model: read.MODEL_NAME,
    apiKey: read.MODEL_API_KEY ?? null,
  };
};

export const localModelLimits = (read: Read): LocalModelLimits => ({
  contextTokens: read.MODEL_CONTEXT,
  places: read.MODEL_PLACES,
  threads: read.MODEL_THREADS ?? null,
  mayUseGpu: read.MODEL_GPU,
  idleMs: read.MODEL_IDLE_MINUTES * 60_000,
  hubUrl: read.MODEL_HUB_URL,
});
