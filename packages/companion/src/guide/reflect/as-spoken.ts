import { adverbs, isBase, isParticiple } from "./verbs.ts";
import { bareWord } from "./words.ts";

const short: Readonly<Record<string, string>> = {
  am: "'re",
  are: "'re",
  is: "'s",
  will: "'ll",
  have: "'ve",
  has: "'s",
};

/** "You are dreading it" is written; somebody who listens says "you're dreading it". */
export const asSpoken = (text: string): string =>
  text
    .replace(/\bwill not (?=[a-z])/gi, "won't ")
    .replace(
      /(^|\b(?:and|but|because|so|that|think|know|now) )(you|he|she|it|they) (are|is|will|have|has) (?=(\S+)(?: (\S+))?)/gi,
      (
        all: string,
        before: string,
        who: string,
        verb: string,
        next: string,
        after: string | undefined,
      ) => {
        const helps =
          !/^ha/i.test(verb) ||
          /^(?:been|not)$/.test(bareWord(next)) ||
          (isParticiple(bareWord(next)) && !isBase(bareWord(next))) ||
          (adverbs.has(bareWord(next)) && isParticiple(bareWord(after)));
        return helps ? `${before}${who}${short[verb.toLowerCase()] ?? ""} ` : all;
      },
    )
    .replace(
      /\b(do|does|did|would|could|should|have|has|had|was|were) not (?=[a-z])(?!only\b)/gi,
      "$1n't ",
    )
    .replace(/\bcannot\b/gi, "can't")
    // "I've a plant off him" is said by few, and understood by all as "have"
    .replace(/\b(you|they)'ve (?=(?:an?|the|to|no|nothing|your|his|her)\b)/gi, "$1 have ");
