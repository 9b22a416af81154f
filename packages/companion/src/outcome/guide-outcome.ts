import type { HistoryItem, SessionOutcome } from "@app/contract/calls/session-shapes";
import { limits } from "@app/contract/limits";
import type { TalkCard } from "@app/contract/talk-card";
import { findCase } from "@app/guide/cases";
import { cardOf, withInsight } from "@app/guide/end/card";
import { type CardOutcome, deepFinds, leaveFrom, planIn } from "@app/guide/end/leave";
import { deepKey, planKeys } from "@app/guide/paths";
import { isLed, type Talk } from "@app/guide/talk";
import { guideActions, isLike } from "../guide/after/actions.ts";
import { ownPlanIn } from "../guide/after/own-plan.ts";
import { guideSummary } from "../guide/after/summaries.ts";
import { guideTitle } from "../guide/after/titles.ts";
import { readSession } from "../guide/session/reading.ts";
import { extractMemories } from "../memory/extract-memories.ts";
import type { Memory } from "../memory/memory.ts";
import type { CompanionState } from "../state.ts";
import { cutAt } from "../turn/cut-at.ts";

/** What was kept for the safety; without it the messages are read again. */
type Risk = CompanionState["risk"] | undefined;

export type UnsignedOutcome = Omit<SessionOutcome, "writer">;

const within = (text: string, maxChars: number): string =>
  text.length <= maxChars ? text : text.slice(0, cutAt(text, 0, maxChars) ?? maxChars).trimEnd();

/** The actions a talk leaves at this moment. */
export const actionsOf = (o: {
  sessionId: string;
  history: readonly HistoryItem[];
  talk: Talk;
  risk?: Risk;
}): string[] => leavingOf(o, cardOf(o.talk)).actions;

/** A talk that was led, or a card that was changed, is told by its card; any other by what was said in it. */
const leavingOf = (
  o: {
    sessionId: string;
    history: readonly HistoryItem[];
    talk: Talk;
    risk?: Risk;
    card?: TalkCard | undefined;
  },
  card: TalkCard,
): CardOutcome =>
  o.talk.isChosen || o.card
    ? leaveFrom(o.talk, card, o.sessionId)
    : isLed(o.talk) && !readSession(o.history, o.risk).isRisk
      ? { ...leaveFrom(o.talk, card, o.sessionId), title: sessionTitleOf(o) }
      : withPlan(planOf(o), {
          title: sessionTitleOf(o),
          summary: withDeepFinds(o, guideSummary(o.history, o.risk)),
          actions: guideActions(
            o.history,
            o.sessionId,
            o.risk,
            findCase(o.talk.case?.id)?.steps ?? [],
          ),
        });

/** After a danger the people to reach come first, and nothing else before them. */
const planOf = (o: { history: readonly HistoryItem[]; talk: Talk; risk?: Risk }): string[] =>
  readSession(o.history, o.risk).isRisk
    ? []
    : withOwnPlan(planIn(o.talk.slots[planKeys.step]?.words), o.history);

/** What somebody said at the end with its days comes before what was read out of single words. */
const withOwnPlan = (steps: readonly string[], history: readonly HistoryItem[]): string[] => {
  const own = ownPlanIn(history).flatMap(planIn);
  return [...own, ...steps.filter((step) => !own.some((one) => isLike(one, step)))];
};

/** What a deep dive found stands last, under what it answered, and not as a quotation before that too. */
const withDeepFinds = (
  o: { history: readonly HistoryItem[]; talk: Talk; risk?: Risk },
  summary: string,
): string => {
  const finds = readSession(o.history, o.risk).isRisk ? [] : deepFinds(o.talk);
  if (finds.length === 0) return summary;
  const quoted = Object.entries(o.talk.slots)
    .filter(([key]) => key.startsWith(deepKey))
    .flatMap(([, { words }]) => {
      const plain = words.replaceAll("'", "’").replace(/\.$/, "");
      return [` You said: “${plain}.”`, ` You also said: “${plain}.”`];
    });
  return [quoted.reduce((text, one) => text.replace(one, ""), summary), ...finds].join(" ");
};

/** What somebody went away to do comes first, where it is not on the list already. */
const withPlan = (
  plan: readonly string[],
  { title, summary, actions }: CardOutcome,
): CardOutcome => {
  const own = plan.filter((step) => !actions.some((action) => isLike(action, step)));
  return {
    title,
    summary: own.length === 0 ? summary : `${summary} You leave with this: ${own.join("; ")}.`,
    actions: [...own.map((step) => `${step}.`), ...actions],
  };
};

/** What its matter is called, where it is one that was written about and nothing graver was told. */
const caseTitle = (o: {
  history: readonly HistoryItem[];
  talk: Talk;
  risk?: Risk;
}): string | null => {
  const held = findCase(o.talk.case?.id);
  return held && !readSession(o.history, o.risk).isRisk ? held.title : null;
};

/** The name of a session that ends. */
export const sessionTitleOf = (o: {
  sessionId: string;
  history: readonly HistoryItem[];
  talk: Talk;
  risk?: Risk;
}): string =>
  o.talk.isChosen
    ? leaveFrom(o.talk, cardOf(o.talk), o.sessionId).title
    : (caseTitle(o) ?? guideTitle(o.history, o.risk));

/** What is known of a session once it is over. */
export type LeftSession = {
  sessionId: string;
  history: readonly HistoryItem[];
  /** What the guide knows of the talk. */
  talk: Talk;
  risk?: Risk;
  /** The card as the person changed it: then title, summary and actions are made of it, whoever wrote them before. */
  card?: TalkCard | undefined;
  /** False where memory is off or the person is anonymous. */
  remember: boolean;
  known: readonly Memory[];
};

/** The page with the plan as the person put it at the end, where it has one. */
const plannedCard = (o: LeftSession): TalkCard => {
  const card = cardOf(o.talk);
  if (readSession(o.history, o.risk).isRisk || ownPlanIn(o.history).length === 0) return card;
  const steps = planIn(card.fields.find(({ id }) => id === planKeys.step)?.text);
  const text = withOwnPlan(steps, o.history).join("; ");
  const field = { id: planKeys.step, label: "The next step", text };
  return {
    ...card,
    fields: [...card.fields.filter(({ id }) => id !== planKeys.step), field],
  };
};

/** What a session leaves, made of its card, without any model. */
export const guideOutcome = (o: LeftSession): UnsignedOutcome => {
  const card = o.card ? withInsight(o.talk, o.card) : plannedCard(o);
  const { title, summary, actions } = leavingOf(o, card);
  return {
    title: within(title, limits.session.titleMaxChars),
    summary: within(summary, limits.summary.maxChars),
    actions: actions
      .map((action) => within(action, limits.action.maxChars))
      .slice(0, limits.action.perSessionMax),
    memories: o.remember ? extractMemories(o) : [],
    // After a danger the small talk around it is no page to keep.
    card: o.card || o.talk.isChosen || !readSession(o.history, o.risk).isRisk ? card : null,
  };
};
