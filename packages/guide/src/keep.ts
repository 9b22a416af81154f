import { withoutEnd } from "@app/reading/text";
import { file, keepSteps, timesOfSteps } from "./keep-steps.ts";
import { know } from "./know.ts";
import type { PathStep } from "./path.ts";
import { cameKey, findPath, heardKey, pathStepsOf, planKeys } from "./paths.ts";
import { isLed } from "./talk.ts";
import { does, type GuideTurn } from "./turn.ts";
import { byItself, isHedge } from "./write/beside-the-matter.ts";
import { kindIn } from "./write/heard.ts";
import {
  answerIn,
  isAllToIt,
  mattersIn,
  ownAnswerIn,
  wordsIn,
  wordsOffered,
} from "./write/own-words.ts";
import { putsRight } from "./write/put-right.ts";
import { type AnswerKind, questionOf } from "./written.ts";

/** Said about the talk, or nothing at all: it answers no question. */
const noAnswer = ["unsure", "skips", "refuses", "complains", "corrects", "stops"] as const;
const shortAnswer = 14;

/** An answer to a question of ours that asks for words, a view of their own or a day stands on the page as that. */
const keepAsked = (turn: GuideTurn): void => {
  const { talk, reading } = turn;
  const { keeps } = talk;
  talk.keeps = null;
  if (keeps === null || turn.chosen || reading.wordCount < 2) return;
  if (does(turn, ...noAnswer) || putsRight(turn)) return;
  // words for somebody say "you" to them; any other answer that does is a remark on the question
  const told = keeps === "words" ? wordsIn(reading) : ownAnswerIn(reading);
  if (keeps === "when" && (reading.times.length === 0 || reading.wordCount > shortAnswer)) return;
  file(turn, planKeys[keeps], told, "asked");
};

/** On a path the plan is asked for in its place; what was said to be settled before stands on the page where it never came to that. */
const keepMeant = (turn: GuideTurn): void => {
  if (turn.chosen) return;
  const meant = turn.reading.steps.filter(({ isFirm }) => isFirm).map(({ text }) => text);
  if (meant.length > 0) file(turn, planKeys.maybe, meant.join("; "), "told");
};

/** Takes in what every message tells, whatever is answered to it. */
export const takeIn = (turn: GuideTurn): void => {
  const { talk, reading } = turn;
  know(turn);
  // what somebody means to do is kept, whatever is answered to it
  if (isLed(talk)) keepMeant(turn);
  // "I’ll give it a try", tapped, is what it is for them, and names nothing to be done
  else if (!turn.chosen?.isAlone) keepSteps(turn, "told");
  keepAsked(turn);
  const offered = turn.isNearDanger ? "" : wordsOffered(reading);
  if (offered) file(turn, planKeys.words, offered, "told");
};

/** The days and hours of the first sentence that names any: what comes behind it has its own. */
const firstTimes = ({ sentences, times }: GuideTurn["reading"]): string => {
  const first = sentences.find(({ from, to }) =>
    times.some((time) => time.from >= from && time.from < to),
  );
  return times
    .filter(({ from }) => !first || (from >= first.from && from < first.to))
    .map(({ text }) => text)
    .join(", ");
};

/** Keeps an answer under the step it answers. */
export const fileAnswer = (turn: GuideTurn, key: string, role: string): void => {
  const { reading } = turn;
  // what only puts the companion right answers nothing
  if (putsRight(turn) && isAllToIt(reading)) return;
  const steps = reading.steps;
  if (role === "step" && steps.length > 0)
    file(turn, key, steps.map(({ text }) => text).join("; "), "asked");
  else if (role === "when" && reading.times.length > 0)
    file(turn, key, firstTimes(reading), "asked");
  else file(turn, key, byItself(answerIn(reading, role)), "asked");
  const when = role === "step" ? timesOfSteps(reading) : "";
  if (when && !turn.talk.slots[planKeys.when]) file(turn, planKeys.when, when, "asked");
};

