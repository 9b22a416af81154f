import type { Reading } from "@app/reading/reading";
import { clauseTextsOf, salienceOf } from "@app/reading/salience";
import { quotingLines } from "../lines/meeting.ts";
import { does, type GuideTurn } from "../turn.ts";
import { onlyLeadsUp } from "./beside-the-matter.ts";
import { putsRight } from "./put-right.ts";
import { isMourned } from "./who.ts";

/** So few words in a row are a quotation, and no echo. */
const mostWords = 7;
const leastWords = 3;
/** What is taken up must come near to what of the message matters most. */
const nearBest = 0.5;

/** Spoken to the companion, half a thought, or nothing to be read in quotation marks. */
const speaksToIt = /\b(?:you|your|u|zoki|mate)\b|["“”<>{}[\]()]|\d{5,}|https?:/i;
const beginsMid =
  /^(?:nobody|no one|not|it['’]s not|it isn['’]t|there['’]s no|and|but|so|or|because|which|who|that|if|when|than|to|of|with|for|as|like|then)\b/i;
/** Said of what they might do or think, or to put a word of ours right. */
const isUnsure =
  /\bnever said\b|^(?:i['’]?m|i am|it['’]?s|that['’]?s) not\b|\b(?:i don['’]?t think|i could|i can|i might|i sup+ose|i['’]?ll)\b/i;
const onlyLeadsIn =
  /^(?:ok|okay|well|yes|no|yeah|right|anyway|idk|dunno|that['’]?s (?:literally )?(?:it|all)|i (?:mean|think|guess|suppose|just said))\b/i;
/** Asked without a mark: that is to be answered, and not said back. */
const asks =
  /^(?:what|how|why|where|am|is|are|was|were|do|does|did|should|shall|can|could|will|would|may|must|have|has|any)\b/i;
const endsMid =
  /\b(?:and|but|or|the|a|an|to|of|my|his|her|i|is|was|with|for|that|it's|lol|haha)$|\d$/i;
/** Of the talk and its buttons, wherever in a clause. */
const speaksOfTalk =
  /\b(?:press(?:ed)?|tapp?ed|button|quot(?:e|ed|ing)|question|asked|said already)\b/i;
/** About the talk itself: "I don't follow", "I've already got my sentence", "that doesn't fit". */
const ofThisTalk =
  /^(?:no|ha|haha|i (?:don['’]?t (?:follow|understand|think that)|mean[t]?|asked|said)|i['’]?ve (?:already|said|just)|(?:that|it|this) (?:doesn['’]?t|didn['’]?t) (?:fit|help))\b/i;
const isUnfit = (clause: string): boolean =>
  [speaksToIt, beginsMid, isUnsure, onlyLeadsIn, asks, endsMid, ofThisTalk, speaksOfTalk].some(
    (pattern) => pattern.test(clause),
  );

const countOf = (text: string): number => text.split(/\s+/).length;

/** "It's lovely, it really is, only …": what is granted first is not the matter. */
const turnsRound = /^(?:but|only|except|yet|though|although|however)\b/i;
const turnedWithin = 2;
const leastSaid = 2;

/** The few words of a message that a good listener would take up, as they were written; null where none stand out. */
export const takenUp = (reading: Reading): string | null => {
  const told = reading.sentences.filter(({ isAside, isQuestion }) => !isAside && !isQuestion);
  const clauses = told.flatMap(({ text }) => clauseTextsOf(text));
  const isGranted = (at: number): boolean =>
    clauses.slice(at + 1, at + 1 + turnedWithin).some((clause) => turnsRound.test(clause));
  if (clauses.length === 0) return null;
  const scored = clauses.map((clause, at) => ({
    clause,
    score: salienceOf(clause, at, clauses.length),
    at,
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  // "Jez and Carys get on fine": what stands before the joint is half of who it is said of
  const isHalved = (at: number): boolean => at > 0 && countOf(clauses[at - 1] ?? "") < leastSaid;
  const fit = scored
    .filter(
      ({ clause, at }) =>
        !isGranted(at) &&
        !isHalved(at) &&
        countOf(clause) >= leastWords &&
        countOf(clause) <= mostWords &&
        !isUnfit(clause) &&
        !onlyLeadsUp(clause),
    )
    .sort((a, b) => b.score - a.score)[0];
  return fit && fit.score >= best - nearBest * Math.max(1, Math.abs(best)) ? fit.clause : null;
};

/** Nobody wants to read in quotation marks what they called themselves, or a curse. */
const notSaidBack =
  /\b(?:stupid|idiot|useless|worthless|pathetic|terrible|awful|horrible|fat|ugly|loser|failure|burden|disgust\w*|hate|crazy|mad|lazy|selfish|monster|coward|fool|fuck\w*|shit\w*|bitch\w*|kill\w*)\b/i;

/** Said back as somebody would have written it with time to spare: nobody likes to read their own slips in quotation marks. */
const slips: Readonly<Record<string, string>> = {
  i: "I",
  im: "I’m",
  ive: "I’ve",
  il: "I’ll",
  dont: "don’t",
  cant: "can’t",
  wont: "won’t",
  didnt: "didn’t",
  doesnt: "doesn’t",
  isnt: "isn’t",
  wasnt: "wasn’t",
  havent: "haven’t",
  hasnt: "hasn’t",
  couldnt: "couldn’t",
  wouldnt: "wouldn’t",
  shouldnt: "shouldn’t",
  hes: "he’s",
  shes: "she’s",
  theyre: "they’re",
  thats: "that’s",
  youre: "you’re",
};
const tidied = (words: string): string =>
  words
    .replaceAll("'", "’")
    .replace(/(?<![\p{L}’])\p{L}{1,8}(?![\p{L}’])/gu, (word) => slips[word] ?? word)
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const goodFrom = 0.7;

/** The few words of a message that a good listener would take up, as they were written, and that they count. */
export const quoteBack = (turn: GuideTurn): string | null => {
  const { reading, voice } = turn;
  // whoever complains of an answer, or puts it right, wants another one, and not their words
  if (does(turn, "complains", "corrects") || putsRight(turn)) return null;
  const words = takenUp(reading);
  if (words === null || notSaidBack.test(words)) return null;
  // a sorry behind the wrong few words is worse than none
  const isHeavy = isMourned(turn);
  const isGood = (reading.tones["good"] ?? 0) > goodFrom;
  const tone = isHeavy ? "heavy" : isGood ? "good" : "any";
  const word = voice.pick(`quote/${tone}`, quotingLines[tone]);
  return word && `“${tidied(words)}.” ${word}`;
};
