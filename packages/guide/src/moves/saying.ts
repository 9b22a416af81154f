import { sayingLines } from "../lines/sayings.ts";
import { isSaying, mostOptions, sayingIn, sayingOption, ways } from "../options.ts";
import { findPath } from "../paths.ts";
import { isLed, type OfferedOption, type Talk } from "../talk.ts";
import { does, type GuideTurn, type Move, type WrittenReply } from "../turn.ts";
import { asCalled } from "../write/fill.ts";
import { askFor, sayTo } from "../write/said-to-shape.ts";
import { isMourned } from "../write/who.ts";
import { findSaying, findShape, questionOf, type Saying, sayings, shapesOf } from "../written.ts";
import { leadsToWords, namesWords, wordsShown } from "./finding-words.ts";
import { askedOf } from "./questions.ts";
import { waysFor } from "./ways-for.ts";
import { likelyCases, passOverCases } from "./which-case.ts";

/** Marked by readers on messages nobody had taught on: from here on three in ten are wrong, and of the messages with any half have one that fits. */
const leastShown = 0.38;
const mostShown = 3;
/** In a case, what can be asked for stands beside them. */
const mostInCase = 2;
/** From so many on one name of the matter stands beside them, else two. */
const enough = 2;
/** To be only heard is offered in the beginning; whoever wants it later says so. */
const listenTurns = 3;
/** A word or two may mean anything. */
const fewWords = 5;

const whatHelps: OfferedOption = { id: "help", text: "What could help?" };

/** What they told, as they might say it themselves: offered, never claimed. */
const sayingsFor = ({ reading, talk, voice, isNearDanger }: GuideTurn): OfferedOption[] => {
  if (isNearDanger || talk.exercise || talk.mode === "listening" || reading.wordCount < fewWords)
    return [];
  // what was just answered need not be tapped
  const isSaid = (id: string): boolean =>
    [...talk.said, ...voice.picked()].some((line) => line.startsWith(`saying/${id}/`));
  // whoever has just asked something need not be offered their own question
  const asks = reading.sentences.some(({ isQuestion }) => isQuestion);
  const mayOffer = (id: string): boolean =>
    !talk.sayings.includes(id) && !isSaid(id) && !(asks && findSaying(id)?.text.endsWith("?"));
  return shapesOf(reading, "saying")
    .filter(({ shape: { id }, worth }) => worth >= leastShown && mayOffer(id))
    .slice(0, talk.case ? mostInCase : mostShown)
    .flatMap(({ shape: { id } }) => {
      const text = findSaying(id)?.text;
      return text ? [sayingOption(id, asCalled(text, talk))] : [];
    });
};

/** Seen in sixteen live talks: of those asked about from 0.55 on three in four were tapped, below it one in two. So likely the likeliest must be, and so likely the others beside it, for a reply to ask which it is. */
const leastInvited = { atFirst: 0.48, later: 0.55, others: 0.32, mourned: 0.6 } as const;
/** Whoever has only just begun has told too little. */
const beginWords = 12;
const toneFrom = { heavy: 0.6, good: 0.7 } as const;
const invited = { least: 3, most: 4 } as const;
const mostCases = 1;
/** What is to be done next is asked about in its place. */
const ofNext: ReadonlySet<string> = new Set(
  "small-plan ill-give-it-a-try i-think-that-could-work wish-me-luck".split(" "),
);
const noneOfThem: OfferedOption = { id: "saying-none", text: "None of these" };

/**
 * What is told is asked about, and not guessed at: which of these it is, for a tap. Not twice running, since whoever
 * goes on telling has passed it over.
 */
export const inviting = (turn: GuideTurn): WrittenReply | null => {
  const { reading, talk, voice, isSpoken, isNearDanger } = turn;
  if (isSpoken || isNearDanger || isLed(talk) || reading.wordCount < fewWords) return null;
  if (reading.sentences.some(({ isQuestion }) => isQuestion)) return null;
  if (talk.lately.at(-1)?.sort === "invitation" || reading.steps.some(({ isFirm }) => isFirm))
    return null;
  const found = shapesOf(reading, "saying").flatMap(({ shape: { id }, worth }) => {
    const text = findSaying(id)?.text ?? "?";
    return worth < leastInvited.others ||
      text.endsWith("?") ||
      talk.sayings.includes(id) ||
      ofNext.has(id)
      ? []
      : [{ worth, option: sayingOption(id, asCalled(text, talk)) }];
  });
  const usual = talk.turn === 0 ? leastInvited.atFirst : leastInvited.later;
  const least = isMourned(turn) ? leastInvited.mourned : usual;
  // a situation by itself is a guess, but for whoever has just begun with it
  const mayName = talk.turn === 0 || found.length > 0;
  const cases = talk.case || !mayName ? [] : likelyCases(talk).slice(0, mostCases);
  if (talk.turn === 0 && reading.wordCount < beginWords && cases.length === 0) return null;
  const isLikely = found.length >= invited.least && (found[0]?.worth ?? 0) >= least;
  if (!isLikely && cases.length === 0) return null;
  const asked = voice.pick("invites", sayingLines.invites);
  const { heavy = 0, good = 0 } = reading.tones;
  const tone = heavy > toneFrom.heavy ? "heavy" : good > toneFrom.good ? "good" : "any";
  return asked === null
    ? null
    : {
        parts: [voice.pick(`invites-${tone}`, sayingLines.leads[tone]), asked],
        options: [
          ...cases,
          ...found.slice(0, invited.most - cases.length).map(({ option }) => option),
          noneOfThem,
        ],
        sort: "invitation",
      };
};