/** Keeps what was told beside the answer under the steps it belongs to. */
export const fileTold = (turn: GuideTurn, except: string | null): void => {
  const path = findPath(turn.talk.path);
  if (!path) return;
  for (const { key, step } of pathStepsOf(path)) {
    if (key === except || key.startsWith("plan/") || turn.talk.slots[key]) continue;
    const kind = kindIn(turn.reading.kinds, path, step, "told");
    if (kind) {
      file(turn, key, answerIn(turn.reading, step.role), "told", kind.id);
      continue;
    }
    const before = turn.talk.toldKinds[`${path.id}.${step.id}`];
    if (before && turn.talk.slots[cameKey])
      file(turn, key, turn.talk.slots[cameKey].words, "told", before);
  }
};

/** Takes out what the last message was filed as. */
export const unfileLast = ({ talk }: GuideTurn): string | null => {
  let key: string | null = null;
  for (const [at, slot] of Object.entries(talk.slots))
    if (slot.turn === talk.turn - 1) {
      if (slot.how === "asked") key = at;
      delete talk.slots[at];
    }
  return key;
};

const openingWords = 6;

/** "Bit of a daft one. My dad …": what only leads in stands on no page. */
const withoutHedges = (text: string): string => {
  const all = text.split(/(?<=[.!?…])\s+/);
  const from = all.findIndex((one) => !isHedge(one));
  const rest = all.slice(Math.max(0, from)).join(" ");
  return rest.split(/\s+/).length >= openingWords ? rest : text;
};

/** What somebody came with stands first on the page, whatever was asked about it. */
export const keepOpening = (turn: GuideTurn): void => {
  const { talk, reading } = turn;
  if (
    talk.slots[cameKey] ||
    reading.wordCount < openingWords ||
    reading.isGarbled ||
    reading.language
  )
    return;
  const told = byItself(withoutHedges(answerIn(reading, "matter", talk.turn === 0)));
  // "is this private? I haven't told anyone this": the matter is still to come
  if (
    reading.sentences.some(({ isQuestion }) => isQuestion) &&
    told.split(/\s+/).length < openingWords
  )
    return;
  file(turn, cameKey, told, "asked");
};

/** A button's words, and no sentence of theirs: what is told behind it says more of it. */
const isLabel = ({ path }: GuideTurn, step: PathStep, words: string): boolean =>
  questionOf(path, step)?.kinds.some(({ chip }) => chip === words) ?? false;

/** What is told behind an answer belongs to it. */
export const fileMore = (
  turn: GuideTurn,
  key: string,
  step: PathStep,
  kind: AnswerKind | null,
): void => {
  if (!turn.chosen && !kind && isAllToIt(turn.reading)) return;
  const before = turn.talk.slots[key];
  const words = turn.chosen?.isAlone ? turn.chosen.offered.text : answerIn(turn.reading, step.role);
  const more = before && turn.talk.waiting?.ask !== `${key}/question`;
  file(
    turn,
    key,
    more
      ? `${withoutEnd(before.words, " .")}${isLabel(turn, step, before.words) ? ":" : "."} ${words}`
      : words,
    "asked",
    kind?.id ?? before?.kind,
  );
};

const sameEnd = 20;
const heardWords = 8;
const mostHeard = 8;

/** What is told while nobody asks belongs on the page as well: of each message what matters most. */
export const keepHeard = (turn: GuideTurn): void => {
  const { talk, reading } = turn;
  const heard = Object.entries(talk.slots).filter(([key]) => key.startsWith(heardKey));
  const kept = heard.length;
  if (turn.chosen || heard.some(([, slot]) => slot.turn === talk.turn)) return;
  const isOpening = talk.slots[cameKey]?.turn === talk.turn;
  if (isOpening || reading.wordCount < heardWords || kept >= mostHeard) return;
  // what puts the companion right is no part of the matter
  if (does(turn, "complains", "corrects") || putsRight(turn)) return;
  const told = mattersIn(reading);
  const said = talk.slots[planKeys.words];
  // words for somebody stand on the page by themselves
  const isInWords =
    said?.turn === talk.turn &&
    told !== null &&
    said.words.toLowerCase().includes(told.toLowerCase().replace(/[.!]$/, "").slice(-sameEnd));
  if (told && !isInWords) file(turn, `${heardKey}${kept}`, told, "asked");
};
