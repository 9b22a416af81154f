import { leanOn, sharesOf } from "@app/reading/leanings";
import { functionWords } from "@app/reading/word-lists";
import type { Talk } from "./talk.ts";
import { does, type GuideTurn } from "./turn.ts";
import { sureness } from "./write/heard.ts";
import { putsRight } from "./write/put-right.ts";
import { noteTold } from "./write/said-to-shape.ts";
import { calledIn, isMourned } from "./write/who.ts";
import { allCases, findCase } from "./written.ts";

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

/** A situation that was named and not taken, or is denied, is not theirs. */
const passOver = ({ talk, chosen, reading }: GuideTurn, isDenied: boolean): void => {
  if (!chosen && reading.wordCount < caseWords) return;
  for (const { id } of talk.offered) {
    if (isDenied && !chosen && id.startsWith("path/"))
      delete talk.leanings[id.slice("path/".length)];
    if (!id.startsWith("case-is/") || id === chosen?.offered.id) continue;
    const own = id.slice("case-is/".length);
    talk.leftCases.push(own);
    talk.caseLeanings = Object.fromEntries(
      Object.entries(talk.caseLeanings).filter(([one]) => one !== own),
    );
  }
};

/** What they came with stays what there is to say. */
const stays = 0.9;
/** What there is to say to somebody, by all that was told. */
const toSayKnown = (talk: Talk, { reading }: GuideTurn): void => {
  if (reading.wordCount < caseWords) return;
  for (const { id, worth } of reading.shapes.words)
    talk.toSay[id] = Math.round(Math.max((talk.toSay[id] ?? 0) * stays, worth) * 1_000) / 1_000;
};

const fewWords = 3;
const faded = 0.6;
const leastShare = 0.02;

/** The paths a matter leans to, by all that was told. */
const pathsKnown = (talk: Talk, { reading }: GuideTurn): void => {
  if (reading.wordCount < fewWords) return;
  for (const [id, share] of Object.entries(reading.paths))
    if (share > leastShare || talk.leanings[id])
      talk.leanings[id] = (talk.leanings[id] ?? 0) * faded + share;
};

/** What is known of a talk once a message was read: whom and what it is about, and what kind of matter it may be. */
export const know = (turn: GuideTurn): void => {
  const { talk } = turn;
  isMourned(turn);
  // a button names nobody
  if (!turn.chosen?.isAlone) {
    peopleKnown(talk, turn);
    talk.called = calledIn(turn);
  }
  aboutKnown(talk, turn);
  nounsKnown(talk, turn);
  kindsKnown(talk, turn);
  caseKnown(talk, turn);
  pathsKnown(talk, turn);
  toSayKnown(talk, turn);
  noteTold(turn);
  passOver(turn, putsRight(turn) || does(turn, "corrects"));
};
