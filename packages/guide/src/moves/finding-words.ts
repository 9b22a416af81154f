import { moveLines } from "../lines/moves.ts";
import { ways } from "../options.ts";
import { planKeys } from "../paths.ts";
import type { OfferedOption, Talk } from "../talk.ts";
import type { GuideTurn, Move, WrittenReply } from "../turn.ts";
import { sayTo } from "../write/said-to-shape.ts";
import { findCase, findShape, findWords, type WordsToSay, wordsToSay } from "../written.ts";

const ofWords = "words/";
export const otherWords: OfferedOption = { id: `${ofWords}other`, text: "Say it another way" };
export const elseToSay: OfferedOption = { id: `${ofWords}more`, text: "Something else to say" };

/** A tap says what it is for them; what was told only hints at it. */
const worthOfTap = 1;
const tapLasts = 4;
const mostNamed = 5;
/** What was told has to say so much of it, or what people say most often stands there. */
const leastTold = 0.35;

/** Whom these are said to: likelier where somebody like that was named, and hardly meant where nobody was. */
const children =
  "son daughter child kid toddler teenager stepson stepdaughter grandson granddaughter grandchild kids children";
const saidTo: Readonly<Record<string, ReadonlySet<string>>> = {
  child: new Set(children.split(" ")),
  "child-tell": new Set(children.split(" ")),
  boss: new Set("boss manager supervisor colleague coworker line-manager team".split(" ")),
};
const worthOfPerson = 0.3;

/** What somebody may want to say, likeliest first: by what they told, and what they tapped lately. */
const ranked = ({ toSay, saying, turn, people }: Talk): readonly WordsToSay[] => {
  const tapped = saying && turn - saying.turn <= tapLasts ? saying.id : "";
  const worthOf = ({ id, sayings }: WordsToSay): number => {
    const place = sayings[tapped];
    const sum = toSay[id] ?? 0;
    const told = sum >= leastTold ? sum : 0;
    const named = saidTo[id] && people.some(({ key }) => saidTo[id]?.has(key));
    return (
      (named === undefined ? told : named ? told + worthOfPerson : 0) +
      (place === undefined ? 0 : worthOfTap / (place + 1))
    );
  };
  return wordsToSay.toSorted((one, other) => worthOf(other) - worthOf(one));
};

/** What might be said to somebody, for a tap: those that were just passed over are left out. */
export const wordsWays = (talk: Talk): readonly OfferedOption[] => {
  const passed = talk.offered.map(({ id }) => id);
  const kinds = ranked(talk)
    .map(({ id, chip }) => ({ id: `${ofWords}say/${id}`, text: chip }))
    .filter(({ id }) => !passed.includes(id));
  return [...kinds.slice(0, mostNamed), elseToSay];
};

/** Whether there is something to say to somebody, and it was not put into words yet. */
const leastToSay = 0.45;
const mostShown = 2;
export const hasToSay = ({ toSay, slots, said }: Talk): boolean =>
  slots[planKeys.words] === undefined &&
  said.filter((line) => line === wordsShown).length < mostShown &&
  Object.values(toSay).some((worth) => worth >= leastToSay);
/** Noted each time it is offered: on every reply nobody would see it any more. */
export const wordsShown = "words/shown";

/** Whether what is below a reply is what could be said to somebody: nothing else stands beside it. */
export const namesWords = (options: readonly OfferedOption[]): boolean =>
  options.some(({ id }) => id === elseToSay.id);

const draftOf = ({ talk, voice }: GuideTurn, one: WordsToSay): WrittenReply => {
  // the plainest first
  const draft = one.drafts
    .map((words, at) => ({ words, id: `words/${one.id}/${at}` }))
    .find(({ id }) => !talk.said.includes(id));
  if (draft) voice.say(draft.id);
  const isFirst = talk.words?.shape !== one.id;
  talk.words = { shape: one.id, turn: talk.turn };
  talk.keeps = "words";
  if (!draft)
    return {
      parts: [voice.always("words-none", moveLines.noMoreWords)],
      options: [elseToSay, ways.page, ways.listen],
    };
  return {
    parts: [
      isFirst ? one.hint : null,
      `${voice.always("words-lead", moveLines.wordsLead)} “${draft.words}”`,
      isFirst ? voice.pick("words-own", moveLines.wordsOwn) : null,
    ],
    options: [otherWords, elseToSay, ways.listen],
    sort: "answer",
  };
};

/** What was written for the case somebody tapped as theirs comes first, once. */
export const wordsOfCase = ({ talk, voice }: GuideTurn): string | null => {
  const one = findCase(talk.case?.id);
  if (!one || !talk.case || talk.case.given.includes("words")) return null;
  talk.case.given.push("words");
  talk.keeps = "words";
  voice.say(`case/${one.id}/words`);
  return `${voice.always("casewords", moveLines.caseWords)} “${one.words}”`;
};

