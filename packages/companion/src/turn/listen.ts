import type { ConfiguredModel } from "../models/configured-model.ts";
import type { ModelFailureKind } from "../models/model-failure.ts";
import type { Composed } from "./compose.ts";
import type { ReplyTimings } from "./reply-clock.ts";
import { onlyListens } from "./screen/heard-rules.ts";
import { createReplyScreen, type Told } from "./screen-reply.ts";
import { streamReply } from "./stream-reply.ts";

const firstLetter = "A".charCodeAt(0);

/** More than a listening sentence needs; what is longer is not one. */
const readMaxChars = 800;

export type Heard = {
  /** The model's sentences, checked as a whole; null when they were late, broken or unfit. */
  text: string | null;
  /** Which of the steps it was offered fits, where it said so. */
  chosen: number | null;
  failure: ModelFailureKind | null;
};

/** "[B]" at the beginning, as it was told to; some write "B:", and some put it last. */
const choice = /\[([A-Z])\]|^\W*([A-E])[):.]\s/;

const readChoice = (text: string): { chosen: number | null; rest: string } => {
  const found = choice.exec(text);
  const letter = found?.[1] ?? found?.[2];
  if (!found || !letter) return { chosen: null, rest: text };
  return { chosen: letter.charCodeAt(0) - firstLetter, rest: text.replace(found[0], " ") };
};

/**
 * Asks a model for a sentence or two that show it heard. They are read to their end before any of
 * them is said, within a few seconds, because nobody in danger is kept waiting for a model.
 */
export const listenWithModel = async (o: {
  model: ConfiguredModel;
  composed: Composed;
  told: Told;
  signal: AbortSignal;
  timings: ReplyTimings;
  withinMs: number;
}): Promise<Heard> => {
  const reply = streamReply({
    model: o.model.languageModel,
    prompt: o.composed.prompt,
    kind: "listening",
    signal: o.signal,
    timings: { ...o.timings, firstTokenTimeoutMs: o.withinMs, totalTimeoutMs: o.withinMs },
    maxChars: readMaxChars,
  });
  const screen = createReplyScreen(new Set(), o.told);
  let text = "";
  for await (const piece of reply.pieces) text += screen.push(piece);
  text += screen.end();
  const outcome = reply.outcome();
  if (outcome.kind === "failed") return { text: null, chosen: null, failure: outcome.failure };
  if (outcome.kind !== "complete") return { text: null, chosen: null, failure: null };
  const { chosen, rest } = readChoice(text);
  return { text: onlyListens(rest), chosen, failure: null };
};
