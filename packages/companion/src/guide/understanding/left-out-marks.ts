import { adverbs, isBase, isParticiple } from "../reflect/verbs.ts";

/** What may stand after "he'd" or "she'll". */
const isVerbAfter = (word: string): boolean =>
  /^(?:be|been|have|better|rather|not)$/.test(word) ||
  adverbs.has(word) ||
  isBase(word) ||
  isParticiple(word);

/** Before these words "its", "shed" and "ill" are two words in one. */
const opensClause =
  "what|that|if|because|cos|cause|think|thinks|thought|said|says|say|know|knew|knows|hope|wish|where|how|when|why|but|so|like|since|then|now|though|although|until|unless|while|as|means|reckon|reckons|guess|suppose|feel|feels|maybe|honestly|probably|actually|yeah|no|and then";
const afterOpening = new RegExp(`(?:^|[.,!?;] ?|\\b(?:${opensClause}) )$`, "i");

/** Marks that haste leaves out: the apostrophe of "he'd", the full stop after "hadn't I". */
export const withMarks = (text: string): string =>
  text
    .replace(/\by'?know\b/gi, "you know")
    .replace(/\bit (?=it'?s\b)/gi, "it, ")
    .replace(/ (\w+n'?t) (i|he|she|they|we|it) (?=\2\b)/gi, ". ")
    .replace(/\b(he|they|it|that|who|there)d (?=[a-z])/gi, "$1'd ")
    .replace(
      /\b(shed|wed|shell|were|its|ill|hell) (?=(\p{L}+))/giu,
      (all: string, word: string, next: string, at: number, whole: string) => {
        if (!afterOpening.test(whole.slice(Math.max(0, at - 20), at))) return all;
        const lower = word.toLowerCase();
        const after = next.toLowerCase();
        if (lower === "its")
          return /^(?:own|name|owner|way|place|edges?|best|worst)$/.test(after)
            ? all
            : `${word.slice(0, 2)}'s `;
        if (lower === "were")
          return /ing$|^(?:not|both|all)$/.test(after) && after !== "anything"
            ? `${word.charAt(0)}e're `
            : all;
        return isVerbAfter(after)
          ? `${word.slice(0, lower.endsWith("d") ? -1 : -2)}'${lower.endsWith("d") ? "d" : "ll"} `
          : all;
      },
    );
