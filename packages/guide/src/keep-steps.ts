import { speech } from "@app/reading/text";
import { planKeys } from "./paths.ts";
import type { GuideTurn } from "./turn.ts";
import { wholeQuote } from "./write/own-words.ts";
import { takenUp } from "./write/quote.ts";

/** A whole short answer, or what of a longer one a listener would take up. */
const quoteOf = (words: string, reading: GuideTurn["reading"]): string => {
  const taken = takenUp(reading);
  return wholeQuote(words) || (taken && words.includes(taken) ? taken : "");
};

export const file = (
  turn: GuideTurn,
  key: string,
  words: string,
  how: "asked" | "told",
  kind?: string,
): void => {
  if (words.trim() === "") return;
  turn.talk.slots[key] = {
    words: words.slice(0, 400),
    quote: quoteOf(words, turn.reading),
    turn: turn.talk.turn,
    how,
    ...(kind ? { kind } : {}),
  };
};

/**
 * The days and hours that stand beside what is to be done: a day in another sentence belongs to something else, and so
 * does another one where the step names its own.
 */
export const timesOfSteps = ({ sentences, steps, times }: GuideTurn["reading"]): string => {
  const own = times.filter(({ from }) => steps.some((step) => from >= step.from && from < step.to));
  return (own.length > 0 ? own : times)
    .filter((time) =>
      sentences.some(
        ({ from, to }) =>
          time.from >= from &&
          time.from < to &&
          (sentences.length === 1 || steps.some((step) => step.from >= from && step.from < to)),
      ),
    )
    .map(({ text }) => text)
    .join(", ");
};

const saysYou = /\byou(?:r|rs)?\b/i;
/** "… before seven, thanks, night": what is said in parting is no part of it. */
const goodbyeBehind =
  /(?:[,.;!]? (?:thanks|thank you|thx|cheers|ta|night|goodnight|good night|bye|sorry for (?:rambling|going on)|x{1,3}))+[.! ]*$/i;
/** "… say it at the meeting the way I wrote it to you." */
const asToldHere = /,? (?:the way|as|like|what) i (?:\p{L}+ ){0,3}(?:to )?you\b.*$/iu;
/** "I'll just have been told." */
const isOver = /^have (?:been|had|got)\b/i;
/** "I'll open it and it will be dead", "could do it there but it feels a bit grand". */
const isFeared = /\band it(?: will|['’]ll)\b|^(?:do|try) (?:it|that|this) if\b/i;
const isDoubted =
  /\bbut (?:it |that |this )?(?:feels?|seems?|sounds?|might|would|is|i['’]m not|i don['’]?t)\b/i;
/** "I'll leave it there" ends a talk, and is nothing to be done. */
const endsTalk: readonly RegExp[] = [
  /^(?:leave|stop|end) (?:\p{L}+ ){0,4}(?:there|here|at that)\b|^(?:write|say|do|put|make) it (?:myself|then)\b/iu,
  /^(?:leave|skip|pass on) (?:(?:that|this|it)(?: one)?|the question)[.! ]*$|^go (?:now|to (?:bed|sleep))\b/i,
];

/** Nothing to put on a list: it says nothing, or is done before the page is read. */
const ofNow: readonly RegExp[] = [
  /^leave (?:it|things|that|them|everything) as (?:it|they) (?:is|are|stands?)\b|^go (?:and )?do (?:it|that|this)\b/i,
  /^(?:say|bid|wish)(?: you)? good ?(?:night|bye)\b|^(?:say|tell|do)$|^give (?:it|that|this) a (?:go|try|shot)\b/i,
  /^(?:(?:do|try) (?:it|that|this)(?: (?:myself|then|anyway|alone))?|go (?:ahead|on)|carry on|manage|(?:work|figure|sort) (?:it|this|that) out)[.! ]*$/i,
  /\b(?:cup of (?:tea|coffee)|kettle|brew|my (?:glasses|pyjamas|teeth)|to bed|some sleep)\b/i,
  /^(?:make|have|get|cook|start|eat) (?:my |some |the )?(?:tea|coffee|dinner|lunch|supper|breakfast)\b/i,
];

/** "Ok a note then. thursday": settled in a few words, with a day and without a verb. */
const settles = /^(?:(?:ok|okay|right|alright|all right|so|well|yes|yeah|fine|then)[ ,.]+)+/i;
const isTold = /\b(?:was|were|had|did|went|said|is|are|isn['’]?t|not|\p{L}+ed)\b/iu;
const mostSettled = 14;
const longTalk = 4;
const settledIn = ({ reading }: GuideTurn): string | null => {
  const { plain, times, wordCount } = reading;
  const rest = plain.trim().replace(settles, "");
  return times.length > 0 &&
    wordCount <= mostSettled &&
    rest !== plain.trim() &&
    !isTold.test(rest) &&
    !reading.sentences.some(({ isQuestion }) => isQuestion)
    ? rest
    : null;
};

/** Words for somebody may be more than one sentence: they are kept to their end. */
const withSpeech = (text: string, rest: string): string => {
  const isOpen = (text.match(/["“”]/g)?.length ?? 0) % 2 === 1;
  const isSingle = /(?:^|\s)['‘]\p{L}(?:[^'’]|['’]\p{L})*$/u.test(text);
  const end = rest.slice(0, 300).search(isSingle ? /['’](?!\p{L})/u : /["”]/);
  return (isOpen || isSingle) && end >= 0 ? text + rest.slice(0, end + 1) : text;
};

/** What a message says could be done is kept, whatever it was an answer to; a new plan joins the old. */
export const keepSteps = (turn: GuideTurn, how: "asked" | "told"): void => {
  const { reading, talk } = turn;
  const before = talk.slots[planKeys.step];
  const named = reading.steps
    // what is said to the companion is nothing to be done
    .filter(
      ({ text }) =>
        ![...endsTalk, isOver, isDoubted, isFeared, ...ofNow].some((not) => not.test(text)),
    )
    .map(({ text, to, isFirm }) => ({
      text: withSpeech(text, reading.plain.slice(to))
        .replace(goodbyeBehind, "")
        .replace(asToldHere, ""),
      isFirm,
    }))
    .filter(({ text }) => !saysYou.test(text.replace(speech, "")))
    .filter(({ text }) => !before?.words.includes(text));
  // what somebody only thinks of is no plan, unless they were asked for one, or it is all there is in the end
  const isDecided = named.some(({ isFirm }) => isFirm);
  const told = named
    .filter(({ isFirm }) => isFirm || (how === "asked" && !isDecided))
    .map(({ text }) => text);
  const thoughtOf = named.at(-1)?.text ?? (talk.turn >= longTalk ? settledIn(turn) : null);
  if (told.length === 0 && thoughtOf) file(turn, planKeys.maybe, thoughtOf, "told");
  if (told.length > 0)
    file(
      turn,
      planKeys.step,
      [before?.words, ...told].filter(Boolean).join("; "),
      before?.how === "asked" ? "asked" : how,
    );
  const when = timesOfSteps(reading);
  if (when && told.length > 0) file(turn, planKeys.when, when, "asked");
};
