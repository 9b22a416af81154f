import type { Random } from "./random.ts";

/** The ways one sentence is really typed. None of them changes what it says. */

const neighbours: Readonly<Record<string, string>> = {
  a: "sq",
  e: "wr",
  i: "uo",
  o: "ip",
  n: "bm",
  t: "ry",
  s: "ad",
  r: "et",
  h: "gj",
  l: "k",
};

const slipIn = (word: string, random: Random): string => {
  if (word.length < 4) return word;
  const at = 1 + Math.floor(random.next() * (word.length - 2));
  const kind = random.next();
  if (kind < 0.35) return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  if (kind < 0.65) return word.slice(0, at) + word.slice(at + 1);
  if (kind < 0.8) return word.slice(0, at) + word[at] + word.slice(at);
  const near = neighbours[word[at] ?? ""];
  return near ? word.slice(0, at) + random.pick([...near]) + word.slice(at + 1) : word;
};

const typos = (text: string, random: Random): string =>
  text.replace(/[a-z]{4,}/gi, (word) => (random.chance(0.12) ? slipIn(word, random) : word));

const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\byou\b/g, "u"],
  [/\byour\b/g, "ur"],
  [/\bbecause\b/g, "cos"],
  [/\bgoing to\b/g, "gonna"],
  [/\bwant to\b/g, "wanna"],
  [/\bplease\b/g, "pls"],
  [/\bright now\b/g, "rn"],
  [/\bpeople\b/g, "ppl"],
  [/\btomorrow\b/g, "tmrw"],
  [/\bwith\b/g, "w"],
  [/\babout\b/g, "abt"],
  [/\bmy boyfriend\b/g, "my bf"],
  [/\bmy girlfriend\b/g, "my gf"],
  [/\bmum\b/g, "mom"],
];

const texting = (text: string, random: Random): string =>
  shortForms.reduce(
    (written, [long, short]) => (random.chance(0.6) ? written.replace(long, short) : written),
    text.replace(/'/g, ""),
  );

const longForms: readonly (readonly [RegExp, string])[] = [
  [/\bi'm\b/g, "i am"],
  [/\bi've\b/g, "i have"],
  [/\bdon't\b/g, "do not"],
  [/\bcan't\b/g, "cannot"],
  [/\bwon't\b/g, "will not"],
  [/\bwanna\b/g, "want to"],
  [/\bgonna\b/g, "going to"],
];

const properly = (text: string): string =>
  text
    .replace(
      /(^|[.?!] )([a-z])/g,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replace(/\bi\b/g, "I")
    .replace(/([a-z0-9)])$/i, "$1.");

const formal = (text: string): string =>
  properly(longForms.reduce((written, [short, long]) => written.replace(short, long), text));

const stretched = (text: string, random: Random): string => {
  const words = text.split(" ");
  const at = Math.floor(random.next() * words.length);
  return words
    .map((word, place) => (place === at ? word.replace(/([aeo])(?=\w*$)/, "$1$1$1") : word))
    .join(" ");
};

export const inSomeRegister = (text: string, random: Random): string => {
  const kind = random.next();
  if (kind < 0.3) return text;
  if (kind < 0.5) return properly(text);
  if (kind < 0.58) return formal(text);
  if (kind < 0.72) return texting(text, random);
  if (kind < 0.86) return typos(text, random);
  if (kind < 0.9) return text.toUpperCase();
  if (kind < 0.95) return text.replace(/[,.?!']/g, "");
  return stretched(text, random);
};
