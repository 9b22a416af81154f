import type { HistoryItem, SessionOutcome } from "@app/contract/calls/session-shapes";
import { limits } from "@app/contract/limits";
import { hasBegun } from "@app/safety/course/has-begun";
import { heldCrisis } from "@app/safety/screen-message";
import type { Hearing, OnSpent } from "./hearing/jobs.ts";
import { readItems } from "./hearing/read-items.ts";
import { type ConfiguredModel, charsLeaving } from "./models/configured-model.ts";
import { guideModelName } from "./models/guide-model.ts";
import type { ModelFailureKind } from "./models/model-failure.ts";
import { composeOutcome } from "./outcome/compose-outcome.ts";
import type { LeftSession, UnsignedOutcome } from "./outcome/guide-outcome.ts";
import { outcomeSchema } from "./outcome/parse-outcome.ts";
import type { CompanionState } from "./state.ts";
import type { ReplyTimings } from "./turn/reply-clock.ts";
import { streamReply } from "./turn/stream-reply.ts";

export type EndedSession = LeftSession & {
  /** Hears what it cost to read. */
  onSpent?: OnSpent;
  /** What was kept for the safety; without it the messages are read again. */
  risk?: CompanionState["risk"] | undefined;
  signal: AbortSignal;
};

type OutcomeSettings = {
  model: ConfiguredModel | null;
  timings: ReplyTimings;
  contextChars: number;
  onModelFailure: (failure: { model: string; kind: ModelFailureKind }) => void;
  hearing: Hearing;
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

type Try = { left: UnsignedOutcome } | { failure: ModelFailureKind; problem: string };

/** Without what could not travel to another thread. */
const leftOf = ({ signal: _, onSpent: __, ...left }: EndedSession): LeftSession => left;

const ask = async (
  settings: OutcomeSettings,
  model: ConfiguredModel,
  o: EndedSession,
  prompt: ReturnType<typeof composeOutcome>["prompt"],
): Promise<Try> => {
  const reply = streamReply({
    model: model.languageModel,
    prompt,
    kind: "ending",
    signal: o.signal,
    timings: settings.timings,
    maxChars: limits.reply.maxChars,
    json: { name: "outcome", schema: outcomeSchema(o.remember) },
  });
  let text = "";
  for await (const piece of reply.pieces) text += piece;
  o.signal.throwIfAborted();
  const outcome = reply.outcome();
  if (outcome.kind === "failed") return { failure: outcome.failure, problem: outcome.failure };
  const left = await settings.hearing.do(
    "leaveByModel",
    { ended: leftOf(o), reply: text },
    o.onSpent,
  );
  return "problem" in left ? { failure: "unusable", ...left } : { left };
};

const hasSpoken = (history: readonly HistoryItem[]): boolean =>
  history.some(({ role, content }) => role === "user" && content.trim() !== "");

/** What an ended session leaves: by the model, with one retry, else by the guide. */
export const createOutcomeWriter =
  (settings: OutcomeSettings) =>
  async (o: EndedSession): Promise<SessionOutcome> => {
    o.signal.throwIfAborted();
    const { model, hearing } = settings;
    const sent = { host: null as string | null, sent_chars: 0, memory_ids: [] };
    const items =
      model && !o.card ? await readItems(hearing, o.history, o.risk ?? [], o.onSpent) : [];
    if (model && !o.card && hasSpoken(o.history)) {
      const isDark = heldCrisis(items);
      // Nothing of a dark hour is to be brought up again by itself.
      const ended = { ...o, remember: o.remember && !isDark };
      let failure: ModelFailureKind = "unusable";
      let problem: string | null = null;
      for (let attempt = 0; attempt < attempts && worthAnotherTry.has(failure); attempt += 1) {
        const composed = composeOutcome({
          ...ended,
          isDeep: ended.talk.isDeep,
          hasMetRisk: isDark || hasBegun(items),
          problem,
          contextChars: settings.contextChars,
        });
        const tried = await ask(settings, model, ended, composed.prompt);
        if (!("failure" in tried) || tried.failure !== "unreachable") {
          sent.host = model.host;
          sent.sent_chars += charsLeaving(model, composed.chars);
        }
        if ("left" in tried) return { ...tried.left, writer: { model: model.name, ...sent } };
        ({ failure, problem } = tried);
      }
      settings.onModelFailure({ model: model.name, kind: failure });
    }
    return {
      ...(await hearing.do("leave", leftOf(o), o.onSpent)),
      writer: { model: guideModelName, ...sent },
    };
  };
