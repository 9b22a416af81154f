import { leanOn, sharesOf } from "@app/reading/leanings";
import { withoutEnd } from "@app/reading/text";
import { functionWords } from "@app/reading/word-lists";
import { file, keepSteps, timesOfSteps } from "./keep-steps.ts";
import type { PathStep } from "./path.ts";
import { cameKey, findPath, heardKey, pathStepsOf, planKeys } from "./paths.ts";
import { isLed, type Talk } from "./talk.ts";
import { does, type GuideTurn } from "./turn.ts";
import { byItself } from "./write/beside-the-matter.ts";
import { kindIn, sureness } from "./write/heard.ts";
import {
  answerIn,
  isAllToIt,
  mattersIn,
  ownAnswerIn,
  wordsIn,
  wordsOffered,
} from "./write/own-words.ts";
import { putsRight } from "./write/put-right.ts";
import { calledIn, isMourned } from "./write/who.ts";
import { type AnswerKind, allCases, findCase, questionOf } from "./written.ts";

const peopleKnown = (talk: Talk, { reading }: GuideTurn): void => {
  for (const { label, key, pronoun } of reading.people) {
    const known = talk.people.find((person) => person.key === key);
    if (known) {
      known.mentions += 1;
      if (known.pronoun === "they") known.pronoun = pronoun;
      // a name is kept once it was said
      if (!label.startsWith("your ")) known.label = label;
    } else if (talk.people.length < 12) talk.people.push({ label, key, pronoun, mentions: 1 });
  }
};

/** What somebody writes with or excuses is not what they write about. */
const writtenWith: ReadonlySet<string> = new Set(
  "tablet phone mobile laptop computer screen keyboard app english spelling typing grammar".split(
    " ",
  ),
);

