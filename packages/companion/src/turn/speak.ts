import { AppError } from "@app/contract/errors";
import { limits } from "@app/contract/limits";
import type { ReplyEvent, Writer } from "@app/contract/reply-events";
import { askedByModel } from "@app/safety/asked-by-model";
import { type OwedWords, saidAfter } from "@app/safety/owed-by-model";
import { joinWords, type MarkedWords, nothingSaid } from "@app/safety/risk-history";
import { type ConfiguredModel, charsLeaving } from "../models/configured-model.ts";
import { createGuideModel, guideModelName } from "../models/guide-model.ts";
import type { ModelFailureKind } from "../models/model-failure.ts";
import type { ComposedPrompt } from "./compose.ts";
import { guideTookOver, waitingDisclosure } from "./disclosure.ts";
import { answerWithModel, listenWithModel } from "./listen.ts";
import type { ReplyTimings } from "./reply-clock.ts";
import { createReplyScreen, type WriterContext } from "./screen-reply.ts";
import { type StreamEnd, streamReply } from "./stream-reply.ts";
import { withoutLastQuestion } from "./without-last-question.ts";

export type SpeakTimings = ReplyTimings & {
  /** The pace of the guide's words; a model has a pace of its own. */
  guideWordDelayMs: number;
  /** How long somebody in danger waits for a model to show that it heard. */
  listenTimeoutMs: number;
  /** How long the first words of a reply are held for a model's judgement of the message. */
  judgementHoldMs: number;
  /** How long a reply that is over waits for it, counted from the beginning. */
  judgementTimeoutMs: number;
  /** How long it is waited for where it comes before the reply. */
  judgementFirstTimeoutMs: number;
};

export type SpeakSettings = {
  model: ConfiguredModel | null;
  timings: SpeakTimings;
  onModelFailure: (failure: { model: string; kind: ModelFailureKind }) => void;
};

/** What a reply consists of, and before its end what of the safety's was said in it. */
export type SpokenEvent = ReplyEvent | { type: "said"; marks: readonly string[] };

/** The guide's whole reply, which memories it made use of, and what of the safety's stands in it. */
type GuideWords = { text: string; memoryIds: readonly string[]; marks?: readonly string[] };

export type SpeakRequest = {
  messageId: string;
  signal: AbortSignal;
  /** What a configured model is told; asked for only when there is one. */
  compose: () => ComposedPrompt;
  /** For when no model is configured, or it failed. */
  guideWords: () => Promise<GuideWords>;
  /** Bare digits of the numbers a model may write to this person. */
  allowedNumbers: () => ReadonlySet<string>;
  /** What a model was told, against which its claims to know something are held. */
  told: WriterContext;
  /** What a reply of a model still owes the person, seen whole. */
  tail?: (reply: string) => MarkedWords | null;
};

/** A reply that a model may write to somebody in danger, and what then stands behind it. */
export type AnswerInDanger = Pick<SpeakRequest, "compose" | "allowedNumbers"> & { owed: OwedWords };

/** Words of our own, and what a model may put in place of the first part of them, or of all. */
export type LedSpeech = Pick<SpeakRequest, "messageId" | "signal" | "told"> & {
  heard: MarkedWords;
  step: MarkedWords;
  /** In the order in which the model was shown them, behind the step itself. */
  others?: readonly MarkedWords[];
  /** Null where the words are to stay as they are. */
  compose: (() => ComposedPrompt) | null;
  answer?: AnswerInDanger | null;
  /** What had left for a model before these words took the place of its own. */
  sent?: SentText;
};

export type SentText = Omit<Writer, "model">;
export const nothingSent: SentText = { host: null, sent_chars: 0, memory_ids: [] };

export const sentTo = (model: ConfiguredModel, composed: ComposedPrompt): SentText => ({
  host: model.host,
  sent_chars: charsLeaving(model, composed.chars),
  memory_ids: [...composed.memoryIds],
});

const failed = (): ReplyEvent => {
  const { code, message } = new AppError("model_failed");
  return { type: "error", code, detail: message };
};

const done = (messageId: string, model: string, sent: SentText): ReplyEvent => ({
  type: "done",
  message_id: messageId,
  writer: { model, ...sent },
});

