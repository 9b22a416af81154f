import type { RiskCategory } from "@app/contract/reply-events";
import { tokensOf } from "./tokens.ts";
import { type Branch, readWeights, type Weights } from "./weights.ts";

export type Suspicion = {
  /** How sure it is of a crisis, from 0 to 1. */
  crisis: number;
  /** How sure it is of a crisis or a concern, from 0 to 1. */
  risk: number;
  category: RiskCategory;
};

type Classifier = {
  weights: Weights;
  /** What a word adds to the filters, kept for words that come up again and again. */
  known: Map<string, Float32Array>;
};

/** About 8 kB each: the words of everyday talk fit, and memory stays modest. */
const maxKnown = 1500;

/** So many words at the least must be English ones, or the text is not in its language. */
const englishShare = 0.6;

let loaded: Classifier | undefined;

const load = (): Classifier => {
  loaded ??= {
    weights: readWeights(new URL("./weights.bin", import.meta.url)),
    known: new Map(),
  };
  return loaded;
};

/** FNV-1a over the letters, the same as in train.py. */
const bucketOf = (marked: string, start: number, end: number, buckets: number): number => {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++)
    hash = Math.imul(hash ^ marked.charCodeAt(at), 0x01000193) >>> 0;
  return hash % buckets;
};

const vectorOf = (token: string, weights: Weights): Float64Array => {
  const { dimensions, buckets } = weights;
  const vector = new Float64Array(dimensions);
  const index = weights.words.get(token);
  if (index !== undefined) {
    const scale = weights.wordScales[index] ?? 0;
    for (let d = 0; d < dimensions; d++)
      vector[d] = (weights.wordTable[index * dimensions + d] ?? 0) * scale;
    return vector;
  }
  const marked = `<${token}>`;
  let count = 0;
  for (const size of [3, 4, 5])
    for (let at = 0; at + size <= marked.length; at++) {
      const bucket = bucketOf(marked, at, at + size, buckets);
      const scale = weights.pieceScales[bucket] ?? 0;
      for (let d = 0; d < dimensions; d++)
        vector[d] = (vector[d] ?? 0) + (weights.pieceTable[bucket * dimensions + d] ?? 0) * scale;
      count++;
    }
  if (count > 0) for (let d = 0; d < dimensions; d++) vector[d] = (vector[d] ?? 0) / count;
  return vector;
};

const addsOf = (token: string, { weights, known }: Classifier): Float32Array => {
  const kept = known.get(token);
  if (kept) return kept;
  const { columns, windows } = weights;
  const adds = new Float32Array(columns);
  const vector = vectorOf(token, weights);
  for (let d = 0; d < vector.length; d++) {
    const value = vector[d] ?? 0;
    const row = d * columns;
    for (let column = 0; column < columns; column++)
      adds[column] = (adds[column] as number) + value * (windows[row + column] as number); // inside the arrays by their lengths
  }
  if (known.size < maxKnown) known.set(token, adds);
  return adds;
};

/** The strongest answer of each filter anywhere in the text. */
const strongest = (
  adds: readonly Float32Array[],
  weights: Weights,
  branch: Branch,
  firstColumn: number,
): Float32Array => {
  const { filters, widths } = weights;
  const best = new Float32Array(filters * widths.length);
  const sums = new Float32Array(filters);
  let base = firstColumn;
  for (const [place, width] of widths.entries()) {
    const biases = branch.biases[place] ?? new Float32Array(filters);
    for (let f = 0; f < filters; f++) best[place * filters + f] = Math.max(0, biases[f] as number);
    for (let start = 1 - width; start < adds.length; start++) {
      sums.set(biases);
      for (let k = 0; k < width; k++) {
        const word = adds[start + k];
        if (!word) continue;
        const from = base + k * filters;
        for (let f = 0; f < filters; f++)
          sums[f] = (sums[f] as number) + (word[from + f] as number);
      }
      for (let f = 0; f < filters; f++) {
        const at = place * filters + f;
        if ((sums[f] as number) > (best[at] as number)) best[at] = sums[f] as number;
      }
    }
    base += width * filters;
  }
  return best;
};

const layer = (input: Float32Array, weights: Float32Array, biases: Float32Array): Float32Array => {
  const output = new Float32Array(biases.length);
  for (let o = 0; o < output.length; o++) {
    let sum = biases[o] as number;
    const row = o * input.length;
    for (let i = 0; i < input.length; i++)
      sum += (input[i] as number) * (weights[row + i] as number);
    output[o] = sum;
  }
  return output;
};

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

const isEnglish = (tokens: readonly string[], { words }: Weights): boolean => {
  const letters = tokens.filter((token) => /^\p{L}/u.test(token));
  const english = letters.filter((token) => words.has(token));
  return letters.length > 0 && english.length >= letters.length * englishShare;
};

/** What the trained model makes of a text, or nothing where the text is not English. */
export const classify = (text: string): Suspicion | undefined => {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return undefined;
  const classifier = load();
  const { weights } = classifier;
  if (!isEnglish(tokens, weights)) return undefined;
  const adds = tokens.map((token) => addsOf(token, classifier));
  const total = new Float64Array(2 + weights.categories.length);
  const columnsEach = weights.columns / weights.branches;
  for (const [index, branch] of weights.parts.entries()) {
    const found = strongest(adds, weights, branch, index * columnsEach);
    const middle = layer(found, branch.midWeights, branch.midBiases).map((value) =>
      Math.max(0, value),
    );
    const answer = layer(middle, branch.outWeights, branch.outBiases);
    for (let o = 0; o < total.length; o++)
      total[o] = (total[o] ?? 0) + (answer[o] ?? 0) / weights.branches;
  }
  const kinds = total.subarray(2);
  const likeliest = kinds.indexOf(Math.max(...kinds));
  return {
    crisis: sigmoid(total[0] ?? 0),
    risk: sigmoid(total[1] ?? 0),
    category: weights.categories[likeliest] ?? "suicide",
  };
};
