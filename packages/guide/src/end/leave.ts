import { limits } from "@app/contract/limits";
import type { TalkCard } from "@app/contract/talk-card";
import { salienceOf } from "@app/reading/salience";
import { withoutEnd } from "@app/reading/text";
import { endLines } from "../lines/end.ts";
import { moveLines } from "../lines/moves.ts";
import type { Path } from "../path.ts";
import {
  cameKey,
  deepKey,
  findPath,
  findStep,
  guidePaths,
  heardKey,
  insightKey,
  planKeys,
  rankPaths,
} from "../paths.ts";
import type { Talk } from "../talk.ts";
import { asCalled } from "../write/fill.ts";
import { createLinePicker, textHash } from "../write/line-picker.ts";
import { whoMost } from "../write/who.ts";
import { findCase } from "../written.ts";
import { titleOf } from "./title.ts";

/** What a talk leaves, made of its card. */
export type CardOutcome = { title: string; summary: string; actions: string[] };

const fieldOf = (card: TalkCard, id: string): string | null =>
  card.fields.find((field) => field.id === id)?.text.trim() || null;

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The person's noun as it stands behind "about": their own is turned round. */
const turnedAbout = (talk: Talk, card: TalkCard): string | null => {
  const text = fieldOf(card, "about");
  if (!text) return null;
  const kept = talk.about?.text.replace(/^(?:a|an|the) /i, "");
  if (kept && kept.toLowerCase() === text.toLowerCase()) return talk.about?.turned ?? null;
  return lowerFirst(text).replace(/^my /i, "your ").replace(/^our /i, "your ");
};

const fits = (text: string, about: string | null): string | null => {
  if (!text.includes("{about}")) return text;
  return about === null ? null : text.replaceAll("{about}", about);
};

/** What stands in quotation marks inside others has single ones. */
const quoted = (text: string): string =>
  `“${withoutEnd(text.replace(/["“]([^"“”]{0,300})["”]/g, "‘$1’").replace(/["“”]/g, "’"), " .…\n")}”`;

