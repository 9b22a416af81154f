import type { HistoryItem } from "@app/contract/calls/sessions";
import { adviceLibrary } from "./advice/library.ts";
import { exercises } from "./exercises/library.ts";
import { shuffled } from "./pick.ts";
import { readSession } from "./reading.ts";
import { generalActions, riskActions } from "./say/general-actions.ts";
import { fill, upperFirst } from "./voice.ts";

const minActions = 3;
const maxActions = 5;

const timed =
  /\b(?:today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|evening|weekend|o’clock)\b/i;

/** Three to five things to do after this session and no other. */
export const guideActions = (history: readonly HistoryItem[], seed: string): string[] => {
  const reading = readSession(history);
  const list: string[] = [];
  const add = (text: string | null | undefined) => {
    if (text && !list.includes(text) && list.length < maxActions) list.push(text);
  };
  if (reading.riskCategory) for (const action of riskActions[reading.riskCategory]) add(action);
  const promise = reading.promises.at(-1);
  if (promise)
    add(
      upperFirst(
        `keep the promise you made yourself: ${promise}. ${timed.test(promise) ? "Put it where you will see it." : "Choose the day and the hour now."}`,
      ),
    );
  if (reading.riskCategory) return list;
  const ordered = reading.topics.slice(0, 3).map((topic) => ({
    topic,
    actions: shuffled(`${seed}/${topic.situation.id}`, topic.situation.actions),
  }));
  // one from each thing that was spoken of, then a second from the heaviest
  for (const { topic, actions } of ordered) add(fill(actions[0] ?? "", topic.slots));
  const heaviest = ordered[0];
  if (heaviest && list.length < 4) add(fill(heaviest.actions[1] ?? "", heaviest.topic.slots));
  const exercise = exercises.find((other) => reading.exerciseIds.includes(other.id));
  if (exercise)
    add(upperFirst(`do once more by yourself what you tried here: ${exercise.invite}.`));
  // What weighed most decides: somebody who lost a wife needs no advice for couples.
  const theme = heaviest?.topic.situation.theme ?? reading.theme;
  if (list.length < minActions && theme && reading.told.length >= 2) {
    const suggestion = shuffled(seed, adviceLibrary[theme])[0];
    if (suggestion) add(`Try ${suggestion.label}. ${suggestion.how}`);
  }
  for (const action of shuffled(seed, generalActions)) if (list.length < minActions) add(action);
  return list;
};
