import { planKeys } from "../paths.ts";
import type { GuideTurn } from "../turn.ts";
import { personOf } from "./fill.ts";

/** An honest word on a plan, by what is known of it: whose it is, whether it has a day, what stands in its way. */
export const weighPlan = ({ talk, voice }: GuideTurn): string | null => {
  const step = talk.slots[planKeys.step];
  if (!step) return null;
  const hasDay = talk.slots[planKeys.when] !== undefined;
  const hasObstacle = talk.slots[planKeys.obstacle] !== undefined;
  const isSmall = step.words.split(/\s+/).length <= 14;
  const person = personOf(talk);
  const speaksFor = [
    isSmall ? "it is one clear thing" : null,
    hasDay ? "it has a day" : null,
    "it is in your own hands",
    hasObstacle ? "you know what may get in the way" : null,
  ].filter((part): part is string => part !== null);
  const lacks = hasDay
    ? hasObstacle
      ? null
      : "what could stop you on the day is the one thing I would still think through"
    : "what it lacks is a day";
  const joined =
    speaksFor.length > 1
      ? `${speaksFor.slice(0, -1).join(", ")} and ${speaksFor.at(-1)}`
      : speaksFor[0];
  const lead =
    voice.pick("weigh", ["Yes, as far as I can judge:", "I’d say yes:", "It holds up:"]) ?? "Yes:";
  const against = lacks
    ? `; ${lacks}.`
    : person
      ? `. How ${person} takes it, you can’t plan.`
      : ". It needn’t be perfect to be worth doing.";
  return `${lead} ${joined}${against}`;
};
