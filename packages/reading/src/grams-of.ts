import { readFileSync } from "node:fs";

/** The table has this many places, each for the word groups whose hash ends up there. */
export const placesBits = 18;
const places = 2 ** placesBits;

const first = 0x811c9dc5;

/** FNV-1a, one letter on. */
const withLetter = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);

const hashOf = (text: string, start: number): number => {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = withLetter(hash, text.charCodeAt(at));
  return hash;
};

/** The last bits of FNV-1a are its weakest: the higher ones are folded in. */
const placeOf = (hash: number): number => ((hash ^ (hash >>> 15)) >>> 0) % places;

const joined = (one: number, other: number): number => Math.imul(one ^ 0x9e3779b9, 31) + other;

/** Letters of one word, three to five at a time: what a slip of the hand leaves intact. */
const letterSizes = [3, 4, 5] as const;

/**
 * Where a text's single words, pairs, pairs with a gap, threes and groups of letters stand in the
 * table; each place once.
 */
export const gramsOf = (tokens: readonly string[]): number[] => {
  const found = new Set<number>();
  const words = tokens.map((token) => hashOf(token, first));
  for (const [at, word] of words.entries()) {
    found.add(placeOf(word));
    const [second, third] = [words[at + 1], words[at + 2]];
    if (second === undefined) continue;
    const pair = joined(word, second);
    found.add(placeOf(pair));
    if (third === undefined) continue;
    found.add(placeOf(joined(pair, third)));
    found.add(placeOf(joined(joined(word, 7), third)));
  }
  for (const token of tokens) {
    if (token.length < 4) continue;
    const marked = `<${token}>`;
    for (const size of letterSizes)
      for (let at = 0; at + size <= marked.length; at++)
        found.add(placeOf(hashOf(marked.slice(at, at + size), 0x1234567)));
  }
  return [...found];
};

/** A long text has more of everything: each group then counts for less. */
export const shareOf = (count: number): number => 3 * (count + 5) ** -0.35;

/** What a linear model learnt of one answer: a weight for each place where a group of words may stand. */
export type LinearTable = { bias: number; scale: number; weights: Int8Array };

/** Reads the file that training/linear.ts writes: a bias and a scale for each answer, then the weights. */
export const readTables = (file: URL, count: number, bits = placesBits): LinearTable[] => {
  const bytes = readFileSync(file);
  const places = 2 ** bits;
  return Array.from({ length: count }, (_, index) => ({
    bias: bytes.readFloatLE(8 * index),
    scale: bytes.readFloatLE(8 * index + 4),
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + 8 * count + index * places, places),
  }));
};

/** How much the groups speak for it, as odds: nought is even, each step up multiplies them. */
export const oddsBy = ({ bias, scale, weights }: LinearTable, grams: readonly number[]): number => {
  const last = weights.length - 1;
  let sum = 0;
  for (const place of grams) sum += weights[place & last] as number; // a power of two of places
  return bias + sum * scale * shareOf(grams.length);
};
