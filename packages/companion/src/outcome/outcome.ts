import type { HistoryItem, SessionOutcome } from "@app/contract/calls/sessions";
import { limits } from "@app/contract/limits";
import type { TalkCard } from "@app/contract/talk-card";
import type { Talk } from "@app/guide/talk";
import { heldCrisis } from "@app/safety/screen-message";
import type { Memory } from "../memory/memory.ts";
import { type ConfiguredModel, charsLeaving } from "../models/configured-model.ts";
import { guideModelName } from "../models/guide-model.ts";
import type { ModelFailureKind } from "../models/model-failure.ts";
import { riskItems } from "../risk-items.ts";
import type { CompanionState } from "../state.ts";
import type { ReplyTimings } from "../turn/reply-clock.ts";
import { streamReply } from "../turn/stream-reply.ts";
import { areFit, keepMemories } from "./check-texts.ts";
import { composeOutcome } from "./compose-outcome.ts";
import { guideOutcome, type Left } from "./guide-outcome.ts";
import { outcomeSchema, parseOutcome } from "./parse-outcome.ts";

export type EndedSession = {
  sessionId: string;
  history: readonly HistoryItem[];
  /** False where memory is off or the person is anonymous. */
  remember: boolean;
  known: readonly Memory[];
  /** What the guide knows of the talk. */
  talk: Talk;
  /** What was kept for the safety; without it the messages are read again. */
  risk?: CompanionState["risk"] | undefined;
  /** The card as the person changed it: then title, summary and actions are made of it, whoever wrote them before. */
  card?: TalkCard | undefined;
  signal: AbortSignal;
};

export type OutcomeSettings = {
  model: ConfiguredModel | null;
  timings: ReplyTimings;
  contextChars: number;
  onModelFailure: (failure: { model: string; kind: ModelFailureKind }) => void;
};

const attempts = 2;

/** A model that is down, busy or slow will be so again; one that slipped may not. */
const worthAnotherTry: ReadonlySet<ModelFailureKind> = new Set([
  "unusable",
  "empty",
  "broken_json",
  "ended_early",
  "reported",
]);

type Try = { left: Left } | { failure: ModelFailureKind };

const usable = (o: EndedSession, reply: string): Left | null => {
  const parsed = parseOutcome(reply);
  if (!parsed) return null;
  if (!("title" in parsed))
    return areFit(parsed.actions, o.history) ? { ...guideOutcome(o), ...parsed } : null;
  const { title, summary, actions, memories } = parsed;
  if (!areFit([title, summary, ...actions], o.history)) return null;
  return {
    title,
    summary,
    actions,
    card: null,
    memories: o.remember ? keepMemories({ ...o, proposed: memories }) : [],
  };
};

const ask = async (
  settings: OutcomeSettings,
  model: ConfiguredModel,
  o: EndedSession,
  prompt: ReturnType<typeof composeOutcome>["prompt"],
): Promise<Try> => {
  const reply = streamReply({
    model: model.languageModel,
    prompt,
    signal: o.signal,
    timings: settings.timings,
    maxChars: limits.reply.maxChars,
    json: { name: "outcome", schema: outcomeSchema(o.remember) },
  });
  let text = "";
  for await (const piece of reply.pieces) text += piece;
  o.signal.throwIfAborted();
  const outcome = reply.outcome();
  if (outcome.kind === "failed") return { failure: outcome.failure };
  const left = usable(o, text);
  return left ? { left } : { failure: "unusable" };
};

const hasSpoken = (history: readonly HistoryItem[]): boolean =>
  history.some(({ role, content }) => role === "user" && content.trim() !== "");

/** What an ended session leaves: by the model, with one retry, else by the guide. */
export const createOutcome =
  (settings: OutcomeSettings) =>
  async (o: EndedSession): Promise<SessionOutcome> => {
    o.signal.throwIfAborted();
    const { model } = settings;
    const sent = { host: null as string | null, sent_chars: 0, memory_ids: [] };
    // Where somebody was in danger, what is left to them is chosen by people, not by a model.
    if (
      model &&
      !o.card &&
      hasSpoken(o.history) &&
      !heldCrisis(riskItems(o.history, o.risk ?? []))
    ) {
      let failure: ModelFailureKind = "unusable";
      for (let attempt = 0; attempt < attempts && worthAnotherTry.has(failure); attempt += 1) {
        const composed = composeOutcome({
          ...o,
          isRetry: attempt > 0,
          contextChars: settings.contextChars,
        });
        const tried = await ask(settings, model, o, composed.prompt);
        if (!("failure" in tried) || tried.failure !== "unreachable") {
          sent.host = model.host;
          sent.sent_chars += charsLeaving(model, composed.chars);
        }
        if ("left" in tried) return { ...tried.left, writer: { model: model.name, ...sent } };
        failure = tried.failure;
      }
      settings.onModelFailure({ model: model.name, kind: failure });
    }
    return { ...guideOutcome(o), writer: { model: guideModelName, ...sent } };
  };
