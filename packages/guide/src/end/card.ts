import type { TalkCard } from "@app/contract/talk-card";
import { cameKey, findPath, findStep, heardKey, insightKey, planKeys } from "../paths.ts";
import { isLed, type Slot, type Talk } from "../talk.ts";
import { keptWeightOf } from "../write/own-words.ts";
import { isPlanned } from "./leave.ts";
import { matterOf } from "./title.ts";

const sentence = (text: string): string => {
  const plain = text.trim().replace(/\s+/g, " ");
  return plain.charAt(0).toUpperCase() + plain.slice(1);
};

/** Kept by what a question of ours asked for, whichever path it was on. */
const ownLabels: Readonly<Record<string, string>> = {
  [planKeys.own]: "Your own answer",
  [planKeys.words]: "Your words",
};

/** In the order a page is read: what it was about, what was found, what became clear, what comes next. */
const order = (key: string): number =>
  [
    insightKey,
    planKeys.own,
    planKeys.words,
    planKeys.step,
    planKeys.when,
    planKeys.obstacle,
  ].indexOf(key) + 1;

/** As many as the contract lets a page have, less what it was about and what is asked for. */
const mostTold = 22;

/** A deep dive in which nobody said what became clear asks for it on its page: it is the person's to write. */
export const withInsight = (talk: Talk, card: TalkCard): TalkCard => {
  const { fields } = card;
  if (!talk.isDeep || fields.length === 0 || fields.some(({ id }) => id === insightKey))
    return card;
  const label = findStep(null, insightKey)?.label ?? "";
  const at = fields.findIndex(({ id }) => id.startsWith("plan/"));
  return {
    ...card,
    fields: fields.toSpliced(at < 0 ? fields.length : at, 0, { id: insightKey, label, text: "" }),
  };
};

const mostHeard = 4;

const asTold = (text: string): string => sentence(text.replace(/^(?:a|an|the) /i, ""));

/** What the talk was about, where they said so, or named it first and again on a path. */
const aboutOf = (talk: Talk): string | null => {
  const { about } = talk;
  const again = talk.nouns.some(({ turned, times }) => turned === about?.turned && times > 1);
  if (isLed(talk))
    return about && (about.isNamed || again || talk.isDeep) ? asTold(about.text) : null;
  const matter = matterOf(talk);
  return matter && sentence(matter.replace(/^your /, "my "));
};

/** The page at the end: the person's own answers, each under what it answered. What was not told is left out. */
export const cardOf = (talk: Talk): TalkCard => {
  const path = findPath(talk.path) ?? findPath(talk.leftPaths.at(-1) ?? null);
  const about = aboutOf(talk);
  const { [planKeys.maybe]: thoughtOf, ...slots } = talk.slots;
  const told = Object.entries(
    thoughtOf && !slots[planKeys.step] ? { ...slots, [planKeys.step]: thoughtOf } : slots,
  )
    .map(([key, slot]: [string, Slot]) => {
      if (key === cameKey)
        return { id: key, label: "What you came with", text: sentence(slot.words), turn: -1 };
      if (key.startsWith(heardKey))
        return { id: key, label: "You said", text: sentence(slot.words), turn: slot.turn };
      const own = ownLabels[key];
      if (own) return { id: key, label: own, text: sentence(slot.words), turn: slot.turn };
      const of = findStep(path, key) ?? findStep(findPath(key.split("/")[0] ?? null), key);
      return of && { id: key, label: of.label, text: sentence(slot.words), turn: slot.turn };
    })
    .filter((field) => field !== null)
    // the first question may have been answered by what was told already
    .filter(({ id, text }) => id === cameKey || text !== sentence(talk.slots[cameKey]?.words ?? ""))
    // nor is what stands under the next step
    .filter(
      ({ id, text }) =>
        !id.startsWith(heardKey) || !isPlanned(text, slots[planKeys.step]?.words ?? null),
    )
    // a day that stands in the step already is not told twice
    .filter(
      ({ id, text }) =>
        id !== planKeys.when ||
        !text
          .toLowerCase()
          .split(", ")
          .every((time) => slots[planKeys.step]?.words.toLowerCase().includes(time)),
    )
    .sort((a, b) => order(a.id) - order(b.id) || a.turn - b.turn)
    .slice(-mostTold);
  // more of what was said by the way than this nobody reads
  const heard = told
    .filter(({ id }) => id.startsWith(heardKey))
    .toSorted((a, b) => keptWeightOf(b.text, 1, 3) - keptWeightOf(a.text, 1, 3))
    .slice(0, mostHeard);
  const kept = told.filter((field) => !field.id.startsWith(heardKey) || heard.includes(field));
  return withInsight(talk, {
    path: path?.name ?? null,
    fields: [
      ...(about ? [{ id: "about", label: "What it was about", text: about }] : []),
      ...kept.map(({ id, label, text }) => ({ id, label, text })),
    ],
  });
};
