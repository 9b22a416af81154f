import type { Understanding } from "../understanding/understand.ts";

/** "She thought I'd find it stressful", "I don't know if I'm angry": neither is said to be felt. */
const isOnlySupposed =
  /\b(?:know|sure|tell|wonder) (?:if|whether) (?:i'm|i am)\b|\bnot that i\b|\bwould think\b|^(?:and |but |so )*(?:he|she|they|mum|mom|dad|everyone|people|my \w+) (?:\w+ )?(?:said|says|thinks?|thought|told|reckons?)\b/;

/** A message this short is all about the feeling it names. */
const fewWords = 3;

/** Tears may be of any feeling, who is called mad is not angry, and "I'm not proud" may be said with a smile. */
const saysTooLittle = (word: string, lower: string): boolean =>
  /^(?:cr(?:y|ied|ying)|tears?|sob\w*|not .*)$/.test(word) ||
  (word === "wiped" && !/\bwiped out\b/.test(lower)) ||
  (word === "mad" && !/\bmad (?:at|with|about|that)\b/.test(lower));

/** Whether the person says a feeling of themselves, so that it may be met; its word alone is not enough. */
export const isSaidOfOneself = (word: string, { lower, wordCount }: Understanding): boolean =>
  !isOnlySupposed.test(lower) &&
  !saysTooLittle(word, lower) &&
  (wordCount <= fewWords ||
    new RegExp(
      `\\bi(?:'m|'ve|'d)?(?: [\\w']+){0,3} ${word}\\b|\\bme\\b[^.!?]{0,12}\\b${word}|\\b${word}\\w* me\\b`,
    ).test(lower));
