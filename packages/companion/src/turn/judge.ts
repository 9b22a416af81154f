import type { JSONSchema7 } from "@ai-sdk/provider";
import type { HistoryItem } from "@app/contract/calls/sessions";
import {
  type RiskCategory,
  type RiskLevel,
  riskCategories,
  riskLevels,
} from "@app/contract/reply-events";
import { z } from "zod";
import { judgementInstruction } from "../instructions/judgement.ts";
import type { ConfiguredModel } from "../models/configured-model.ts";
import { judgementName } from "../models/judgement-name.ts";
import type { ReplyTimings } from "./reply-clock.ts";
import { streamReply } from "./stream-reply.ts";

/** A model's view of a message, where it sees a risk at all. */
export type Judgement = { level: Exclude<RiskLevel, "none">; category: RiskCategory };

export type Judging = {
  /** Null when the model sees no risk, and when its answer is broken, unfit or never comes. */
  verdict: Promise<Judgement | null>;
  /** How many characters left for the model with it. */
  sentChars: () => number;
  stop: () => void;
};

/** An answer has some forty characters; one that is much longer is something else. */
const readMaxChars = 300;
const earlierItems = 4;
const earlierMaxChars = 600;

const answer = z.object({
  level: z.enum(riskLevels),
  category: z.enum(riskCategories).nullable().optional(),
});

/** The same for models that can keep to a shape. */
export const judgementSchema: JSONSchema7 = {
  type: "object",
  properties: {
    level: { enum: [...riskLevels] },
    category: { enum: [...riskCategories, null] },
  },
  required: ["level", "category"],
};

const parse = (text: string): Judgement | null => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const { data } = answer.safeParse(json);
  if (!data || data.level === "none") return null;
  return { level: data.level, category: data.category ?? "suicide" };
};

/** What may still become an object; some models cannot do without a fence around it. */
const mayBeJson = /^(?:`{1,3}[json]*\s*)?(?:\{|$)/;
const objectIn = /\{[^{}]*\}/;

/**
 * Asks a model what it makes of a message. It runs beside the reply: whoever waits for it decides how
 * long, and an answer that cannot become a judgement is given up with its first letters.
 */
export const startJudging = (o: {
  model: ConfiguredModel;
  content: string;
  history: readonly HistoryItem[];
  signal: AbortSignal;
  timings: ReplyTimings;
}): Judging => {
  const instruction = judgementInstruction();
  const material = JSON.stringify({
    before: o.history
      .slice(-earlierItems)
      .map(({ role, content }) => ({ role, content: content.slice(-earlierMaxChars) })),
    message: o.content,
  });
  const leave = new AbortController();
  const reply = streamReply({
    model: o.model.languageModel,
    prompt: [
      { role: "system", content: instruction },
      { role: "user", content: [{ type: "text", text: material }] },
    ],
    signal: AbortSignal.any([o.signal, leave.signal]),
    timings: o.timings,
    maxChars: readMaxChars,
    json: { name: judgementName, schema: judgementSchema },
  });
  let hasLeft = true;

  const read = async (): Promise<Judgement | null> => {
    let text = "";
    for await (const piece of reply.pieces) {
      text += piece;
      if (!mayBeJson.test(text)) return null;
      const whole = objectIn.exec(text);
      if (whole) return parse(whole[0]);
    }
    const outcome = reply.outcome();
    if (outcome.kind === "failed" && outcome.failure === "unreachable") hasLeft = false;
    return null;
  };

  return {
    verdict: read(),
    sentChars: () => (hasLeft ? instruction.length + material.length : 0),
    stop: () => leave.abort(),
  };
};
