import { topicActions } from "../say/topic-actions/all.ts";
import type { TopicActions } from "../say/topic-actions/topic-actions.ts";
import { narrow } from "../words/narrow.ts";

/** What somebody came with is told in the first messages. */
const openingMessages = 2;
const ofOpening = 2;
/** A matter of the opening, or one that is come back to. */
const leastWeight = 2;

const weightOf = ({ when, not }: TopicActions, told: readonly string[]): number =>
  told.reduce(
    (sum, lower, index) =>
      when.test(lower) && !not?.test(lower) ? sum + (index < openingMessages ? ofOpening : 1) : sum,
    0,
  );

const mostTopics = 2;

/** What can be done about the matters of a talk: two things of the first, one of the second. */
export const actionsByTopic = (messages: readonly { lower: string }[]): string[] => {
  const told = messages.map(({ lower }) => narrow(lower));
  return topicActions
    .map((topic) => ({ topic, weight: weightOf(topic, told) }))
    .filter(({ weight }) => weight >= leastWeight)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostTopics)
    .flatMap(({ topic }, place) => topic.actions.slice(0, place === 0 ? 2 : 1));
};