/** The guide's reply: word by word, then done. */
async function* speakAsGuide(
  { timings }: SpeakSettings,
  speech: Pick<SpeakRequest, "messageId" | "signal" | "guideWords">,
  sent: SentText,
  writer = guideModelName,
): AsyncGenerator<SpokenEvent> {
  const used = new Set(sent.memory_ids);
  let said: readonly string[] = [];
  const write = async (): Promise<string> => {
    const { text, memoryIds, marks = [] } = await speech.guideWords();
    for (const id of memoryIds) used.add(id);
    said = marks;
    return text;
  };
  const reply = streamReply({
    model: createGuideModel({ write, wordDelayMs: timings.guideWordDelayMs }),
    prompt: [],
    kind: "reply",
    signal: speech.signal,
    timings,
    maxChars: limits.reply.maxChars,
  });
  for await (const text of reply.pieces) yield { type: "token", text };
  const outcome = reply.outcome();
  if (outcome.kind === "failed") yield failed();
  else if (outcome.kind !== "aborted") {
    yield { type: "said", marks: said };
    yield done(speech.messageId, writer, { ...sent, memory_ids: [...used] });
  }
}

/** The model's reply, screened. Returns how it ended and whether the person saw any of it. */
async function* speakAsModel(
  { timings }: SpeakSettings,
  model: ConfiguredModel,
  composed: ComposedPrompt,
  speech: SpeakRequest,
): AsyncGenerator<SpokenEvent, { outcome: StreamEnd; said: boolean }> {
  const screen = createReplyScreen(speech.allowedNumbers(), speech.told);
  let ahead = 0;
  const reply = streamReply({
    model: model.languageModel,
    prompt: composed.prompt,
    kind: "reply",
    signal: speech.signal,
    timings,
    maxChars: limits.reply.maxChars,
    onWaiting: (count) => {
      ahead = count;
    },
  });
  let hasToldWaiting = false;
  let saidChars = 0;
  let whole = "";
  // A replacement may be longer than what it replaces, so the length is kept here once more.
  const within = (text: string): string => text.slice(0, limits.reply.maxChars - saidChars);
  for await (const piece of reply.pieces) {
    // Told once: a number that counts down in the thread would be noise.
    if (ahead > 0 && !hasToldWaiting) {
      hasToldWaiting = true;
      yield { type: "disclosure", kind: "waiting", text: waitingDisclosure(ahead) };
    }
    const text = within(screen.push(piece));
    if (text === "") continue;
    saidChars += text.length;
    whole += text;
    yield { type: "token", text };
  }
  const outcome = reply.outcome();
  if (outcome.kind === "aborted") return { outcome, said: saidChars > 0 };
  // Held words of a model that failed before any were heard are dropped: the guide answers then.
  const rest = outcome.kind === "failed" && saidChars === 0 ? "" : within(screen.end());
  if (rest !== "") yield { type: "token", text: rest };
  if (outcome.kind !== "failed") {
    const tail = speech.tail?.(whole + rest);
    if (tail) yield { type: "token", text: `\n\n${tail.text}` };
    const asked = [...(composed.marks ?? []), ...askedByModel(whole + rest)];
    yield { type: "said", marks: [...asked, ...(tail?.marks ?? [])] };
  }
  return { outcome, said: saidChars > 0 };
}

/**
 * Says a reply: by the model when one is configured, else by the guide, which also takes over,
 * and says so, when the model fails before its first word.
 */
export async function* speak(
  settings: SpeakSettings,
  speech: SpeakRequest,
): AsyncGenerator<SpokenEvent> {
  const { model } = settings;
  if (!model) {
    yield* speakAsGuide(settings, speech, nothingSent);
    return;
  }
  const composed = speech.compose();
  const sent = sentTo(model, composed);
  const { outcome, said } = yield* speakAsModel(settings, model, composed, speech);
  if (outcome.kind === "aborted") return;
  if (outcome.kind !== "failed") {
    yield done(speech.messageId, model.name, sent);
    return;
  }
  settings.onModelFailure({ model: model.name, kind: outcome.failure });
  if (said) {
    yield failed();
    return;
  }
  yield { type: "disclosure", kind: "guide_took_over", text: guideTookOver(outcome.failure) };
  yield* speakAsGuide(settings, speech, outcome.failure === "unreachable" ? nothingSent : sent);
}

