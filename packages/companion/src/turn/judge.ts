import type { HistoryItem } from "@app/contract/calls/session-shapes";
import type { RiskCategory, RiskLevel } from "@app/contract/reply-events";
import { riskCategories, riskLevels } from "@app/contract/risk";
import { z } from "zod";
import { judgementInstruction } from "../instructions/judgement.ts";
import type { ConfiguredModel } from "../models/configured-model.ts";
import type { ReplyTimings } from "./reply-clock.ts";
import { streamReply } from "./stream-reply.ts";

/** A model's view of a message, where it sees a risk at all. */
export type Judgement = {
  level: Exclude<RiskLevel, "none">;
  category: RiskCategory;
  /** Whose danger it is; unset where the model did not say. */
  isAboutAnother?: boolean;
};

export type Judging = {
  /** Null when the model sees no risk, and when its answer is broken, unfit or never comes. */
  verdict: Promise<Judgement | null>;
  /** What it answered, null being no risk; undefined until it has, or where the answer was of no use. */
  judged: () => Judgement | null | undefined;
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
  who: z.enum(["writer", "other"]).nullable().optional().catch(null),
});

const parse = (text: string): Judgement | "none" | null => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const { data } = answer.safeParse(json);
  if (!data) return null;
  if (data.level === "none") return "none";
  const { level, category, who } = data;
  return {
    level,
    category: category ?? "suicide",
    // Of a wish to harm somebody it says nothing who would be harmed.
    ...(who && category !== "harm_to_others" ? { isAboutAnother: who === "other" } : {}),
  };
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
    kind: "judging",
    signal: AbortSignal.any([o.signal, leave.signal]),
    timings: o.timings,
    maxChars: readMaxChars,
  });
  let hasLeft = true;
  let answered: Judgement | null | undefined;

  const read = async (): Promise<Judgement | null> => {
    let text = "";
    for await (const piece of reply.pieces) {
      text += piece;
      if (!mayBeJson.test(text)) return null;
      const whole = objectIn.exec(text);
      if (!whole) continue;
      const judged = parse(whole[0]);
      if (judged !== null) answered = judged === "none" ? null : judged;
      return answered ?? null;
    }
    const outcome = reply.outcome();
    if (outcome.kind === "failed" && outcome.failure === "unreachable") hasLeft = false;
    return null;
  };

  return {
    verdict: read(),
    judged: () => answered,
    sentChars: () => (hasLeft ? instruction.length + material.length : 0),
    stop: () => leave.abort(),
  };
};
