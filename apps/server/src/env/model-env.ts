import type { Patience } from "@app/companion/models/patience";
import { presetNames } from "@app/companion/models/presets";
import { z } from "zod";

const seconds = (max: number) => z.coerce.number().min(0.1).max(max).optional();

export const modelVariables = {
  MODEL_PRESET: z.enum(presetNames).optional(),
  MODEL_CONTEXT_TOKENS: z.coerce.number().int().min(2_048).max(1_000_000).optional(),
  MODEL_ONE_AT_A_TIME: z.stringbool().optional(),
  MODEL_FIRST_WORD_SECONDS: seconds(3_600),
  MODEL_REPLY_SECONDS: seconds(3_600),
  MODEL_LISTEN_SECONDS: seconds(600),
  MODEL_JUDGE_SECONDS: seconds(600),
};

export const modelNotes: Record<keyof typeof modelVariables, string> = {
  MODEL_PRESET: `What serves the model: ${presetNames.join(", ")}; sets the address and the habits`,
  MODEL_CONTEXT_TOKENS: "How many tokens the model holds, the reply included",
  MODEL_ONE_AT_A_TIME:
    "One engine answers one request after the other, so that a message is judged before its reply is begun",
  MODEL_FIRST_WORD_SECONDS: "How long its first word may take before the guide takes over",
  MODEL_REPLY_SECONDS: "How long a whole reply may take",
  MODEL_LISTEN_SECONDS: "How long somebody in danger waits for its sentence before our own words",
  MODEL_JUDGE_SECONDS: "How long a reply waits for its judgement where that comes first",
};

type Read = z.output<z.ZodObject<typeof modelVariables>>;

const ms = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : seconds * 1_000;

/** What of the patience was set; the rest is the preset's, or any model's. */
export const patienceOf = (read: Read): Patience => {
  const given = {
    firstTokenTimeoutMs: ms(read.MODEL_FIRST_WORD_SECONDS),
    totalTimeoutMs: ms(read.MODEL_REPLY_SECONDS),
    listenTimeoutMs: ms(read.MODEL_LISTEN_SECONDS),
    judgementFirstTimeoutMs: ms(read.MODEL_JUDGE_SECONDS),
  };
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set) as Patience; // what is left are numbers under its names
};
