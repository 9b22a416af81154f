import type { ConfiguredModel } from "../models/configured-model.ts";
import type { ModelFailureKind } from "../models/model-failure.ts";
import type { Composed } from "./compose.ts";
import type { ReplyTimings } from "./reply-clock.ts";
import { onlyListens } from "./screen/heard-rules.ts";
import { createReplyScreen, type Told } from "./screen-reply.ts";
import { streamReply } from "./stream-reply.ts";

/** More than a listening sentence needs; what is longer is not one. */
const readMaxChars = 800;

export type Heard = {
  /** The model's sentences, checked as a whole; null when they were late, broken or unfit. */
  text: string | null;
  failure: ModelFailureKind | null;
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
  if (outcome.kind === "failed") return { text: null, failure: outcome.failure };
  return { text: outcome.kind === "complete" ? onlyListens(text) : null, failure: null };
};
