import type { Reading, SentenceRead } from "@app/reading/reading";
import { salienceOf } from "@app/reading/salience";
import { speech, withoutEnd, withoutEnds } from "@app/reading/text";
import { byItself, hangs, isToIt, offersWords, onlyLeadsUp, rebuts } from "./beside-the-matter.ts";

const mostQuoted = 5;
const mostKept = 380;

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

/** The part of a message that answers: all of it where it is short, else the sentences that tell it most. Nothing in a first message can put us right. */
export const answerIn = (reading: Reading, role: string, isFirst = false): string => {
  const told = reading.sentences.filter(
    ({ isQuestion, ask, isAside }) =>
      !isQuestion && (isFirst || !(isAside || (ask && ask.share > 0.6))),
  );
  const isSaidToIt = toIt(reading.plain);
  const isOffered = inOffered(reading.plain);
  // "Something else. Her name is Claire.": the first sentence may only put a question of ours right
  const isRebuttal = ({ from, text }: SentenceRead): boolean =>
    !isFirst && from === 0 && reading.sentences.length > 1 && rebuts(text);
  const about = told.filter(
    (sentence) =>
      !isSaidToIt(sentence) &&
      !onlyLeadsUp(sentence.text) &&
      !isOffered(sentence) &&
      !isRebuttal(sentence),
  );
  const list =
    about.length > 0
      ? about
      : told.length > 0
        ? told
        : reading.sentences.filter(({ isAside }) => !isAside);
  return stretchOf(list, role);
};

/** As many sentences in a row as a page holds, around the one that tells it most: with gaps they would say something else. */
const stretchOf = (list: readonly SentenceRead[], role: string): string => {
  const best = [...list].sort((one, other) => roleOf(other, role) - roleOf(one, role))[0];
  if (!best) return "";
  let [from, to] = [list.indexOf(best), list.indexOf(best) + 1];
  const textOf = (start: number, end: number): string =>
    list
      .slice(start, end)
      .map(({ text }) => text)
      .join(" ");
  for (;;) {
    if (from > 0 && textOf(from - 1, to).length <= mostKept) from -= 1;
    else if (to < list.length && textOf(from, to + 1).length <= mostKept) to += 1;
    else break;
  }
  const kept = textOf(from, to);
  return trimmedEnd(kept.length <= mostKept ? kept : cut(kept));
};

/** What of a message answers a question about one's own view: empty where something in it is said to the companion, since then it is a remark. */
export const ownAnswerIn = ({ plain, sentences }: Reading): string => {
  const isSaidToIt = toIt(plain);
  return sentences.some(isSaidToIt)
    ? ""
    : sentences
        .filter(({ isQuestion, isAside, text }) => !isQuestion && !isAside && !onlyLeadsUp(text))
        .slice(0, mostSentences)
        .map(({ text }) => text)
        .join(" ");
};
const mostSentences = 2;

/** Said by somebody else, and not to be said: "once he says “…”", "my dad did the guilt thing, “…”". */
const reported = /\b(?:he|she|they|who|mum|mom|dad|\p{Lu}\p{Ll}+)\b[^.!?]{0,30}$/iu;
const fewestSaid = 4;

