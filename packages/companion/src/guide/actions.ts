import type { HistoryItem } from "@app/contract/calls/sessions";
import { adviceLibrary } from "./advice/library.ts";
import { isOutOfReach } from "./ended.ts";
import { exercises } from "./exercises/library.ts";
import { shuffled } from "./pick.ts";
import { type Reading, readSession } from "./reading.ts";
import { retold } from "./retell.ts";
import { generalActions, riskActions } from "./say/general-actions.ts";
import { namesTime, type Step, stepInWords } from "./steps.ts";
import { isMain, type Topic } from "./topics.ts";
import { fill, upperFirst } from "./voice.ts";

const minActions = 3;
const maxActions = 5;

/** What the person named themselves comes first, as an action: "Call Mia at the weekend." */
const actionOf = (step: Step): string => {
  const text = upperFirst(stepInWords(step));
  if (!step.when && !namesTime(step.what)) return `${text}. Choose a day for it now.`;
  return step.isTaken ? `${text}.` : `${text}. It was your own idea.`;
};

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);

/** The same task in other words. */
const isLike = (a: string, b: string): boolean => {
  const [x, y] = [wordsOf(a), wordsOf(b)];
  const shared = [...x].filter((word) => y.has(word)).length;
  return shared / Math.max(1, Math.min(x.size, y.size)) >= 0.6;
};

/** Where nothing is known to help with a matter, it helps not to be alone with it. */
const ownAction = ({ messages, ended }: Reading): string | null => {
  const [said] = retold(messages, 3)
    .toSorted((a, b) => b.score - a.score)
    .filter(
      ({ text }) =>
        !(ended.love && /\b(?:boyfriend|girlfriend|partner|husband|wife)\b/.test(text)) &&
        /^(?:you|your)\b/.test(text) &&
        !/,|\b(?:he|she|they|him|his|her|them|their|it|this|that)\b/.test(text) &&
        text.split(" ").length <= ownActionWords,
    );
  return said ? `Tell somebody you trust what you told me: that ${said.text}.` : null;
};
const ownActionWords = 14;

/** Three to five things to do after this session and no other. */
export const guideActions = (history: readonly HistoryItem[], seed: string): string[] => {
  const reading = readSession(history);
  const list: string[] = [];
  const add = (text: string | null | undefined) => {
    if (text && list.length < maxActions && !list.some((other) => isLike(other, text)))
      list.push(text);
  };
  if (reading.riskCategory) for (const action of riskActions[reading.riskCategory]) add(action);
  for (const step of reading.steps.slice(-2).reverse()) add(actionOf(step));
  if (reading.riskCategory) return list;
  const fitting = (topic: Topic): string[] =>
    shuffled(`${seed}/${topic.situation.id}`, topic.situation.actions).flatMap((action) => {
      const text = fill(action, topic.slots);
      return text && !isOutOfReach(text, topic.situation, reading.ended) ? [text] : [];
    });
  // feeling a bit better at the end of a quarrel is no news to celebrate
  const [heaviest, ...others] = reading.topics
    .filter((topic) => topic.situation.tone !== "glad" || isMain(topic))
    .toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)));
  const own = heaviest ? fitting(heaviest) : [];
  add(own[0]);
  if (!heaviest || isMain(heaviest)) add(own[1]);
  else add(ownAction(reading));
  // what came up only in passing gives no task of its own
  for (const topic of others.slice(0, 2)) if (topic.weight >= 1) add(fitting(topic)[0]);
  const exercise = exercises.find((other) => reading.exerciseIds.includes(other.id));
  if (exercise)
    add(upperFirst(`try once more by yourself what you tried here: ${exercise.invite}.`));
  // What weighed most decides: somebody who lost a wife needs no advice for couples.
  const named = heaviest?.situation.theme ?? reading.theme;
  const theme = reading.ended.love && named === "partner" ? "breakup" : named;
  if (list.length < minActions && theme && reading.told.length >= 2) {
    const said = reading.messages.map(({ lower }) => lower).join(" ");
    const suggestion = shuffled(seed, adviceLibrary[theme]).find(
      (other) => other.fits?.test(said) ?? true,
    );
    if (suggestion) add(`Try ${suggestion.label}. ${suggestion.how}`);
  }
  if (list.length < minActions) add(ownAction(reading));
  for (const action of shuffled(seed, generalActions)) if (list.length < minActions) add(action);
  return list;
};
