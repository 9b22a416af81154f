import type { RiskCategory } from "@app/contract/reply-events";
import { inSteps } from "@app/reading/encoder/in-steps";
import { type Area, createKernel, type Kernel, type Matrix } from "@app/reading/encoder/kernel";
import { foreignWords } from "./foreign-words.ts";
import { maxTokens, tokensOf } from "./tokens.ts";
import { readWeights, type Weights } from "./weights.ts";

export type Suspicion = {
  /** How sure it is of a crisis, from 0 to 1. */
  crisis: number;
  /** How sure it is of a crisis or a concern, from 0 to 1. */
  risk: number;
  category: RiskCategory;
};

type Classifier = {
  weights: Weights;
  kernel: Kernel;
  windows: Matrix;
  /** The words' vectors, and what they add to the filters. */
  vectors: Area;
  adds: Area;
  found: Area;
  /** One place a width, for each branch. */
  biasesAt: number[][];
};

/** So many filters and places are made ready in one step. */
const stepColumns = 100;

/** The windows as whole numbers, one row a filter and place: the kernel's way round. */
const holdWindows = function* (
  kernel: Kernel,
  { windows, columns, dimensions }: Weights,
): Generator<undefined, Matrix> {
  const values = new Int8Array(windows.length);
  const scales = new Float32Array(columns);
  for (let column = 0; column < columns; column++) {
    if (column % stepColumns === 0) yield;
    let most = 0;
    for (let d = 0; d < dimensions; d++)
      most = Math.max(most, Math.abs(windows[d * columns + column] as number)); // inside by the loop
    const scale = most / 127 || 1;
    scales[column] = scale;
    for (let d = 0; d < dimensions; d++)
      values[column * dimensions + d] = Math.round(
        (windows[d * columns + column] as number) / scale,
      );
  }
  return kernel.holdMatrix(values, scales);
};

/** So many words at the least must be English ones, or the text is not in its language. */
const englishShare = 0.6;

const model = inSteps(function* (): Generator<undefined, Classifier> {
  const weights = yield* readWeights(new URL("./weights.bin", import.meta.url));
  yield;
  const kernel = createKernel({
    heldBytes: weights.windows.byteLength,
    areas: 3,
    maxRows: maxTokens,
    maxWidth: weights.columns,
  });
  yield;
  return {
    weights,
    kernel,
    windows: yield* holdWindows(kernel, weights),
    vectors: kernel.area(),
    adds: kernel.area(),
    found: kernel.area(),
    biasesAt: weights.parts.map(({ biases }) => biases.map(kernel.holdNumbers)),
  };
});

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

/** What each word adds to the filters at every place of their windows. */
const addUp = (tokens: readonly string[], classifier: Classifier): void => {
  const { weights, kernel, windows, vectors, adds } = classifier;
  for (const [index, token] of tokens.entries())
    vectors.numbers.set(vectorOf(token, weights), index * weights.dimensions);
  kernel.multiply(vectors, adds, tokens.length, windows);
};

/** The strongest answer of each filter anywhere in the text. */
const strongest = (count: number, branch: number, classifier: Classifier): Float32Array => {
  const { weights, kernel, adds, found, biasesAt } = classifier;
  const { filters, widths, columns, branches } = weights;
  let from = (branch * columns) / branches;
  for (const [place, width] of widths.entries()) {
    kernel.strongest(
      adds,
      count,
      { from, step: columns, filters, width, biasAt: biasesAt[branch]?.[place] ?? 0 },
      { at: found.at + 4 * place * filters },
    );
    from += width * filters;
  }
  return found.numbers.subarray(0, filters * widths.length);
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

const englishWordsIn = (tokens: readonly string[], { words }: Weights) => {
  const letters = tokens.filter((token) => /^\p{L}/u.test(token));
  const english = letters.filter((token) => words.has(token) && !foreignWords.has(token));
  return { of: letters.length, english: english.length };
};

const isEnglish = (tokens: readonly string[], weights: Weights): boolean => {
  const { of, english } = englishWordsIn(tokens, weights);
  return of > 0 && english >= of * englishShare;
};

/** Fewer words than this may be names, or slips of the hand. */
const tellingWords = 4;
const foreignShare = 0.5;

/** Hardly a word of it is English: it stands in a language that was not learned. */
export const isMostlyForeign = (text: string): boolean => {
  const { of, english } = englishWordsIn(tokensOf(text), model.get().weights);
  return of >= tellingWords && english < of * foreignShare;
};

/** What the trained model makes of a text, or nothing where the text is not English. */
export const classify = (text: string): Suspicion | undefined => {
  const tokens = tokensOf(text);
  if (tokens.length === 0) return undefined;
  const classifier = model.get();
  const { weights } = classifier;
  if (!isEnglish(tokens, weights)) return undefined;
  addUp(tokens, classifier);
  const total = new Float64Array(2 + weights.categories.length);
  for (const [index, branch] of weights.parts.entries()) {
    const found = strongest(tokens.length, index, classifier);
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
