import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { isDoing } from "@app/reading/steps";
import { cutText, speech, withoutEnd } from "@app/reading/text";

/** A day or an hour that is still to come, as people name it. */
const toCome =
  /\b(?:today|tonight|tomorrow|this (?:evening|afternoon|weekend|week)|next (?:week|weekend|month|time)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|at the weekend|(?:before|after) (?:work|dinner|supper|lunch|breakfast|school|church|the (?:shift|weekend|holidays?)))\b/i;

/** What is told of, asked, wished or only possible is no plan. */
const notMeant =
  /\?|^(?:or|maybe|perhaps|do|does|should|shall|can|could|would|is|are|am|what|how|when|which|where|why)\b|^that(?:['’]ll| will|['’]s)\b|\b(?:was|were|had|did|didn't|went|said|told|asked|died|came|got|ago|last|yesterday|used to|always|every|never|could have|should have|if|wish|wonder|maybe|dread|afraid|scared|worry|worried|meeting is|appointment is|they want|wants? an answer|he'd|she'd|they'd|would)\b/i;

/** Said as settled; then what else stands in the sentence may be told, or hang on something. */
const isSettled =
  /^(?:so|right|ok|okay|and|then|well|anyway|yes)?[:, ]*(?:(?:\p{L}+ ){0,3})(?:i['’]?ll|i will|i['’]?m (?:going to|gonna))\b/iu;
const notSettled = /\?|\b(?:i can|i could|i might|maybe|perhaps|hopefully)\b/i;
/** "Come to lunch somewhere quiet." is said to somebody else. */
const withoutSpeech = (content: string): string =>
  content.replace(speech, (said) => (/[.!?].{2}/.test(said) ? ". " : said));

const isPossible = /^(?:\p{L}+ ){0,2}i (?:can|could|might)\b/iu;
const isParting = /\b(?:to bed|good ?night|night night|cheers)\b/i;

/** Who means to do something says so, or begins with what is to be done: "Ring the council on Monday". */
const says =
  /\b(?:i['’]?ll|i will|i shall|i['’]?m (?:going|gonna)|i am going|we['’]?ll|we will|we shall|we['’]?re going|let me)\b/i;
const beginning = /^(?:(?:then|and|so|ok|right|yes|first)[, ]+)*(\p{L}+)/iu;
/** "Ilse tonight, then Ruud on Thursday." */
const namesDay =
  /^\p{Lu}\p{L}+ (?:today|tonight|tomorrow|this (?:evening|weekend)|on \p{L}+day)\b/iu;
/** "Tomorrow 9am." "Friday night then." */
const fewEnough = 4;
const isOwn = (sentence: string): boolean =>
  sentence.split(/\s+/).length <= fewEnough ||
  says.test(sentence) ||
  namesDay.test(sentence) ||
  isDoing(beginning.exec(sentence)?.[1]?.toLowerCase() ?? "");
/** "That's plan enough for me, Sunday it is", "I'll stop here": said of the plan and the talk. */
const isOfTalk =
  /\bplan(?:ned)?\b|\b(?:stop|leave it|end it) (?:here|there|at that|now)\b|^(?:no|nah)\b/i;

/** "I'm going to send it tonight, and I'll ring my sister." */
const twoPlans = /,? and (?=i(?:['’]ll| will|['’]m going to) )/i;

const lastMessages = 2;
const mostWords = 36;
const fewest = 3;
const mostSentences = 2;

const plain = (sentence: string): string => {
  const text = withoutEnd(
    sentence
      .trim()
      .replace(
        /^(?:(?:ok|okay|right|yes|yeah|so|well|and|then|alright|anyway|either way)[,.: ]+)+/i,
        "",
      )
      .replace(/^(?:my|the) plan(?: is)?[:,]? /i, ""),
    " .,!…\n",
  ).replaceAll(";", ",");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** What somebody means to do on a day they named, in their own words, from the end of the talk. */
export const ownPlanIn = (history: readonly HistoryItem[]): string[] =>
  history
    .filter(({ role }) => role === "user")
    .slice(-lastMessages)
    .flatMap(({ content }) => cutText(withoutSpeech(content)).sentences)
    .map(({ text }) => text)
    .filter((sentence) => {
      const words = sentence.split(/\s+/).length;
      const isMeant = isSettled.test(sentence)
        ? !notSettled.test(sentence)
        : ![notMeant, isPossible, isParting].some((not) => not.test(sentence));
      return (
        words >= fewest &&
        words <= mostWords &&
        toCome.test(sentence) &&
        isMeant &&
        !isOfTalk.test(sentence) &&
        isOwn(sentence)
      );
    })
    .slice(-mostSentences)
    .flatMap((sentence) => plain(sentence).split(twoPlans))
    .map(plain);

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
const alike = 0.6;

/** The same task in other words. */
export const isSameTask = (a: string, b: string): boolean => {
  const [x, y] = [wordsOf(a), wordsOf(b)];
  const shared = [...x].filter((word) => y.has(word)).length;
  return shared / Math.max(1, Math.min(x.size, y.size)) >= alike;
};
