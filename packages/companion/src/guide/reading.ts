import type { HistoryItem } from "@app/contract/calls/sessions";
import type { RiskCategory } from "@app/contract/reply-events";
import { screenHistory } from "../safety/screen-message.ts";
import { type Ended, endedIn, isOver } from "./ended.ts";
import { placeIn } from "./exercises/run-exercise.ts";
import type { Situation } from "./say/situation.ts";
import { personIn, slotsFor } from "./state.ts";
import { type Step, stepsOf } from "./steps.ts";
import { feelingNouns } from "./understanding/feeling-words.ts";
import type { Theme } from "./understanding/theme.ts";
import { type Understanding, understand } from "./understanding/understand.ts";
import { fill, type Slots } from "./voice.ts";

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
  /** What the person said they would or could do. */
  steps: readonly Step[];
  /** The people spoken of, most often first: "your mum". */
  people: readonly string[];
  exerciseIds: readonly string[];
  ended: Ended;
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
      const isPassing = message.wordCount < 7 && index > 1;
      const weight =
        (place === 0 ? (isPassing ? 0.5 : 1) : 0.35) + (index <= 1 && place === 0 ? 0.8 : 0);
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

export const readSession = (history: readonly HistoryItem[]): Reading => {
  const all = history.flatMap((item, index) => {
    if (item.role !== "user") return [];
    const place = placeIn(history[index - 1]?.content ?? "");
    const replies = history
      .slice(0, index)
      .flatMap((other) => (other.role === "assistant" ? [other.content] : []));
    return [{ message: understand(item.content), isExercise: place !== null, replies }];
  });
  const messages = all.filter(({ isExercise }) => !isExercise).map(({ message }) => message);
  const replies = history.filter((item) => item.role === "assistant").map((item) => item.content);
  const told = messages.filter((message) => message.isSubstantive);
  const screening = screenHistory(history);
  const isRisk = screening.level === "crisis" || all.some(({ message }) => message.isRisk);
  const ended = endedIn(messages);
  return {
    messages,
    replies,
    told,
    topics: topicsIn(messages).filter((topic) => !isOver(topic.situation, topic.slots, ended)),
    ended,
    theme:
      mostCommon(told.flatMap((message) => message.strongThemes.slice(0, 1)))[0] ??
      repeated(messages.flatMap((message) => message.themes.slice(0, 1))) ??
      null,
    feelings: mostCommon(
      messages.flatMap((message) =>
        message.feelings.map((feeling) => feelingNouns[feeling.family]),
      ),
    ),
    steps: stepsOf(all.filter(({ isExercise }) => !isExercise)),
    people: mostCommon(messages.flatMap((message) => message.people.map(({ label }) => label))),
    exerciseIds: [...new Set(replies.flatMap((reply) => placeIn(reply)?.exercise.id ?? []))],
    isRisk,
    riskCategory: isRisk ? (screening.category ?? "suicide") : null,
  };
};

/** What a session was about, ready to be named. */
export type MainTopic = { about: string; title: string; theme: Theme; isGlad: boolean };

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A second topic has to weigh nearly as much as the first, and to be another subject. */
const secondShare = 0.6;

/** The one or two things a session was about. */
export const mainTopics = (reading: Reading): MainTopic[] => {
  const [first] = reading.topics;
  if (!first) return [];
  const second = reading.topics.find(
    (topic) =>
      topic !== first &&
      topic.weight >= 1 &&
      topic.weight >= first.weight * secondShare &&
      topic.situation.theme !== first.situation.theme &&
      (topic.situation.tone === "glad") === (first.situation.tone === "glad") &&
      (topic.situation.priority ?? 0) > -2,
  );
  return (second ? [first, second] : [first]).flatMap(({ situation, slots }) => {
    const about = fill(situation.about, slots);
    if (!about) return [];
    const isNamed = situation.about.includes("{who") && Boolean(slots["who"]);
    return [
      {
        about: lowerFirst(about),
        title: isNamed ? about : situation.title,
        theme: situation.theme,
        isGlad: situation.tone === "glad",
      },
    ];
  });
};
