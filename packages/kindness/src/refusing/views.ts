import { fold, joinSpelled } from "../fold.ts";

const leet: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "2": "z",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "g",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
  "|": "i",
  "+": "t",
  "(": "c",
  "<": "c",
  "%": "o",
};
/** A digit or a sign among letters stands for one; at the end of a word a sign is only a sign. */
const inWord =
  /(?<=[\p{L}\d@$!|+(<%])[\d@$!|+(<%](?=[\p{L}\d@$|])|(?<![\p{L}\d])[\d@$!|+(<%](?=\p{L})|(?<=\p{L})[\d@$|](?![\d])/gu;
const plainDigits = /(?<![\p{L}@$!|])\d[\d.,:%]*(?![\p{L}@$!|])/gu;

const readLeet = (text: string, one: "i" | "l"): string => {
  // Twice: the letter that was just read makes its neighbour one of a word.
  let read = text;
  for (let round = 0; round < 2; round++) {
    const numbers = new Set(
      [...read.matchAll(plainDigits)].flatMap(({ index, 0: run }) =>
        [...run].map((_, at) => index + at),
      ),
    );
    read = read.replace(inWord, (sign, at: number) =>
      numbers.has(at) ? sign : one === "l" && /[1|!]/.test(sign) ? "l" : (leet[sign] ?? sign),
    );
  }
  return read;
};

const mixed = /\p{L}[\d@$]|[\d@$]\p{L}/u;

/** Where some words are written with digits for letters, words of digits alone may be meant as words, too. */
const readAllLeet = (text: string, one: "i" | "l"): string =>
  text.replace(/[\d@$]/g, (sign) => (one === "l" && sign === "1" ? "l" : (leet[sign] ?? sign)));

const withoutInner = (text: string): string =>
  text.replace(/(?<=\p{L})[._*~·•\\/|=:;"`^-]{1,3}(?=\p{L})/gu, "");
const masked = /(?<=\p{L})[*#•]+(?=\p{L})/gu;

/** Letters of other scripts, pictures and the like: none of the rules speaks of them. */
const unread = /[^a-z0-9\s!-~]/gu;

/** Nothing is read differently by the fourth letter of a kind. */
const repeated = /(.)\1{3,}/gu;

/** Every way in which a text may be meant to be read: as it looks, spelled out, with digits for letters, masked. */
export const viewsOf = (given: string): readonly string[] => {
  const plain = fold(given);
  const looks = plain.text.toLowerCase().replace(/['’‘`´]/g, "");
  const joined = joinSpelled(plain)
    .text.toLowerCase()
    .replace(/['’‘`´]/g, "");
  const bases = [looks, joined, withoutInner(looks), withoutInner(joined)];
  const unmasked = masked.test(looks)
    ? [..."aeiou"].map((vowel) => looks.replace(masked, vowel))
    : [];
  const all = [...bases, ...unmasked];
  const read = [
    ...all,
    ...all.map((text) => readLeet(text, "i")),
    ...all.map((text) => readLeet(text, "l")),
    ...(mixed.test(looks)
      ? [
          readAllLeet(joined, "i"),
          readAllLeet(joined, "l"),
          readLeet(joined, "i").replace(/(?<![\p{L}\d])4(?![\p{L}\d])/gu, "a"),
        ]
      : []),
  ];
  return [...new Set(read.map((text) => text.replace(unread, ".").replace(repeated, "$1$1$1")))];
};