const addedTo = (sent: SentText | undefined, more: SentText): SentText => ({
  ...more,
  host: more.host ?? sent?.host ?? null,
  sent_chars: more.sent_chars + (sent?.sent_chars ?? 0),
});

/** How much longer a whole reply may take than a sentence that shows somebody was heard. */
const answerPatience = 2;

/** A model's reply to somebody in danger, or, where it is late, broken or unfit, words of our own. */
async function* speakAnswer(
  settings: SpeakSettings,
  model: ConfiguredModel,
  speech: LedSpeech & { answer: AnswerInDanger },
): AsyncGenerator<SpokenEvent> {
  const { timings } = settings;
  const { answer } = speech;
  const composed = answer.compose();
  // Nobody waits for the number.
  const lead = answer.owed.lead ?? nothingSaid;
  if (lead.text !== "") yield { type: "token", text: `${lead.text}\n\n` };
  const { text, failure } = await answerWithModel({
    ...speech,
    model,
    composed,
    timings,
    withinMs: answerPatience * timings.listenTimeoutMs,
    allowedNumbers: answer.allowedNumbers(),
  });
  if (speech.signal.aborted) return;
  if (failure) settings.onModelFailure({ model: model.name, kind: failure });
  const now = failure === "unreachable" ? nothingSent : sentTo(model, composed);
  const wholeOf = (reply: string): MarkedWords => {
    const { said, asks } = saidAfter(answer.owed, reply);
    return {
      text: joinWords([asks ? withoutLastQuestion(reply) : reply, said], "\n\n").text,
      marks: [...(composed.marks ?? []), ...askedByModel(reply), ...lead.marks, ...said.marks],
    };
  };
  const ownWords = (): MarkedWords => {
    const own = joinWords([speech.heard, speech.step], "\n\n");
    return { ...own, text: own.text.replace(lead.text, "").trimStart() };
  };
  const said = text === null ? ownWords() : wholeOf(text);
  yield* speakAsGuide(
    settings,
    { ...speech, guideWords: async () => ({ ...said, memoryIds: [] }) },
    addedTo(speech.sent, now),
    text === null ? guideModelName : model.name,
  );
}

/**
 * Says words of our own, for a moment in which few models may be trusted with them. What a model may write
 * (a reply, or only that somebody was heard) is read whole and checked before it takes their place.
 */
export async function* speakLed(
  settings: SpeakSettings,
  speech: LedSpeech,
): AsyncGenerator<SpokenEvent> {
  const words =
    (heard: MarkedWords, step = speech.step) =>
    async () => ({ ...joinWords([heard, step], "\n\n"), memoryIds: [] });
  const { model, timings } = settings;
  const { answer } = speech;
  if (model && answer) {
    yield* speakAnswer(settings, model, { ...speech, answer });
    return;
  }
  if (!model || !speech.compose) {
    const guideWords = words(speech.heard);
    yield* speakAsGuide(settings, { ...speech, guideWords }, speech.sent ?? nothingSent);
    return;
  }
  const composed = speech.compose();
  const { text, chosen, failure } = await listenWithModel({
    model,
    composed,
    told: speech.told,
    signal: speech.signal,
    timings,
    withinMs: timings.listenTimeoutMs,
  });
  if (speech.signal.aborted) return;
  if (failure) settings.onModelFailure({ model: model.name, kind: failure });
  const sent: SentText =
    failure === "unreachable" ? nothingSent : { ...sentTo(model, composed), memory_ids: [] };
  // What a model wrote in its place leaves our own words unsaid.
  const step = chosen === null ? undefined : [speech.step, ...(speech.others ?? [])][chosen];
  const guideWords = words(text === null ? speech.heard : { text, marks: [] }, step);
  yield* speakAsGuide(
    settings,
    { ...speech, guideWords },
    sent,
    text === null ? guideModelName : model.name,
  );
}
