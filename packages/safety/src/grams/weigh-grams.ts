import { readFileSync } from "node:fs";
import { tokensOf } from "../classifier/tokens.ts";
import { gramsOf, placesBits, shareOf } from "./grams-of.ts";

/** How much the words and groups of words speak for it, as odds: nought is even, each step up multiplies them. */
export type GramWeight = { crisis: number; risk: number };

type Table = { bias: number; scale: number; weights: Int8Array };

let loaded: { crisis: Table; risk: Table } | undefined;

const headBytes = 16;

/** Reads the file that training/train-grams.ts writes: a bias and a scale for each answer, then the weights. */
const load = () => {
  if (loaded) return loaded;
  const bytes = readFileSync(new URL("./grams.bin", import.meta.url));
  const places = 2 ** placesBits;
  const table = (index: number): Table => ({
    bias: bytes.readFloatLE(8 * index),
    scale: bytes.readFloatLE(8 * index + 4),
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + headBytes + index * places, places),
  });
  loaded = { crisis: table(0), risk: table(1) };
  return loaded;
};

const oddsOf = ({ bias, scale, weights }: Table, grams: readonly number[]): number => {
  let sum = 0;
  for (const place of grams) sum += weights[place] as number; // places are inside the table
  return bias + sum * scale * shareOf(grams.length);
};

/** The quickest of the three models: it knows groups of words, and nothing of what they mean. */
export const weighGrams = (text: string): GramWeight => {
  const grams = gramsOf(tokensOf(text));
  const { crisis, risk } = load();
  return { crisis: oddsOf(crisis, grams), risk: oddsOf(risk, grams) };
};