const saysItIsAbout =
  /\b(?:it is|it's|it’s|its|talk|ask|speak|write|worry|worried|think|thinking|unsure|nervous|anxious) about $/i;
const noMatter: ReadonlySet<string> = new Set(
  "first later nothing anything everything something someone somebody money-wise tonight tomorrow today".split(
    " ",
  ),
);
/** "I want to ask about curtains." */
const bareMatter = /\b(?:it is|it's|it’s|talk|ask|speak|write) about (\p{Ll}{4,})(?=[.,!?]|$)/u;

/** So many messages long somebody may still say what it is about. */
const namingTurns = 2;

/** What it is about: what somebody says it is about, else their own thing where they name one. */
const aboutKnown = (talk: Talk, { reading }: GuideTurn): void => {
  if (talk.about?.isNamed || talk.turn > namingTurns) return;
  const people = new Set(talk.people.map(({ key }) => key));
  const nouns = reading.nouns.filter(
    ({ head, text }) =>
      !people.has(head) &&
      !writtenWith.has(head.toLowerCase()) &&
      text.split(" ").length <= 4 &&
      // "my sister isnt" is about her, and no noun of its own
      !reading.people.some((p) => text.toLowerCase().split(" ").includes(p.key)),
  );
  const named = nouns.find(({ from }) => saysItIsAbout.test(reading.plain.slice(0, from)));
  const bare = bareMatter.exec(reading.plain)?.[1];
  if (named) talk.about = { turned: named.turned, text: named.text, isNamed: true };
  else if (bare && !functionWords.has(bare) && !noMatter.has(bare))
    talk.about = { turned: bare, text: bare, isNamed: true };
  const found = talk.turn === 0 && !talk.about ? nouns.find(({ isOwn }) => isOwn) : undefined;
  if (found) talk.about ??= { turned: found.turned, text: found.text, isNamed: false };
};

const mostNouns = 40;

/** What is named again and again is what a talk is about. */
const nounsKnown = (talk: Talk, { reading }: GuideTurn): void => {
  const heads = new Set<string>();
  for (const { turned, head } of reading.nouns) {
    if (heads.has(head)) continue;
    heads.add(head);
    if (writtenWith.has(head.toLowerCase()) || talk.people.some(({ key }) => key === head))
      continue;
    const known = talk.nouns.find((noun) => noun.turned.endsWith(` ${head}`));
    if (known) known.times += 1;
    else if (talk.nouns.length < mostNouns)
      talk.nouns.push({ turned: turned.slice(0, 80), times: 1 });
  }
};

/** What a beginning tells is known again once a path is chosen. */
const kindsKnown = (talk: Talk, { reading }: GuideTurn): void => {
  if (talk.path) return;
  for (const [question, { kind, share, belief }] of Object.entries(reading.kinds))
    if (share >= sureness.told.share && belief >= sureness.told.belief)
      talk.toldKinds[question] ??= kind;
};

/** What is told later says less about what it is about. */
const laterWeight = 0.6;
/** From here on a talk is about what it is about. */
const lastToldTurn = 5;
const caseWords = 4;

export const hold = (talk: Talk, id: string): void => {
  talk.case = { id, heard: [], asked: [], met: [], given: [] };
};

/** The cases a matter may be by all that was told, likeliest first. */
export const likeliestCases = ({ caseLeanings }: Talk): [id: string, share: number][] =>
  sharesOf(caseLeanings, allCases().length);

const caseKnown = (talk: Talk, { reading, chosen }: GuideTurn): void => {
  if (talk.isChosen || talk.case || chosen || talk.turn > lastToldTurn) return;
  if (reading.wordCount < caseWords) return;
  const isFirst = Object.keys(talk.caseLeanings).length === 0;
  const read = Object.entries(reading.cases).filter(
    ([id]) => findCase(id) && !talk.leftCases.includes(id),
  );
  talk.caseLeanings = leanOn(
    talk.caseLeanings,
    Object.fromEntries(read),
    isFirst ? 1 : laterWeight,
  );
};

/** Whoever says that it is not so is not held in it. */
export const leaveCase = (talk: Talk): void => {
  if (!talk.case) return;
  talk.leftCases.push(talk.case.id);
  talk.case = null;
  talk.caseLeanings = {};
};

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

/** A situation that was offered twice and not taken, or is denied, is not theirs. */
const passOver = ({ talk, chosen, reading }: GuideTurn, isDenied: boolean): void => {
  if (chosen || reading.wordCount < caseWords) return;
  for (const { id } of talk.offered) {
    if (isDenied && id.startsWith("path/")) delete talk.leanings[id.slice("path/".length)];
    if (!id.startsWith("case-is/")) continue;
    const own = id.slice("case-is/".length);
    const isAgain = talk.said.includes(`passed/${own}`);
    if (isDenied || isAgain) talk.leftCases.push(own);
    else talk.said.push(`passed/${own}`);
    if (isDenied || isAgain)
      talk.caseLeanings = Object.fromEntries(
        Object.entries(talk.caseLeanings).filter(([one]) => one !== own),
      );
  }
};

/** Takes in what every message tells, whatever is answered to it. */
export const takeIn = (turn: GuideTurn): void => {
  const { talk, reading } = turn;
  peopleKnown(talk, turn);
  isMourned(turn);
  talk.called = calledIn(turn);
  aboutKnown(talk, turn);
  nounsKnown(talk, turn);
  kindsKnown(talk, turn);
  caseKnown(talk, turn);
  passOver(turn, putsRight(turn) || does(turn, "corrects"));
  // what somebody means to do is kept, whatever is answered to it
  if (isLed(talk)) keepMeant(turn);
  else keepSteps(turn, "told");
  keepAsked(turn);
  const offered = turn.isNearDanger ? "" : wordsOffered(reading);
  if (offered) file(turn, planKeys.words, offered, "told");
  if (reading.wordCount < 3) return;
  const faded = 0.6;
  for (const [id, share] of Object.entries(reading.paths))
    if (share > 0.02 || talk.leanings[id])
      talk.leanings[id] = (talk.leanings[id] ?? 0) * faded + share;
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
  const told = byItself(answerIn(reading, "matter", talk.turn === 0));
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

const heardWords = 8;
const mostHeard = 8;

/** What is told while nobody asks belongs on the page as well: of each message what matters most. */
export const keepHeard = (turn: GuideTurn): void => {
  const { talk, reading } = turn;
  const kept = Object.keys(talk.slots).filter((key) => key.startsWith(heardKey)).length;
  const isOpening = talk.slots[cameKey]?.turn === talk.turn;
  if (isOpening || reading.wordCount < heardWords || kept >= mostHeard) return;
  // what puts the companion right is no part of the matter
  if (does(turn, "complains", "corrects") || putsRight(turn)) return;
  const told = mattersIn(reading);
  if (told) file(turn, `${heardKey}${kept}`, told, "asked");
};
