import type { Reading, SentenceRead } from "@app/reading/reading";
import { salienceOf } from "@app/reading/salience";
import { speech, withoutEnd, withoutEnds } from "@app/reading/text";

const mostQuoted = 5;
const mostKept = 220;

const trimmed = (text: string): string => withoutEnds(text, " ,;:.!?…–-\n").trim();

/** What nobody wants to read in quotation marks. */
const isPoor = (text: string): boolean =>
  /^(?:yes|no|yeah|well|so|and|but|or|ok|okay|maybe|i think|i guess|i mean|i don’t know|i don't know|it is|that is|that's|it's)$/i.test(
    text,
  ) || /["“”()[\]<>{}]|\d{4,}|https?:/.test(text);

const countOf = (text: string): number => text.split(/\s+/).length;

/** Words that make a short answer no thing to quote. */
const isFlat =
  /^(?:well|so|and|but|or|because|obviously|probably|maybe|just|not|no|yes|i think|i guess|i don't|i just)\b|\b(?:obviously|probably|i guess|i suppose|lol)$/i;

/** A whole short answer, where it can be quoted; empty where it can't. */
export const wholeQuote = (words: string): string => {
  const whole = trimmed(words);
  if (countOf(whole) >= 2 && countOf(whole) <= mostQuoted && !isPoor(whole) && !isFlat.test(whole))
    return whole;
  return "";
};

/** In a talk with a companion "you" is the companion, and "I just said" speaks of the talk: neither is about the matter. */
const saysYou = /\b(?:you|your|you're|youre|you've|zoki)\b/i;
const speaksOfTalk =
  /^(?:and |but |no,? |well,? )*(?:i (?:just |already |literally |only |have )*(?:said|asked|told|mentioned|answered)|not what i|that'?s not what|that is not what|didn'?t ask)\b/i;
const namesQuestion = /\b(?:my|the) (?:actual |real |only )?question\b/i;
const isToIt = (text: string): boolean =>
  [saysYou, speaksOfTalk, namesQuestion].some((words) => words.test(text));

/** Whether a sentence is said to the companion; what stands in quotation marks is for somebody else, however many sentences long. */
const toIt = (plain: string): ((sentence: SentenceRead) => boolean) => {
  const spans = [...plain.matchAll(speech)].map(
    ({ index, 0: said }) => [index, index + said.length] as const,
  );
  return ({ from, to }) => {
    const own = spans.reduce(
      (text, [begin, end]) =>
        begin < to && end > from
          ? `${text.slice(0, Math.max(0, begin - from))} ${text.slice(Math.max(0, end - from))}`
          : text,
      plain.slice(from, to),
    );
    return isToIt(own);
  };
};

const roleOf = (sentence: SentenceRead, role: string): number => sentence.roles[role] ?? 0;

/** Whether all of a message is said to the companion: then it is no answer. */
export const isAllToIt = ({ plain, sentences }: Reading): boolean => {
  const isSaidToIt = toIt(plain);
  return (
    sentences.length > 0 && sentences.every((sentence) => sentence.isAside || isSaidToIt(sentence))
  );
};

/** The part of a message that answers: all of it where it is short, else the sentences that tell it most. */
export const answerIn = (reading: Reading, role: string): string => {
  const told = reading.sentences.filter(
    ({ isQuestion, ask, isAside }) => !isQuestion && !isAside && !(ask && ask.share > 0.6),
  );
  const isSaidToIt = toIt(reading.plain);
  const about = told.filter((sentence) => !isSaidToIt(sentence));
  const list =
    about.length > 0
      ? about
      : told.length > 0
        ? told
        : reading.sentences.filter(({ isAside }) => !isAside);
  const whole = list.map(({ text }) => text).join(" ");
  if (whole.length <= mostKept) return trimmedEnd(whole);
  const ranked = [...list].sort((a, b) => roleOf(b, role) - roleOf(a, role));
  const best = ranked[0];
  if (!best) return "";
  const second = ranked[1];
  const pair = second && best.text.length + second.text.length < mostKept ? [best, second] : [best];
  const kept = pair
    .sort((a, b) => a.from - b.from)
    .map(({ text }) => text)
    .join(" ");
  return trimmedEnd(kept.length <= mostKept ? kept : cut(kept));
};

/** All of a message that is neither asked nor said to the companion; empty where something in it is: then it is a remark. */
export const ownAnswerIn = ({ plain, sentences }: Reading): string => {
  const isSaidToIt = toIt(plain);
  return sentences.some(isSaidToIt)
    ? ""
    : sentences
        .filter(({ isQuestion, isAside }) => !isQuestion && !isAside)
        .map(({ text }) => text)
        .join(" ");
};

const fewestTold = 6;
const mostTold = 160;

/** The one sentence of a message that a listener would keep; null where all of it is asked or said to the companion. */
export const mattersIn = ({ plain, sentences }: Reading): string | null => {
  const isSaidToIt = toIt(plain);
  const told = sentences.filter(
    (sentence) =>
      !sentence.isQuestion &&
      !sentence.isAside &&
      !isSaidToIt(sentence) &&
      countOf(sentence.text) >= fewestTold &&
      sentence.text.length <= mostTold,
  );
  const [best] = told
    .map(({ text }, at) => ({ text, score: salienceOf(text, at, told.length) }))
    .sort((a, b) => b.score - a.score);
  return best ? trimmedEnd(best.text) : null;
};

const cut = (text: string): string => {
  const end = text.lastIndexOf(" ", mostKept);
  return `${withoutEnd(text.slice(0, end > 0 ? end : mostKept), ",;:–-")}…`;
};

const trimmedEnd = (text: string): string => text.trim().replace(/\s+/g, " ");