const wish =
  /^(?:maybe |perhaps |i think |i guess |i suppose |and |then )*(?:i|we)(?:['’]ll| will| shall| could| can| might| should| want to|['’]d like to| need to|['’]m going to) /i;

const duty =
  /^(?:(?:(?:so |well )?(?:i )?(?:think )?what i(?:['’]?ll?| will| could| can) do is )|(?:i )?think i['’]?ll |(?:just|also|have to|need to|might|could|gonna|going to|probably) )+/i;

/** What somebody tells themself to do is a list's own form: no "I could" before it. */
const asAction = (words: string): string => {
  const plain = withoutEnd(words.trim().replace(wish, "").replace(duty, ""), " .!");
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
};

/** What somebody said they would do, each as an action; what was only talked about is none. */
export const planIn = (text: string | null | undefined): string[] => {
  const steps = (text ?? "")
    .split(";")
    .map(asAction)
    .filter((step) => step.length > 2);
  // "say it to her" is in "on Sunday I'll say it to her"
  return steps.filter(
    (step, at) =>
      !steps.some(
        (other, place) =>
          place !== at &&
          other.toLowerCase().includes(step.toLowerCase()) &&
          (other.length > step.length || place < at),
      ),
  );
};

/** Times that stand in no step yet: "on Monday" beside "ring her on Monday" would be said twice. */
const timeLeft = (when: string | null, steps: readonly string[]): string | null => {
  const said = steps.join(" ").toLowerCase();
  const left = (when ?? "")
    .split(",")
    .map((time) => lowerFirst(time.trim().replace(/\.$/, "")))
    .filter(
      (time) => time !== "" && !said.includes(time.toLowerCase().replace(/^(?:on|at|in) /, "")),
    );
  return left.length > 0 ? left.join(", ") : null;
};

const pathOf = (card: TalkCard, talk: Talk): Path | null =>
  findPath(talk.path) ??
  findPath(talk.leftPaths.at(-1) ?? null) ??
  guidePaths.find(({ name }) => name === card.path) ??
  null;

/** The sentence an answer stands in. */
const keptAs = (path: Path | null, id: string): string | null =>
  id === cameKey
    ? path
      ? "In your words: {answer}."
      : "You came with this: {answer}."
    : (findStep(path, id)?.kept ?? null);

/** Of a deep dive the summary tells what it came from, what matters in it, what lay deeper and what became clear. */
const isDeepFind = (path: Path | null, id: string): boolean =>
  id === cameKey || id.startsWith(deepKey) || findStep(path, id)?.role === "meaning";

/** One that ended early is told by what there is. */
const deepestOf = (path: Path | null, told: TalkCard["fields"]): TalkCard["fields"] => {
  const deep = told.filter(({ id }) => isDeepFind(path, id)).slice(-mostDeepFinds);
  const rest = told.filter((field) => !deep.includes(field));
  const filled = rest.slice(0, Math.max(0, mostFinds - deep.length));
  return told.filter((field) => deep.includes(field) || filled.includes(field));
};
const mostFinds = 4;
const mostDeepFinds = 6;
/** More next steps than these are none. */
const mostDeepSteps = 3;

const mostHeard = 3;

/** What a listener would tell again, in the order it was told. */
const mostTelling = (texts: readonly string[]): string[] => {
  const kept = new Set(
    [...texts]
      .sort((one, other) => salienceOf(other, 1, 3) - salienceOf(one, 1, 3))
      .slice(0, mostHeard),
  );
  return texts.filter((text) => kept.has(text));
};

/** What stands under the next step is not told twice. */
export const isPlanned = (text: string, plan: string | null): boolean =>
  planIn(plan).some((step) => text.toLowerCase().includes(step.toLowerCase().slice(0, sameStart)));
const sameStart = 24;

const byHash =
  (seed: string) =>
  (a: string, b: string): number =>
    textHash(`${seed}/${a}`) - textHash(`${seed}/${b}`);

/** What may do good, where the person named little to do: of their case, of the path they were led on or come nearest to, or of no matter at all. */
const gentleFor = (talk: Talk, path: Path | null, seed: string): readonly string[] => {
  const shuffled = (list: readonly string[]): string[] => [...list].sort(byHash(seed));
  if (path) return shuffled(path.ending.gentle);
  const who = whoMost(talk);
  const [nearest] = rankPaths({ talk });
  const isNear = nearest !== undefined && nearest.share >= leastNear;
  return [
    ...(findCase(talk.case?.id)?.steps ?? []),
    ...(who ? shuffled(endLines.ofPerson).slice(0, 1) : []).map((line) =>
      line.replace("{who}", () => who ?? ""),
    ),
    ...(isNear ? shuffled(nearest.path.ending.gentle).slice(0, 1) : []),
    ...shuffled(endLines.gentle),
  ];
};
const leastNear = 0.4;
const dayToCome = /\b(?:tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|next week)\b/i;

/** Title, summary and actions: from the answers, with nothing added that was not told. */
export const leaveFrom = (talk: Talk, card: TalkCard, seed: string): CardOutcome => {
  const path = pathOf(card, talk);
  const about = turnedAbout(talk, card);
  const one = (list: readonly string[], salt: string): string => {
    const all = list.map((text) => fits(text, about)).filter((text) => text !== null);
    const named = about ? all.filter((text) => text.includes(about)) : [];
    const from = named.length > 0 ? named : all;
    return asCalled(from[textHash(`${seed}/${salt}`) % Math.max(1, from.length)] ?? "", talk);
  };
  const step = fieldOf(card, planKeys.step);
  const when = fieldOf(card, planKeys.when);
  const obstacle = fieldOf(card, planKeys.obstacle);
  const own = fieldOf(card, planKeys.own);
  const words = fieldOf(card, planKeys.words);
  const told = card.fields.filter(
    ({ id, text }) => !id.startsWith("plan/") && text.trim() !== "" && keptAs(path, id) !== null,
  );
  const found = (talk.isDeep ? deepestOf(path, told) : told.slice(0, mostFinds)).map(
    ({ id, text }) => keptAs(path, id)?.replace("{answer}", () => quoted(text)),
  );
  const steps = planIn(step).slice(0, talk.isDeep ? mostDeepSteps : undefined);
  // of several steps nobody can say which a day belongs to
  const time = steps.length === 1 ? timeLeft(when, steps) : null;
  const plan =
    steps.length > 0
      ? `Your next ${talk.isDeep && steps.length > 1 ? "steps" : "step"}: ${steps
          .map(lowerFirst)
          .join("; ")}${time ? `, ${time}` : ""}.`
      : null;
  const heard = mostTelling(
    card.fields
      .filter(({ id, text }) => id.startsWith(heardKey) && !isPlanned(text, step))
      .map(({ text }) => text),
  ).map(quoted);
  const summary = [
    path
      ? one(path.ending.cameWith, "came")
      : about
        ? `You came to talk about ${about}.`
        : told.length > 0
          ? null
          : "You came to talk.",
    ...found,
    heard.length > 0 ? `You also said: ${heard.join("; ")}.` : null,
    own ? `Your own answer was: ${quoted(own)}.` : null,
    words ? `Your words: ${quoted(words)}.` : null,
    plan,
  ];
  // whoever knows what to do is not told to do something else
  const besides =
    steps.length > 0
      ? (dayToCome.test(`${steps[0]} ${time}`)
          ? [...endLines.behindPlan, ...endLines.behindDay]
          : endLines.behindPlan
        ).toSorted(byHash(seed))
      : gentleFor(talk, path, seed);
  const title =
    talk.isDeep && about
      ? `A long look at ${about}`
      : path
        ? one(path.ending.titles, "title")
        : titleOf(talk);
  const who = whoMost(talk);
  const withWhom = (text: string): string => (who ? text.replace(/\bsomebody\b/, () => who) : text);
  return {
    title: withWhom(title),
    summary: summary
      .filter(Boolean)
      .map((part, at) => (at === 0 ? withWhom(part ?? "") : part))
      .join(" "),
    actions: [
      ...steps.map((text, index) => `${text}${index === 0 && time ? ` (${time})` : ""}.`),
      ...(obstacle && steps.length > 0
        ? [`Expect this to get in the way, and go round it: ${quoted(obstacle)}.`]
        : []),
      ...besides
        .slice(
          0,
          Math.max(
            0,
            limits.action.perSessionMin - steps.length - (obstacle && steps.length > 0 ? 1 : 0),
          ),
        )
        .map((line) => asCalled(line, talk)),
    ].slice(0, 5),
  };
};

const mostOfClear = 160;

/** The last words of a talk: one that belongs to its path, and a farewell. Nothing is asked. */
export const closingOf = (talk: Talk, seed: string): string => {
  const voice = createLinePicker(`${seed}/closing`, talk);
  const path = findPath(talk.path);
  const hasTold = Object.keys(talk.slots).length > 0;
  const own = talk.isChosen ? null : findCase(talk.case?.id);
  const last = talk.slots[planKeys.step]
    ? // who was just wished well is not wished it twice
      talk.move === "leaving"
      ? null
      : voice.pick("close/plan", endLines.withPlan)
    : own
      ? voice.pick(`close/${own.id}`, [own.ending])
      : path && hasTold
        ? voice.pick(`close/${path.id}`, path.ending.closings)
        : null;
  const clear = talk.isDeep ? talk.slots[insightKey]?.words : undefined;
  const leavesWith =
    clear && clear.length <= mostOfClear
      ? `You leave with what you saw yourself: “${withoutEnd(clear.replace(/[“”"]/g, "’"), " .…")}”.`
      : null;
  // who has just been bidden farewell is not bidden it twice
  const farewell = talk.move === "leaving" ? null : voice.always("farewell", moveLines.farewell);
  return (
    [leavesWith, last, farewell].filter(Boolean).join(" ") ||
    voice.always("farewell", moveLines.farewell)
  );
};
