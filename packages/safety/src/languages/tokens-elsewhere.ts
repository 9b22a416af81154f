import { withoutNotMeant } from "./all-languages.ts";
import { foldAccents } from "./language-rules.ts";

/** Where words are not parted by blanks each letter is one by itself. */
const unparted = /[\u3040-\u30ff\u3400-\u9fff]/;
const tokens = /[\u3040-\u30ff\u3400-\u9fff]|[\p{L}\p{M}']+|\d+|[?!]/gu;

/** A long paste is read as far as this; what was found by a rule anywhere in it counts all the same. */
const maxTokens = 300;

/** The words of a text in any of the ten languages; what is repeated to be louder is said once. */
export const tokensElsewhere = (text: string): string[] => {
  const folded = withoutNotMeant(foldAccents(text.slice(0, 4000)));
  const found = folded.match(tokens) ?? [];
  return found
    .map((token) => (unparted.test(token) ? token : token.replace(/(.)\1{2,}/gu, "$1$1")))
    .slice(0, maxTokens);
};
