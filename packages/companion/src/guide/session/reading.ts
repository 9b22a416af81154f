import type { HistoryItem } from "@app/contract/calls/session-shapes";
import type { RiskCategory } from "@app/contract/reply-events";
import { riskIn } from "@app/safety/message-risk";
import { screenHistory, wasAffirmed } from "@app/safety/screen-message";
import { riskItems } from "../../risk-items.ts";
import type { CompanionState } from "../../state.ts";
import { exercisePlaceIn } from "../exercises/run-exercise.ts";
import { feelingNouns } from "../understanding/feeling-nouns.ts";
import type { TalkTheme } from "../understanding/theme.ts";
import { type Understanding, understand } from "../understanding/understand.ts";
import { type EndedThings, endedIn } from "./ended.ts";
import { type IntendedStep, intendedStepsOf } from "./steps.ts";
import { type Topic, topicsTold } from "./topics.ts";

/** A whole session as its ending needs it. */
export type SessionReading = {
  messages: readonly Understanding[];
  replies: readonly string[];
  told: readonly Understanding[];
  /** Heaviest first. */
  topics: readonly Topic[];
  theme: TalkTheme | null;
  feelings: readonly string[];
  /** What the person said they would or could do. */
  steps: readonly IntendedStep[];
  /** The people spoken of, most often first: "your mum". */
  people: readonly string[];
  exerciseIds: readonly string[];
  ended: EndedThings;
  isRisk: boolean;
  /** What kind of risk was spoken of, if any. */
  riskCategory: RiskCategory | null;
};

const mostCommon = <T>(items: readonly T[]): T[] => {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([item]) => item);
};

/** One stray word is no theme; the same one twice may be. */
const repeated = <T>(items: readonly T[]): T | null => {
  const [first] = mostCommon(items);
  return first !== undefined && items.filter((item) => item === first).length >= 2 ? first : null;
};

/** `risk`: what was kept of it for the safety; without it the messages are read again. */
export const readSession = (
  history: readonly HistoryItem[],
  risk: CompanionState["risk"] = [],
): SessionReading => {
  const items = riskItems(history, risk);
  const outOfSight = items.length - history.length;
  const all = history.flatMap((item, index) => {
    if (item.role !== "user") return [];
    const place = exercisePlaceIn(history[index - 1]?.content ?? "");
    const replies = history
      .slice(0, index)
      .flatMap((other) => (other.role === "assistant" ? [other.content] : []));
    const message = understand(item.content);
    const at = items[outOfSight + index];
    const isDanger = at?.role === "user" && riskIn(at).found !== undefined;
    return [{ message, isExercise: place !== null, isDanger, replies }];
  });
  const messages = all.filter(({ isExercise }) => !isExercise).map(({ message }) => message);
  const replies = history.filter((item) => item.role === "assistant").map((item) => item.content);
  const told = messages.filter((message) => message.isSubstantive);
  const screening = screenHistory(items);
  const isRisk =
    screening.level === "crisis" || wasAffirmed(items) || all.some(({ message }) => message.isRisk);
  const ended = endedIn(messages);
  return {
    messages,
    replies,
    told,
    topics: topicsTold(messages),
    ended,
    theme:
      // what somebody came with counts twice
      repeated(
        [...told.slice(0, 2), ...told].flatMap((message) => message.strongThemes.slice(0, 1)),
      ) ??
      repeated(messages.flatMap((message) => message.themes.slice(0, 1))) ??
      null,
    feelings: mostCommon(
      messages.flatMap((message) =>
        message.feelings.map((feeling) => feelingNouns[feeling.family]),
      ),
    ),
    // "do it in the car" says nothing to somebody who reads it next week
    // and what somebody in danger means to do is no plan to wish them well with
    steps: intendedStepsOf(
      all.filter(({ isExercise, isDanger }) => !isExercise && !(isRisk && isDanger)),
    ).filter(
      ({ what }) =>
        // "knock" alone does not say where
        what.includes(" ") &&
        !/^(?:do (?:it|that)\b|(?:try|go|start) (?:again|there|then)$|\w+ (?:it|that)$)/.test(what),
    ),
    people: mostCommon(messages.flatMap((message) => message.people.map(({ label }) => label))),
    exerciseIds: [
      ...new Set(replies.flatMap((reply) => exercisePlaceIn(reply)?.exercise.id ?? [])),
    ],
    isRisk,
    riskCategory: isRisk ? (screening.category ?? "suicide") : null,
  };
};
