import { isBase, isPast, isThird } from "../reflect/verbs.ts";
import { bareWord, splitWords } from "../reflect/words.ts";

const helper =
  /^(?:is|isn't|are|aren't|has|hasn't|have|haven't|do|don't|does|doesn't|can|can't|will|won't|should|might|may|must|am)$/;
const helperThen =
  /^(?:was|wasn't|were|weren't|had|hadn't|did|didn't|could|couldn't|would|wouldn't)$/;
const pronoun = /^(?:i|we|they|you|he|she|it|people|nobody|everyone|everybody|someone)$/;

/** Whether the sentence is told as something that happened; its first verb decides. */
export const isPastTense = (clause: string): boolean => {
  const list = splitWords(clause).map(bareWord);
  if (/'(?:s|re|m|ll)$/.test(list[0] ?? "")) return false;
  const byPronoun = pronoun.test(list[0] ?? "");
  for (const word of list.slice(1)) {
    if (helper.test(word) || /'(?:s|re|m|ve|ll)$/.test(word)) return false;
    if (helperThen.test(word)) return true;
    if (isPast(word) && !isBase(word)) return word !== "used";
    // a noun may look like a verb: "the man in the post office asked"
    if (isThird(word) || (byPronoun && isBase(word))) return false;
  }
  return false;
};

/** Something with a day or a time still before it. */
export const isAhead = (clause: string): boolean =>
  /\b(?:tomorrow|next (?:week|month|year|\w+day|term)|in (?:a|two|three|\d+) (?:days?|weeks?|months?)|(?:on|this|till|until|by) (?:the \d+(?:st|nd|rd|th)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend)|at the weekend|soon|is coming|coming (?:up|over|round|home|to)|going to (?!the\b|a\b|my\b|church|bed|work|school|bits|pieces|plan|sleep)|gonna|i'll|we'll|he'll|she'll)\b/i.test(
    clause,
  );
