import type { ConfiguredModel } from "../models/configured-model.ts";
import type { ModelFailureKind } from "../models/model-failure.ts";
import type { ComposedPrompt } from "./compose.ts";
import type { ReplyTimings } from "./reply-clock.ts";
import { answerMaxChars, fitInDanger, onlyListens } from "./screen/heard-rules.ts";
import { createReplyScreen, type WriterContext } from "./screen-reply.ts";
import { streamReply } from "./stream-reply.ts";

const firstLetter = "A".charCodeAt(0);

/** More than a listening sentence needs; what is longer is not one. */
const readMaxChars = 800;

type ListenResult = {
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

type Asked = {
  model: ConfiguredModel;
  composed: ComposedPrompt;
  told: WriterContext;
  signal: AbortSignal;
  timings: ReplyTimings;
  withinMs: number;
};

type Read = { text: string; failure: null } | { text: null; failure: ModelFailureKind | null };

/**
 * Reads a model's words to their end before any of them is said, within a few seconds, because nobody in
 * danger is kept waiting for a model, and because what was said cannot be taken back.
 */
const readWhole = async (
  o: Asked,
  how: { kind: "listening" | "reply"; maxChars: number; numbers: ReadonlySet<string> },
): Promise<Read> => {
  const reply = streamReply({
    model: o.model.languageModel,
    prompt: o.composed.prompt,
    kind: how.kind,
    signal: o.signal,
    timings: { ...o.timings, firstTokenTimeoutMs: o.withinMs, totalTimeoutMs: o.withinMs },
    maxChars: how.maxChars,
  });
  const screen = createReplyScreen(how.numbers, o.told);
  let text = "";
  for await (const piece of reply.pieces) text += screen.push(piece);
  text += screen.end();
  const outcome = reply.outcome();
  if (outcome.kind === "failed") return { text: null, failure: outcome.failure };
  return outcome.kind === "complete" ? { text, failure: null } : { text: null, failure: null };
};

/** Asks a model for a sentence or two that show it heard. */
export const listenWithModel = async (o: Asked): Promise<ListenResult> => {
  const how = { kind: "listening", maxChars: readMaxChars, numbers: new Set<string>() } as const;
  const { text, failure } = await readWhole(o, how);
  if (text === null) return { text, chosen: null, failure };
  const { chosen, rest } = readChoice(text);
  return { text: onlyListens(rest), chosen, failure };
};

/** Asks a model that was told what is at stake for the whole reply. */
export const answerWithModel = async (
  o: Asked & { allowedNumbers: ReadonlySet<string> },
): Promise<Pick<ListenResult, "text" | "failure">> => {
  const how = { kind: "reply", maxChars: 2 * answerMaxChars, numbers: o.allowedNumbers } as const;
  const { text, failure } = await readWhole(o, how);
  return { text: text === null ? null : fitInDanger(text), failure };
};