/** Words were given, of a kind that was tapped or of a shape that was asked for. */
const again = (turn: GuideTurn): WrittenReply | null => {
  const { talk, voice } = turn;
  const kind = findWords(talk.words?.shape);
  if (kind) return draftOf(turn, kind);
  const shape = talk.words && findShape("answer", talk.words.shape);
  const said = shape && sayTo(turn, shape);
  if (!said)
    return {
      parts: [voice.always("words-none", moveLines.noMoreWords)],
      options: [elseToSay, ways.listen],
    };
  talk.words = { shape: shape.id, turn: talk.turn };
  talk.keeps = "words";
  return { parts: [said.line], options: [otherWords, elseToSay, ways.listen], sort: "answer" };
};

/** "Too harsh", "shorter", "that's not how I talk": said of words that were just given. */
const tooMuch =
  /\b(?:too|bit|very|so|rather|sounds?) (?:harsh|blunt|cold|strong|direct|angry|long|wordy|formal|stiff|posh|cheesy|soft|weak|vague|short)\b/i;
const asWished = /\b(?:shorter|softer|kinder|gentler|firmer|stronger|simpler|clearer|warmer)\b/i;
const notMine =
  /\b(?:not (?:really |quite )?(?:how i (?:talk|speak)|me\b)|(?:i'd|i would) never say|don't (?:talk|speak) like that|another way|other words|sounds like a (?:robot|lawyer|letter))\b/i;
const wordsLast = 2;
const remarkWords = 12;
const wantsOther = ({ talk, reading, chosen }: GuideTurn): boolean => {
  if (!talk.words || talk.turn - talk.words.turn > wordsLast) return false;
  if (chosen?.offered.id === otherWords.id) return true;
  const said = reading.plain.replaceAll("’", "'");
  return (
    reading.wordCount <= remarkWords &&
    [tooMuch, asWished, notMine].some((remark) => remark.test(said))
  );
};

/** "Give me two sentences", "what words?": asked for as such, and no way of saying it. */
const asksForWords: readonly RegExp[] = [
  /\b(?:help|need|find|give|got|have|want|looking for|stuck for|short of)\b.{0,24}\b(?:the )?(?:right |actual |some |any |few )?words\b/i,
  /\b(?:give|write|draft|word|suggest)\b(?: me| it| us)? (?:the |a |an |some |one |two |few |couple of |actual ){0,3}(?:words?|sentences?|lines?|text|message|draft|note|wording)\b/i,
  /\bhelp (?:me )?(?:with )?(?:how to |to )?(?:actually |even )?(?:start|begin|say|put|word|phrase|write) (?:it|that|this|them|her|him|the)\b/i,
  /\bwhat (?:words|wording|(?:one |two |three )?(?:sent[ea]nces?|lines?))\b/i,
];
const askWords = 24;
const asks = ({ reading, chosen, talk }: GuideTurn): boolean =>
  chosen?.offered.id === ways.words.id ||
  chosen?.offered.id === elseToSay.id ||
  (talk.turn > 0 &&
    !chosen &&
    reading.sentences.some(
      ({ text, isQuestion }) =>
        (isQuestion || reading.wordCount <= askWords) &&
        text.length <= longestAsk &&
        asksForWords.some((words) => words.test(text)),
    ));
const longestAsk = 160;

/** Whoever wants words for somebody taps what they would like to say, and is given some that can be said as they stand. */
export const findingWords: Move = {
  id: "words",
  write: (turn) => {
    const { talk, chosen, isNearDanger, voice } = turn;
    if (isNearDanger) return null;
    if (wantsOther(turn)) return again(turn);
    const kind = chosen?.offered.id.startsWith(`${ofWords}say/`)
      ? findWords(chosen.offered.id.slice(`${ofWords}say/`.length))
      : null;
    if (kind) return draftOf(turn, kind);
    if (!asks(turn)) return null;
    const own = chosen?.offered.id === elseToSay.id ? null : wordsOfCase(turn);
    if (own) return { parts: [own], options: [elseToSay], sort: "answer" };
    // whoever writes it themselves instead has put it as they would say it
    talk.keeps = "words";
    return {
      parts: [voice.always("words-which", moveLines.whichWords)],
      options: wordsWays(talk),
    };
  },
};

/** What somebody tapped as what it is has something that may be said to somebody. */
export const leadsToWords = (talk: Talk): boolean =>
  talk.saying !== null && wordsToSay.some(({ sayings }) => sayings[talk.saying?.id ?? ""] === 0);
