import type { AllowedClaim } from "./allowed-claims.ts";
import type { SpokenText } from "./spoken-texts.ts";

/** Words that claim what this is not, or promise what it cannot do. */
const claim =
  /\b(?:therap(?:y|ies|ist|ists|eutic)|psychotherap\w*|treat(?:s|ed|ing|ment|ments)?|diagnos\w*|cure[sd]?|curing|clinically|HIPAA|medical device|replaces?|replacement for|substitute for)\b/i;

type Claim = { file: string; sentence: string };

/** A pattern written as a string: what is recognised, and not what is said. */
const isPattern = (text: string): boolean => /\w\|\w|\(\?:|\)\*|\\b/.test(text);

/** The sentences of a text that hold such a word. An address is no sentence. */
const claimsIn = ({ file, text }: SpokenText): Claim[] =>
  (isPattern(text) ? "" : text)
    .split(/(?<=[.!?;:])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => claim.test(sentence) && !/^[./@]?[\w@./-]+$/.test(sentence))
    .map((sentence) => ({ file, sentence }));

const isAllowed = ({ file, sentence }: Claim, allowed: AllowedClaim): boolean =>
  file.startsWith(allowed.within) &&
  (typeof allowed.says === "string" ? sentence === allowed.says : allowed.says.test(sentence));

export type ClaimsVerdict = { found: number; refused: Claim[]; unused: AllowedClaim[] };

/** Which claims nobody allowed, and which allowances nobody needs any more. */
export const judgeClaims = (
  texts: readonly SpokenText[],
  allowed: readonly AllowedClaim[],
): ClaimsVerdict => {
  const claims = texts.flatMap(claimsIn);
  return {
    found: claims.length,
    refused: claims.filter((made) => !allowed.some((entry) => isAllowed(made, entry))),
    unused: allowed.filter((entry) => !claims.some((made) => isAllowed(made, entry))),
  };
};
