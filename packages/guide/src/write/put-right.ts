import { moveLines } from "../lines/moves.ts";
import type { GuideTurn } from "../turn.ts";

/** "I've said so three times": it was told, and asked about again. */
const toldBefore: readonly RegExp[] = [
  /\bi(?:['’]?ve| have| had)? already (?:said|told you|answered)\b|\bi said so\b|\bjust told you\b(?! (?:the|a|my|what|about)\b)/i,
  /\bi['’]?ve said(?: (?:so|that|it|this))?(?: (?:already|before|twice|\p{L}+ times))?[ .,!?]*$/iu,
  /\b(?:like|as) i(?:['’]ve)? said\b|\byou(?:['’]ve)? (?:just |already )asked\b/i,
];

/** "That's not what I said", "I meant afterwards", "you've got hold of the wrong end". */
const misread: readonly RegExp[] = [
  /(?:\bnot|n['’]?t) (?:quite |really |at all )?what i (?:said|meant|mean|asked)\b|\bthink that['’]?s quite what i (?:said|meant)\b/i,
  /\byou['’]?ve (?:got hold|gone back|misread|misunderstood|mixed|got (?:it|that|me) wrong)\b|\bwrong end of the stick\b/i,
  /^(?:no|what|sorry|well|hm+)?[,.?! ]*i (?:meant|didn['’]?t mean|don['’]?t follow)\b/i,
  /\bi (?:wasn['’]?t|was not|didn['’]?t|did not) (?:asking|ask|picking|talking about)\b|\bjust so you have it right\b/i,
  /\bthat(?:['’]s| is) not (?:right|correct|true)\b|^a correction\b|\bback to front\b|\byou(?:['’]ve)? (?:have |got )?(?:that|it) wrong\b/i,
  /\b(?:this|it) (?:is|was) not about what\b|\bwe were (?:speaking|talking) (?:of|about)\b|\bnot sure (?:about|why) your?\b|\bthose words are for\b/i,
  /\bthat (?:doesn['’]?t|didn['’]?t|does not) (?:really |quite )?fit\b/i,
  /\byou(?:['’]ve)? (?:skipped|missed|stepped round|didn['’]?t answer) (?:my|the) question\b|\bnot (?:quite )?sure i understand\b|\bthat['’]?s wrong\b|\byou lost me\b/i,
];

/** "No, it's Gwen who said nothing, not me", to a word of ours on what was told. */
const denies = /^no+[,. ]+(?:it['’]?s|that['’]?s)\b.{0,60}\b(?:not|\w+n['’]?t|nobody|never)\b/i;
const fewestWords = 6;

/** Whether a sentence is about what was taken wrong, and not about the matter. */
export const isOfMisreading = (text: string): boolean =>
  misread.some((words) => words.test(text)) ||
  /\bi (?:didn['’]?t|never) (?:ask|say|said)\b/i.test(text);

const says = ({ reading }: GuideTurn, words: readonly RegExp[]): boolean =>
  reading.sentences.some(({ text }) => words.some((one) => one.test(text)));

const isDenied = ({ talk, reading }: GuideTurn): boolean =>
  talk.lately.at(-1)?.sort === "remark" &&
  reading.wordCount >= fewestWords &&
  denies.test(reading.plain);

/** Whether a message puts right what was taken wrong. */
export const putsRight = (turn: GuideTurn): boolean => says(turn, misread) || isDenied(turn);

/** One sorry for what was taken wrong or asked twice, before whatever else is said; null where nothing was. */
export const sorryFirst = (turn: GuideTurn): string | null => {
  const { talk, voice } = turn;
  if (talk.turn === 0 || turn.chosen || turn.isNearDanger || talk.mode === "listening") return null;
  if (putsRight(turn)) return voice.pick("sorryfirst", moveLines.sorry);
  return talk.lately.at(-1)?.asks && says(turn, toldBefore)
    ? voice.pick("justsaid", moveLines.justSaid)
    : null;
};
