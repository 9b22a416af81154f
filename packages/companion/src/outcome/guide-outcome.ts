import type { HistoryItem, SessionOutcome } from "@app/contract/calls/session-shapes";
import { limits } from "@app/contract/limits";
import type { TalkCard } from "@app/contract/talk-card";
import { cardOf, withInsight } from "@app/guide/end/card";
import { type CardOutcome, leaveFrom, planIn } from "@app/guide/end/leave";
import { planKeys } from "@app/guide/paths";
import type { Talk } from "@app/guide/talk";
import { cutText } from "@app/reading/text";
import { extractMemories } from "../memory/extract-memories.ts";
import type { Memory } from "../memory/memory.ts";
import type { CompanionState } from "../state.ts";
import { cutAt } from "../turn/cut-at.ts";
import { dangerActions, dangerSummary, dangerTitle, dangerTold } from "./danger-words.ts";
import { isSameTask, ownPlanIn } from "./own-plan.ts";

export type UnsignedOutcome = Omit<SessionOutcome, "writer">;

/** What is known of a session at its end; without what was kept for the safety the messages are read again. */
type Ending = {
  sessionId: string;
  history: readonly HistoryItem[];
  talk: Talk;
  risk?: CompanionState["risk"] | undefined;
};

const within = (text: string, maxChars: number): string =>
  text.length <= maxChars ? text : text.slice(0, cutAt(text, 0, maxChars) ?? maxChars).trimEnd();

/** What a plan in their own words stands in place of. */
const replaced: ReadonlySet<string> = new Set([planKeys.step, planKeys.when, planKeys.obstacle]);

/** What was answered, less what stands under the next step. */
const without = (steps: readonly string[], text: string): string =>
  cutText(text)
    .sentences.filter(
      (one) => !steps.some((step) => one.text.toLowerCase().includes(step.toLowerCase())),
    )
    .map((one) => one.text)
    .join(" ");

/** The page with the plan as the person put it at the end: what was said with its days comes before what was read out of single words. */
const plannedCard = ({ history, talk }: Ending): TalkCard => {
  const card = cardOf(talk);
  const own = ownPlanIn(history).flatMap(planIn);
  if (own.length === 0) return card;
  const read = planIn(card.fields.find(({ id }) => id === planKeys.step)?.text);
  const others = read.filter((step) => !own.some((one) => isSameTask(one, step)));
  const steps = planIn([...own, ...others].join("; "));
  const field = { id: planKeys.step, label: "The next step", text: steps.join("; ") };
  const told = card.fields
    .filter(({ id }) => !replaced.has(id))
    .map((kept) => (kept.id === planKeys.own ? { ...kept, text: without(steps, kept.text) } : kept))
    .filter(({ text }) => text !== "");
  return { ...card, fields: [...told, field] };
};

/** What a session leaves, made of its page; after a danger the people to reach, and nothing else. */
const leavingOf = (o: Ending, card: TalkCard, isChanged: boolean): CardOutcome => {
  const danger = isChanged ? null : dangerTold(o.history, o.risk);
  if (!danger) return leaveFrom(o.talk, card, o.sessionId);
  return {
    title: dangerTitle,
    summary: dangerSummary(o.talk.people.map(({ label }) => label)),
    actions: [...dangerActions[danger]],
  };
};

/** The actions a talk leaves at this moment. */
export const actionsOf = (o: Ending): string[] => leavingOf(o, plannedCard(o), false).actions;

/** The name of a session that ends. */
export const sessionTitleOf = (o: Ending): string => leavingOf(o, plannedCard(o), false).title;

/** What is known of a session once it is over. */
export type LeftSession = Ending & {
  /** The card as the person changed it: then title, summary and actions are made of it, whoever wrote them before. */
  card?: TalkCard | undefined;
  /** False where memory is off or the person is anonymous. */
  remember: boolean;
  known: readonly Memory[];
};

/** What a session leaves, made of its card, without any model. */
export const guideOutcome = (o: LeftSession): UnsignedOutcome => {
  const card = o.card ? withInsight(o.talk, o.card) : plannedCard(o);
  const { title, summary, actions } = leavingOf(o, card, o.card !== undefined);
  const isDark = !o.card && dangerTold(o.history, o.risk) !== null;
  return {
    title: within(title, limits.session.titleMaxChars),
    summary: within(summary, limits.summary.maxChars),
    actions: actions
      .map((action) => within(action, limits.action.maxChars))
      .slice(0, limits.action.perSessionMax),
    memories: o.remember ? extractMemories(o) : [],
    // After a danger the small talk around it is no page to keep.
    card: isDark ? null : card,
  };
};