/** Words for somebody: what stands in quotation marks where anything does, else all that is neither asked nor leads up to them. */
export const wordsIn = (reading: Reading): string => {
  const { plain, sentences } = reading;
  const offered = wordsOffered(reading);
  if (offered) return offered;
  const said = [...plain.matchAll(speech)]
    .filter(({ index }) => !reported.test(plain.slice(Math.max(0, index - reportedWithin), index)))
    .map(([words]) => words.slice(1, -1).trim())
    .filter((words) => countOf(words) >= fewestSaid);
  if (said.length > 0) return said.join(" ");
  if (unsayable.test(plain)) return "";
  const led = [afterColon, asSaid]
    .map((lead) => plain.slice(endOf(lead.exec(plain)) ?? plain.length).trim())
    .find((words) => countOf(words) >= fewestSaid);
  if (led) return withoutTail(led);
  const told = sentences
    .filter(
      ({ isQuestion, isAside, text }) =>
        !(isQuestion && ofTheWords.test(text)) &&
        !isAside &&
        !onlyLeadsUp(text) &&
        !ofThem.test(text) &&
        !ofTheTalk.test(text) &&
        !/["“”]/.test(text),
    )
    .map(({ text }) => text.replace(leadsIntoThem, ""))
    .join(" ");
  // words for somebody speak to them, or are called so
  return speaksToSomebody.test(told) ? told : "";
};
/** Words end where somebody speaks of them, asks about them, or says what they will do. */
const withoutTail = (words: string): string => {
  const all = words.split(/(?<=[.!?…])\s+/);
  const end = all.findIndex(
    (one, at) => at > 0 && (onThem.test(one) || ofThem.test(one) || asksOfThem.test(one)),
  );
  return (end < 0 ? all : all.slice(0, end)).join(" ");
};
const asksOfThem =
  /^(?:do i|should i|would (?:that|it)|will (?:that|it)|is (?:that|it)|does (?:that|it)|how(?:['’]s| is) that)\b/i;
const mostEchoed = 4;
const asksOwn =
  /^(?:and |but |so )?(?:how|why|should|shall|is|are|was|do|does|did|can|could|am|will|would|what (?:do|should|would|if|now|else))\b/i;
/** "I could write to her: … Are you angry?" is asked of her, and "The party? I picture myself …" only takes up our question. */
export const withoutTheirQuestions = (reading: Reading): Reading => {
  const { plain, sentences } = reading;
  const from = endOf(afterColon.exec(plain)) ?? endOf(asSaid.exec(plain)) ?? plain.length;
  const isTheirs = (one: SentenceRead): boolean => one.from >= from && !asksOfThem.test(one.text);
  const isEcho = (one: SentenceRead): boolean =>
    one.from === 0 &&
    sentences.length > 1 &&
    countOf(one.text) <= mostEchoed &&
    !asksOwn.test(one.text);
  return {
    ...reading,
    sentences: sentences.map((sentence) =>
      sentence.isQuestion && (isTheirs(sentence) || isEcho(sentence))
        ? { ...sentence, isQuestion: false, ask: null }
        : sentence,
    ),
  };
};
const endOf = (found: RegExpExecArray | null): number | null =>
  found && found.index + found[0].length;
/** "I'll write it myself then: Mum, I forgot …" */
const afterColon =
  /\b(?:say|said|write|put|text|send|ask|tell|message|like|goes|maybe|perhaps|then|so)\b[^:.!?]{0,30}:\s+(?=\S)/i;
/** "I'd say like... Callum, when you say it's up to me" */
const asSaid =
  /\bi(?:['’]?d| would)(?: just| probably)? (?:say|write|put|text)(?: something)?(?: like)?[.…,: ]{1,4}(?=[^.]{0,200}\byou\b)/i;
/** "But you can't say that to a child." */
const unsayable =
  /\b(?:can['’]?t|cannot|couldn['’]?t|wouldn['’]?t|not going to|would never|could never) (?:really |actually |possibly |just )?(?:say|tell|ask|write|send)\b/i;
/** "I think I have just put it, a moment ago." */
const ofTheTalk =
  /\bi(?:['’]ve| have)? (?:just |already )*(?:put|said|told|written|wrote|answered)\b.{0,12}\b(?:it|that|this|you|so)\b|\bi(?:['’]m| am) wondering\b/i;
/** "Is that too blunt?" is asked about them, and "could you say one sentence for me?" is one of them. */
const ofTheWords = /\b(?:is|does|will|would|was|do you think|should|how|what|who|which)\b/i;
/** "I will tell him on Thursday." */
const ofThem =
  /\bi(?:['’]ll| will|['’]m going to) (?:tell|say|ask|ring|phone|call|text|send|write|do|try|take)\b/i;
/** "Oof. Looks tiny written down.": said of them, and no part of them. */
const onThem =
  /^(?:then i|and then i|but then|oof|ha|phew|hm+|there|looks?|sounds?|it (?:looks|sounds)|something like that)\b/i;
const leadsIntoThem =
  /^(?:well,? |ok,? |so,? )*(?:i(?:['’]?d| would|['’]ll)(?: just)? (?:say|tell \w+|write)|something like|in a sentence|it would be)[:,]? +/i;
const speaksToSomebody =
  /\b(?:you|your|yours)\b|\bi(?:['’]?d| would) (?:just )?(?:say|tell|write)\b|\bsomething like\b/i;
const reportedWithin = 40;

const fewestOffered = 6;

const offeredIn = (plain: string): RegExpExecArray[] =>
  [...plain.matchAll(speech)].filter(({ index }) =>
    offersWords(plain.slice(Math.max(0, index - reportedWithin), index)),
  );

/** Whether a sentence belongs to words that are offered: they stand on the page by themselves. */
const inOffered = (plain: string): ((sentence: SentenceRead) => boolean) => {
  const spans = offeredIn(plain);
  return ({ from, to }) =>
    spans.some(({ index, 0: said }) => index < to && index + said.length > from);
};

/** Words for somebody that a message puts in quotation marks as such; empty where it does not. */
export const wordsOffered = ({ plain }: Reading): string => {
  const words = offeredIn(plain)
    .map(([quoted]) => quoted.slice(1, -1).trim())
    .join(" ");
  return countOf(words) >= fewestOffered ? words : "";
};

/** One sentence of several that stand in quotation marks. */
const isHalfSaid = (text: string): boolean => (text.match(/["“”]/g)?.length ?? 0) % 2 === 1;

/** "That's what it is", "what I'm actually dreading", "I'm jealous": somebody says what it is for them. */
const tellsItself: readonly RegExp[] = [
  /\b(?:that(?:['’]?s| is) (?:it|what it is|the thing)|i think (?:that(?:['’]?s| is)|it(?:['’]?s| is)|what)|(?:was|is) the lie|it hurts?)\b/i,
  /\bthe (?:truth|thing|point|worst|hardest|saddest)\b.{0,20}\bis\b|\bi (?:\p{L}+ )?(?:miss|dread|mind|wish|want|hate|love)\b/iu,
  /\bwhat i(?:['’]?m| am|['’]ve been) (?:\p{L}+ )?(?:dreading|afraid of|scared of|missing|hoping)\b/iu,
  /\bi(?:['’]?m| am) (?:\p{L}+ ){0,2}(?:hurt|jealous|scared|afraid|frightened|ashamed|lonely|angry|furious|sad|proud|glad|dreading|tired of)\b/iu,
];
const worthOfItself = 0.8;
/** How much of a sentence a listener would keep. */
export const keptWeightOf = (text: string, at: number, of: number): number =>
  salienceOf(text, at, of) + (tellsItself.some((words) => words.test(text)) ? worthOfItself : 0);
const fewestTold = 6;
const mostTold = 160;

/** The one sentence of a message that a listener would keep; null where all of it is asked or said to the companion. */
export const mattersIn = ({ plain, sentences }: Reading): string | null => {
  const isSaidToIt = toIt(plain);
  const isOffered = inOffered(plain);
  const told = sentences.filter(
    (sentence) =>
      !sentence.isQuestion &&
      !sentence.isAside &&
      !isSaidToIt(sentence) &&
      !onlyLeadsUp(sentence.text) &&
      !hangs(sentence.text) &&
      !isHalfSaid(sentence.text) &&
      !isOffered(sentence) &&
      !(sentence.from === 0 && rebuts(sentence.text)) &&
      countOf(sentence.text) >= fewestTold &&
      sentence.text.length <= mostTold,
  );
  const [best] = told
    .map(({ text }, at) => ({
      text,
      score: keptWeightOf(text, at, told.length),
    }))
    .sort((a, b) => b.score - a.score);
  return best ? trimmedEnd(byItself(best.text)) : null;
};

const cut = (text: string): string => {
  const end = text.lastIndexOf(" ", mostKept);
  return `${withoutEnd(text.slice(0, end > 0 ? end : mostKept), ",;:–-")}…`;
};

const trimmedEnd = (text: string): string => text.trim().replace(/\s+/g, " ");
