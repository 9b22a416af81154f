import type { ScrubSpan } from "./scrub-span.ts";

const digitWords: Readonly<Record<string, string>> = {
  zero: "0",
  oh: "0",
  nought: "0",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
};
const words = Object.keys(digitWords).join("|");
/** What stands between two digits of one number: signs, and the words for them. */
const signs = String.raw`[\s().\-–—_/\\|:*~·•,+#'"]`;
const between = `${signs}{0,6}(?:(?:dash|hyphen|space|then|and|double|triple|plus|minus)${signs}{1,3})?`;
const digit = String.raw`(?:\d|(?:${words})(?![\p{L}])|(?<=[\d\s(+-])[oO](?=[\s().-]{0,2}\d)|(?<![\p{L}\d])[oO]{1,2}(?=\d)|(?<=\d)[lI](?=\d))`;
const runs = new RegExp(
  String.raw`(?<![\p{L}\d])[(+_]{0,3}(?:plus\s?)?(?:${digit})(?:${between}(?:${digit})){6,}(?![\d])`,
  "giu",
);

const minDigits = 7;

const dates =
  /\b(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d{2}|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2})\b/g;
const years = /(?<!\d)(?:(?:19|20)\d{2}[\s,\-–—/:.]+(?:and\s)?)+(?:(?:19|20)\d{2}|\d{2})(?!\d)/g;
const thousands = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const clock = /\b\d{1,2}[:.]\d{2}\b/g;

/** One, two, three, as somebody counts breaths: every number follows the one before, up or down. */
const isCounting = (run: string): boolean => {
  const numbers = run
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((part) => Number(digitWords[part] ?? part));
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
  const [step] = steps;
  return numbers.length > 3 && (step === 1 || step === -1) && steps.every((each) => each === step);
};

const countDigits = (run: string): number =>
  run.replace(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "giu"), "0").replace(/[^\doOlI]/g, "")
    .length;

const isHarmless = (run: string): boolean => {
  const plain = run.trim();
  if (thousands.test(plain) || isCounting(plain)) return true;
  const rest = plain.replace(dates, "").replace(years, "").replace(clock, "");
  return countDigits(rest) < minDigits;
};

export const findPhones = (text: string): ScrubSpan[] =>
  [...text.matchAll(runs)]
    .filter(({ 0: run }) => countDigits(run) >= minDigits && !isHarmless(run))
    .map(({ index, 0: run }) => ({
      kind: "phone",
      start: index,
      end: index + run.trimEnd().length,
    }));
