import { readFileSync } from "node:fs";
import { placesBits, shareOf } from "./grams-of.ts";

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
