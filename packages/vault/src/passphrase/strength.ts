/// <reference path="./zxcvbn-dictionaries.d.ts" />
import { normalisePassphrase } from "../keys/passphrase-key.ts";

/** One bar of four for each. `weak` is not to be used. */
export type StrengthLevel = "weak" | "fair" | "good" | "strong";

export type PassphraseStrength = {
  level: StrengthLevel;
  bars: 1 | 2 | 3 | 4;
  /** How many guesses a knowing attacker needs, as a power of ten. */
  guessesLog10: number;
  /** Whether it may wrap a vault at all. */
  enough: boolean;
  /** Why it is easy to guess, where there is one plain reason. */
  reason: "common" | "few-words" | "known-about-you" | "pattern" | "short" | null;
};

/** `about` is what others know: name, e-mail address, the product's name, the hint. */
export type MeasureStrength = (passphrase: string, about?: readonly string[]) => PassphraseStrength;

/**
 * A dear computer tries about 10,000 of our derivations a second: 10^8 last three hours,
 * 10^12 three years, 10^15 three thousand. Passphrases hold against somebody who took the whole database.
 */
const levels: readonly { below: number; level: StrengthLevel; bars: PassphraseStrength["bars"] }[] =
  [
    { below: 8, level: "weak", bars: 1 },
    { below: 12, level: "fair", bars: 2 },
    { below: 15, level: "good", bars: 3 },
  ];
const strongest = { level: "strong", bars: 4 } as const;

const shortChars = 8;
/** Measuring grows with the length, and nothing this long is weak for another reason. */
const measuredChars = 128;

/**
 * The meter takes the spaces between words for something to guess, which makes any sentence look
 * strong. An attacker who expects words tries them one after the other; a word again costs next to nothing.
 * A day or a colour is one of few, but nobody knows that it is one: no longer word counts for less
 * than one of the 500 most frequent.
 */
const wordFloorLog10 = (word: string): number => (word.length >= 4 ? 2.7 : 1);

const wordByWordLog10 = (text: string, wordLog10: (word: string) => number): number => {
  const words = text.split(" ");
  const different = [...new Set(words.map((word) => word.toLowerCase()))];
  const repeats = words.length - different.length;
  return different.reduce(
    (sum, word) => sum + Math.max(wordLog10(word), wordFloorLog10(word)),
    repeats * 0.3,
  );
};

const reasonFor = (
  text: string,
  sequence: readonly { pattern: string; dictionaryName?: string | undefined }[],
): PassphraseStrength["reason"] => {
  if (sequence.some(({ dictionaryName }) => dictionaryName?.startsWith("userInputs")))
    return "known-about-you";
  if (text.length < shortChars) return "short";
  if (text.includes(" ")) return "few-words";
  if (sequence.some(({ dictionaryName }) => dictionaryName?.startsWith("passwords")))
    return "common";
  const patterns = ["repeat", "sequence", "spatial", "date"];
  return sequence.some(({ pattern }) => patterns.includes(pattern)) ? "pattern" : "common";
};

/**
 * The dictionaries weigh more than a page, so they come when somebody begins to type. Surnames and
 * the encyclopaedia's words are left out: they are half the weight, and changed no rating we tried.
 */
export const loadStrengthMeter = async (): Promise<MeasureStrength> => {
  const [{ ZxcvbnFactory }, common, words, firstNames] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en/dist/commonWords.json.mjs"),
    import("@zxcvbn-ts/language-en/dist/firstnames.json.mjs"),
  ]);
  const meter = new ZxcvbnFactory({
    dictionary: {
      ...common.dictionary,
      "commonWords-en": words.default,
      "firstnames-en": firstNames.default,
    },
    graphs: common.adjacencyGraphs,
    maxLength: measuredChars,
  });
  return (passphrase, about = []) => {
    const text = normalisePassphrase(passphrase);
    const known = about.flatMap((entry) => [entry, ...entry.split(/[^\p{L}\p{N}]+/u)]);
    const check = (part: string) => meter.check(part, known.filter(Boolean));
    const whole = check(text);
    const guessesLog10 = Math.min(
      whole.guessesLog10,
      check(text.replaceAll(" ", "")).guessesLog10,
      wordByWordLog10(text, (word) => check(word).guessesLog10),
    );
    const { level, bars } = levels.find(({ below }) => guessesLog10 < below) ?? strongest;
    const parts = whole.sequence.map((part) => ({
      pattern: String(part.pattern),
      dictionaryName: "dictionaryName" in part ? String(part.dictionaryName) : undefined,
    }));
    const enough = level !== "weak";
    return { level, bars, guessesLog10, enough, reason: enough ? null : reasonFor(text, parts) };
  };
};
