import { moveLines } from "../lines/moves.ts";
import { ways } from "../options.ts";
import { findPath, findStep, insightKey, planKeys } from "../paths.ts";
import type { GuideTurn, WrittenReply } from "../turn.ts";
import { personOf } from "./fill.ts";

const mostSlots = 3;

/** What was told so far, each under what it was an answer to. */
export const recapOf = ({ talk }: GuideTurn): string | null => {
  const path = findPath(talk.path);
  const told = Object.entries(talk.slots)
    .map(([key, { quote }]) => ({ label: findStep(path, key)?.label, quote }))
    .filter(
      (one): one is { label: string; quote: string } => one.label !== undefined && one.quote !== "",
    )
    .slice(-mostSlots);
  if (told.length === 0) return null;
  const list = told.map(
    ({ label, quote }) => `${label.charAt(0).toLowerCase()}${label.slice(1)}: “${quote}”`,
  );
  return `So far I have noted ${list.join("; ")}. At the end you can read and change all of it.`;
};

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

/** The end of a path: the page is offered, and whoever has more to say goes on. */
export const wrap = (turn: GuideTurn, met: string | null): WrittenReply => {
  const { talk, voice } = turn;
  talk.mode = "wrapped";
  talk.waiting = null;
  const isClear = talk.slots[insightKey] !== undefined;
  return {
    parts: talk.isDeep
      ? [
          met,
          voice.pick("wrapped/deep", moveLines.wrappedDeep),
          isClear
            ? voice.pick("wrappedon/clear", moveLines.wrappedClear)
            : voice.pick("wrappedon/open", moveLines.wrappedOpen),
        ]
      : [
          met,
          voice.pick("wrapped", moveLines.wrapped),
          voice.pick("wrappedon", moveLines.wrappedOn),
        ],
    options: [ways.page, ways.stay, ways.else],
  };
};
