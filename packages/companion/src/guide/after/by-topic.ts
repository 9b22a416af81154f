import { topicActions } from "../say/topic-actions/all.ts";
import type { TopicActions } from "../say/topic-actions/topic-actions.ts";
import type { Understanding } from "../understanding/understand.ts";
import { narrow } from "../words/narrow.ts";
import { isAboutTalk } from "./background.ts";
import { leadsToTalk } from "./opening-core.ts";

/** What somebody came with is told in the first messages. */
const openingMessages = 2;
const ofOpening = 2;
/** A matter of the opening, or one that is come back to. */
const leastWeight = 2;

type Said = Pick<Understanding, "clauses"> & { lower: string };

/** Words about the talk itself name no matter. */
const isOfTalk = (named: string, { clauses }: Said): boolean =>
  clauses.some(
    ({ text, sentence }) =>
      narrow(text.toLowerCase()).includes(named) &&
      (isAboutTalk(text) || leadsToTalk({ clauses }, sentence)),
  );

const weightOf = ({ when, not }: TopicActions, told: readonly Said[]): number =>
  told.reduce((sum, said, index) => {
    const named = when.exec(said.lower)?.[0];
    if (named === undefined || not?.test(said.lower) || isOfTalk(named, said)) return sum;
    return sum + (index < openingMessages ? ofOpening : 1);
  }, 0);

const mostTopics = 2;

/** What can be done about the matters of a talk: two things of the first, one of the second. */
export const actionsByTopic = (messages: readonly Understanding[]): string[] => {
  const told = messages.map(({ lower, clauses }) => ({ lower: narrow(lower), clauses }));
  return topicActions
    .map((topic) => ({ topic, weight: weightOf(topic, told) }))
    .filter(({ weight }) => weight >= leastWeight)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, mostTopics)
    .flatMap(({ topic }, place) => topic.actions.slice(0, place === 0 ? 2 : 1));
};