/** What the matter may be called: beside what they might say of it, only the likeliest. */
const isName = ({ id }: OfferedOption): boolean => /^(?:path|case-is)\//.test(id);

/** The ways on, with what they might say of it before them. */
export const withSayings = (
  turn: GuideTurn,
  options: readonly OfferedOption[],
): readonly OfferedOption[] => {
  // where words were asked for, what could be said stands there by itself
  const own = namesWords(options) || options.some(isSaying) ? [] : sayingsFor(turn);
  if (own.length === 0) return options;
  const names = options.filter(isName).slice(own.length < enough ? enough : 1);
  const rest = options
    .slice(0, -1)
    .filter((one) => !names.includes(one))
    .map((one) => (one.id === ways.more.id ? ways.ask : one));
  const last = turn.talk.turn < listenTurns ? options.slice(-1) : [];
  return [...own, ...rest.slice(0, mostOptions - own.length - last.length), ...last];
};

/** How many are kept for whoever wants to be asked something. */
const mostNearest = 4;
/** What was told last is noted: a tap alone tells nothing new. */
export const noteNearest = ({ reading, talk, chosen, isNearDanger }: GuideTurn): void => {
  if (chosen?.isAlone || isNearDanger || reading.wordCount < fewWords) return;
  talk.nearest = shapesOf(reading, "next")
    .slice(0, mostNearest)
    .map(({ shape: { id }, worth }) => ({ sort: "next", id, worth }));
};

/** A question about what was told last, of the sayings and plain questions that are this likely. */
const askNearest = (turn: GuideTurn, least: number): string | null => {
  for (const { sort, id, worth } of turn.talk.nearest) {
    const shape = worth >= least ? findShape(sort, id) : null;
    const asked = shape && askFor(turn, shape);
    if (asked) return asked;
  }
  return null;
};

const anyQuestions = (findPath("open")?.steps ?? []).flatMap(
  (step) => questionOf(findPath("open"), step)?.ask ?? [],
);

/** Whoever wants to be asked something is asked one thing, about what they told last, and not led through a list. */
export const askingOne: Move = {
  id: "asking-one",
  write: (turn) => {
    const { talk, voice, chosen } = turn;
    const id = chosen?.offered.id;
    const isWanted = id === ways.ask.id || id === ways.skip.id || does(turn, "goes-on");
    if (!isWanted || talk.path || talk.isDeep || turn.isNearDanger) return null;
    talk.mode = "opening";
    const options = [ways.ask, ways.page, ways.listen];
    const asked = askNearest(turn, 0);
    if (asked) return { parts: [asked], options };
    const any = voice.pick("ask/any", anyQuestions);
    return any ? { parts: [any], options } : null;
  },
};

const mostKept = 120;
/** What is offered is noted; whoever taps none is not shown the same again. */
export const noteOffered = (talk: Talk): void => {
  if (talk.offered.some(({ id }) => id === ways.words.id)) talk.said.push(wordsShown);
  talk.sayings = [...talk.sayings, ...talk.offered.filter(isSaying).map(sayingIn)].slice(-mostKept);
};

/** As it was typed, whatever marks and letters were used. */
const asTyped = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/[^\p{L}\p{N} ]+/gu, "")
    .replace(/\s+/g, " ")
    .trim();
let sayingsTyped: ReadonlyMap<string, Saying> | null = null;
/** The saying somebody typed word for word, in whichever of its forms. */
export const sayingTyped = (text: string): Saying | null => {
  if (text.length > longestSaying) return null;
  sayingsTyped ??= new Map(
    sayings.flatMap((one) =>
      (["they", "he", "she"] as const).map((called): [string, Saying] => [
        asTyped(asCalled(one.text, { called })),
        one,
      ]),
    ),
  );
  return sayingsTyped.get(asTyped(text)) ?? null;
};
const longestSaying = 60;

const heldTurns = 2;
const helpAsked: ReadonlySet<string> = new Set([
  "what-should-i-do",
  "what-would-you-do",
  "what-helps",
]);

const helped = (turn: GuideTurn): WrittenReply | null => {
  const { talk, chosen } = turn;
  const { saying } = talk;
  if (!saying || saying.isHelped || talk.turn - saying.turn > heldTurns) return null;
  const isAsked = chosen?.offered.id === whatHelps.id || helpAsked.has(askedOf(turn)?.id ?? "");
  const help = isAsked ? findSaying(saying.id)?.help : null;
  if (!help) return null;
  saying.isHelped = true;
  turn.voice.say(`saying/${saying.id}/help`);
  return { parts: [help], options: [ways.ask, ways.page, ways.listen] };
};

/** Somebody tapped what it is for them: they are answered as one who said so, and asked on from there. */
export const stating: Move = {
  id: "saying",
  write: (turn) => {
    const { talk, chosen, voice, isNearDanger } = turn;
    if (isNearDanger) return null;
    if (chosen?.offered.id === noneOfThem.id && chosen.isAlone) {
      passOverCases(talk);
      return { parts: [voice.always("invites-none", sayingLines.none)], options: waysFor(talk) };
    }
    if (!chosen?.isAlone || !isSaying(chosen.offered)) return helped(turn);
    const one = findSaying(sayingIn(chosen.offered));
    const said = one && sayTo(turn, one);
    if (!said) return null;
    talk.saying = { id: one.id, turn: talk.turn, isHelped: false };
    return {
      parts: [said.line, said.ask],
      options: leadsToWords(talk) ? [whatHelps, ways.words, ways.listen] : [whatHelps, ways.listen],
      sort: "saying",
    };
  },
};
