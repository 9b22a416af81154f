import { readFileSync } from "node:fs";
import { inSteps } from "./in-steps.ts";
import { type Pieces, piecesOf, readPiecesInSteps } from "./pieces.ts";
import { type Encoder, type EncoderLayer, type HeadName, readEncoder } from "./read-encoder.ts";

const width = 384;

/** The pieces as vectors, each with its place in the text. */
const begin = (ids: readonly number[], { kernel, pieces, places, begun, areas }: Encoder): void => {
  const rows = areas.state.numbers;
  for (const [place, id] of ids.entries()) {
    const times = pieces.scales[id] ?? 0;
    const start = place * width;
    const from = id * width;
    for (let d = 0; d < width; d++)
      rows[start + d] = (pieces.values[from + d] as number) * times + (places[start + d] as number); // inside by the loop
  }
  kernel.even(areas.state, areas.state, ids.length, begun);
};

/** Every piece gathers from every other what belongs to it, and each is thought about by itself. */
const goThrough = (count: number, layer: EncoderLayer, { kernel, ways, areas }: Encoder): void => {
  const { state, wide, more, mixed } = areas;
  kernel.multiply(state, wide, count, layer.qkv);
  const size = width / ways;
  const rows = (part: number) => ({ at: wide.at + 4 * part, step: 3 * width, count });
  for (let part = 0; part < width; part += size)
    kernel.attend({
      asking: rows(part),
      asked: rows(width + part),
      given: rows(2 * width + part),
      to: { at: mixed.at + 4 * part, step: width, count },
      compared: size,
      mixed: size,
      scale: 1 / Math.sqrt(size),
    });
  kernel.multiply(mixed, more, count, layer.o);
  kernel.join(state, more, count * width);
  kernel.even(state, state, count, layer.gathered);
  kernel.multiply(state, wide, count, layer.w1);
  kernel.curve(wide, count * layer.w1.columns);
  kernel.multiply(wide, more, count, layer.w2);
  kernel.join(state, more, count * width);
  kernel.even(state, state, count, layer.thought);
};

/** The mean and the most of each number over all pieces, in one row. */
const pooled = (count: number, { areas }: Encoder): Float32Array => {
  const state = areas.state.numbers;
  const both = new Float32Array(2 * width).fill(-9, width);
  for (let i = 0; i < count; i++)
    for (let d = 0; d < width; d++) {
      const value = state[i * width + d] as number; // inside by the loop
      both[d] = (both[d] as number) + value / count;
      if (value > (both[width + d] as number)) both[width + d] = value;
    }
  return both;
};

/** The same direction, one long. */
const evenLength = (numbers: Float32Array): Float32Array => {
  let squares = 0;
  for (const value of numbers) squares += value * value;
  const times = 1 / Math.max(1e-8, Math.sqrt(squares));
  return numbers.map((value) => value * times);
};

/** What was made of a text; each answer is worked out when it is asked for. */
export type SensedText = {
  /** Where the text lies among all texts: what lies near means something near. */
  point: Float32Array;
  /** The outputs of a head, in the order of its names. */
  answer: (head: HeadName) => Float32Array;
  /** How much speaks for each case, kind of answer and thing said to the companion. */
  near: () => Float32Array;
};

const sensed = (ids: readonly number[], encoder: Encoder): SensedText => {
  const { kernel, areas, heads, near } = encoder;
  begin(ids, encoder);
  for (const layer of encoder.layers) goThrough(ids.length, layer, encoder);
  const both = pooled(ids.length, encoder);
  const point = evenLength(both.subarray(0, width));
  return {
    point,
    answer: (name) => {
      areas.state.numbers.set(both);
      kernel.multiply(areas.state, areas.more, 1, heads[name].mid);
      kernel.raise(areas.more, heads[name].mid.columns);
      kernel.multiply(areas.more, areas.wide, 1, heads[name].out);
      return areas.wide.numbers.slice(0, encoder.names[name].length);
    },
    near: () => kernel.nearness(point, near.table).map((value) => near.scale * value + near.bias),
  };
};

/** The published vocabulary. */
const vocabulary = inSteps(function* (): Generator<undefined, Pieces> {
  const file = new URL("./pieces.json", import.meta.url);
  const entries = JSON.parse(readFileSync(file, "utf8")) as string[]; // our own file
  yield;
  return yield* readPiecesInSteps(entries);
});

type LazyEncoder = {
  /** Does the next part of loading; true once all of it is there. */
  loadStep: () => boolean;
  /** What the outputs stand for, as the training named them. */
  names: () => Encoder["names"];
  /** What is made of a text; nothing where there is no text. */
  sense: (text: string) => SensedText | undefined;
  /** The same for pieces as the vocabulary numbers them. */
  sensePieces: (ids: readonly number[]) => SensedText;
  /** How near two of what a text may lie near to lie to each other, up to one. */
  likeness: (one: number, other: number) => number;
};

/** An encoder from its file, loaded when it is first asked or step by step before. */
export const createEncoder = (file: URL): LazyEncoder => {
  const model = inSteps(function* () {
    const encoder = yield* readEncoder(file);
    while (!vocabulary.step()) yield;
    return encoder;
  });
  return {
    loadStep: model.step,
    names: () => model.get().names,
    sense: (text) => {
      const encoder = model.get();
      const ids = piecesOf(text, vocabulary.get());
      return ids.length === 0 ? undefined : sensed(ids, encoder);
    },
    sensePieces: (ids) => sensed(ids, model.get()),
    likeness: (one, other) => {
      const { values, scales } = model.get().near;
      let product = 0;
      for (let d = 0; d < width; d++)
        product += (values[one * width + d] as number) * (values[other * width + d] as number); // inside by the loop
      return product * (scales[one] ?? 0) * (scales[other] ?? 0);
    },
  };
};
