import type { HistoryItem } from "@app/contract/calls/sessions";
import type { RiskCategory } from "@app/contract/reply-events";
import { screenHistory } from "../safety/screen-message.ts";
import { placeIn } from "./exercises/run-exercise.ts";
import { turnRound } from "./reflect/turn-round.ts";
import type { Situation } from "./say/situation.ts";
import { personIn, slotsFor } from "./state.ts";
import { feelingNouns } from "./understanding/feeling-words.ts";
import type { Theme } from "./understanding/theme.ts";
import { type Understanding, understand } from "./understanding/understand.ts";
import type { Slots } from "./voice.ts";

export type Topic = { situation: Situation; slots: Slots; weight: number; first: number };

/** A whole session as its ending needs it. */
export type Reading = {
  messages: readonly Understanding[];
  replies: readonly string[];
  told: readonly Understanding[];
  /** Heaviest first. */
  topics: readonly Topic[];
  theme: Theme | null;
  feelings: readonly string[];
  /** What the person said they would do, turned round. */
  promises: readonly string[];
  exerciseIds: readonly string[];
  isRisk: boolean;
  /** What kind of risk was spoken of, if any. */
  riskCategory: RiskCategory | null;
};

const topicsIn = (messages: readonly Understanding[]): Topic[] => {
  const found = new Map<string, Topic>();
  messages.forEach((message, index) => {
    message.situations.forEach((match, place) => {
      const { situation } = match;
      const known = found.get(situation.id);
      const weight = (place === 0 ? 1 : 0.35) + (index === 0 && place === 0 ? 0.8 : 0);
      const slots = slotsFor(match, message, personIn(messages.slice(0, index)));
      found.set(situation.id, {
        situation,
        slots: known?.slots["who"] ? known.slots : slots,
        weight: (known?.weight ?? 0) + weight,
        first: known?.first ?? index,
      });
    });
  });
  return [...found.values()].sort((a, b) => b.weight - a.weight || a.first - b.first);
};

const promisesIn = (messages: readonly Understanding[]): string[] =>
  messages.flatMap((message) =>
    message.clauses.flatMap((clause) => {
      if (
        clause.isQuestion ||
        !/^(?:maybe )?(?:i'll|i will|i shall|i'm going to|i am going to|i've decided to|tomorrow i'll|i want to try)\b/i.test(
          clause.text,
        ) ||
        /\b(?:never|always|be fine|be okay|be alone|fail|lose|see|think about)\b/i.test(clause.text)
      )
        return [];
      const turned = turnRound(clause.text.replace(/^maybe /i, ""));
      return turned ? [turned] : [];
    }),
  );

const mostCommon = <T>(items: readonly T[]): T[] => {
  const counts = new Map<T, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([item]) => item);
};

export const readSession = (history: readonly HistoryItem[]): Reading => {
  const all = history.flatMap((item, index) => {
    if (item.role !== "user") return [];
    const place = placeIn(history[index - 1]?.content ?? "");
    return [{ message: understand(item.content), isExercise: place !== null }];
  });
  const messages = all.filter(({ isExercise }) => !isExercise).map(({ message }) => message);
  const replies = history.filter((item) => item.role === "assistant").map((item) => item.content);
  const told = messages.filter((message) => message.isSubstantive);
  const screening = screenHistory(history);
  const isRisk = screening.level === "crisis" || all.some(({ message }) => message.isRisk);
  return {
    messages,
    replies,
    told,
    topics: topicsIn(messages),
    theme: mostCommon(told.flatMap((message) => message.strongThemes.slice(0, 1)))[0] ?? null,
    feelings: mostCommon(
      messages.flatMap((message) =>
        message.feelings.map((feeling) => feelingNouns[feeling.family]),
      ),
    ),
    promises: promisesIn(messages),
    exerciseIds: [...new Set(replies.flatMap((reply) => placeIn(reply)?.exercise.id ?? []))],
    isRisk,
    riskCategory: isRisk ? (screening.category ?? "suicide") : null,
  };
};
