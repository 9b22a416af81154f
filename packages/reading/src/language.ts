import { gramsOf, type LinearTable, oddsBy, readTables } from "./grams-of.ts";
import { commonWords } from "./word-lists.ts";

const languages = [
  "zh",
  "hi",
  "es",
  "fr",
  "ar",
  "bn",
  "pt",
  "ru",
  "ur",
  "id",
  "de",
  "ja",
  "it",
  "tr",
  "pl",
  "ko",
  "other",
] as const;
export type DetectedLanguage = (typeof languages)[number];

const scripts: readonly (readonly [DetectedLanguage, RegExp])[] = [
  ["ja", /[\u3040-\u30ff]/],
  ["zh", /[\u4e00-\u9fff]/],
  ["ko", /[\uac00-\ud7af]/],
  ["bn", /[\u0980-\u09ff]/],
  ["hi", /[\u0900-\u097f]/],
  ["ur", /[\u0679\u0688\u0691\u06ba\u06d2\u06c1\u06be]/],
  ["ar", /[\u0600-\u06ff]/],
  ["other", /[іїєґ]/i],
  ["ru", /[\u0400-\u04ff]/],
  [
    "other",
    /[\u0370-\u03ff\u0590-\u05ff\u0e00-\u0e7f\u0b80-\u0bff\u0c00-\u0c7f\u0a80-\u0aff\u10a0-\u10ff\u0530-\u058f\u1200-\u137f]/,
  ],
];

/** Those in Latin letters that are told apart, English first; `other` is any of the rest. */
export const latinLanguages = [
  "en",
  "es",
  "pt",
  "fr",
  "de",
  "it",
  "hi",
  "id",
  "tr",
  "pl",
  "other",
] as const;

/** The tables of training/train-languages.ts have so many places, as a power of two. */
export const languageBits = 15;

/** More of a text than this tells no more of its language. */
const tellingChars = 400;

export const languageTokens = (lower: string): string[] =>
  lower.slice(0, tellingChars).match(/[\p{L}']+/gu) ?? [];

let tables: LinearTable[] | undefined;

/** Which language the words and letters look like most, and by how much more than like English. */
const likeliest = (words: string[]): { language: DetectedLanguage | "en"; lead: number } => {
  tables ??= readTables(
    new URL("./languages.bin", import.meta.url),
    latinLanguages.length,
    languageBits,
  );
  const grams = gramsOf(words);
  const odds = tables.map((table) => oddsBy(table, grams));
  const best = odds.indexOf(Math.max(...odds));
  return { language: latinLanguages[best] ?? "en", lead: (odds[best] ?? 0) - (odds[0] ?? 0) };
};

const english = new Set(
  "the a i i'm is am are was to of and my me in it that for on with you but not have so just be this at she he they what can do don't know feel like really no hi hello hey ok okay yes thanks all about because when how why if from as out up we her his an by or work help today".split(
    " ",
  ),
);

const knownEnglish: ReadonlySet<string> = new Set([...english, ...commonWords]);

/** Thanks and good nights people borrow, and go on in English. */
const borrowed =
  /\b(?:bonne nuit|bonsoir|merci(?: beaucoup)?|au revoir|buenas noches|muchas gracias|gracias|hasta luego|gute nacht|danke|buona notte|grazie|ciao|nos da|diolch|shalom|namaste)\b/g;
/** What of a message is its own: nothing is left out where that is all there is. */
const lessBorrowed = (lower: string): string => {
  const rest = lower.replace(borrowed, " ");
  return (rest.match(/[\p{L}']+/gu) ?? []).length > 1 ? rest : lower;
};

const isKnown = (word: string): boolean =>
  knownEnglish.has(word) || (word.includes("'") && knownEnglish.has(word.split("'")[0] ?? ""));

/** After words in another language, a message in which next to nothing is English goes on in it. */
export const isHardlyEnglish = (lower: string): boolean => {
  const words = lessBorrowed(lower).match(/[\p{L}']+/gu) ?? [];
  return words.length > 0 && words.filter(isKnown).length / words.length < hardly;
};
const hardly = 0.3;

/** From so many English words on a message is English, whatever its letters look like. */
const mostlyEnglish = 0.6;
/** So much more than like English, in odds. */
const surely = 1;

/** The language a message is written in, when it is not English; null for English or too little to say. */
export const detectLanguage = (lower: string): DetectedLanguage | null => {
  const letters = (lower.match(/\p{L}/gu) ?? []).length;
  if (letters === 0) return null;
  const foreign = (lower.match(/[^\p{Script=Latin}\P{L}]/gu) ?? []).length;
  if (foreign / letters > 0.4)
    return scripts.find(([, pattern]) => pattern.test(lower))?.[0] ?? "other";
  const words = lower.match(/[\p{L}']+/gu) ?? [];
  if (words.length < 2) {
    const alone: Readonly<Record<string, DetectedLanguage>> = {
      hola: "es",
      bonjour: "fr",
      salut: "fr",
      olá: "pt",
      oi: "pt",
      hallo: "de",
      ciao: "it",
      halo: "id",
      merhaba: "tr",
      cześć: "pl",
      namaste: "hi",
      buongiorno: "it",
      gracias: "es",
      merci: "fr",
      danke: "de",
      ayuda: "es",
    };
    return alone[words[0] ?? ""] ?? null;
  }
  const { language, lead } = likeliest(languageTokens(lower));
  if (language === "en" || lead < surely) return null;
  // Names and slips look like anything: most of what is English is in English words.
  const plain = words.filter((word) => knownEnglish.has(word)).length;
  return plain / words.length <= mostlyEnglish ? language : null;
};

/** Fewer words than this may be names, or slips of the hand. */
const tellingWords = 4;

/** Hardly a word of a whole message is English, and it does not look like English badly written. */
export const isMostlyForeign = (text: string): boolean => {
  const lower = text.toLowerCase();
  const words = languageTokens(lower);
  return words.length >= tellingWords && isHardlyEnglish(lower) && likeliest(words).lead > 0;
};
