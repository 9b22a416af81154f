import { readFileSync } from "node:fs";
import { inSteps } from "@app/reading/encoder/in-steps";
import type { Area } from "@app/reading/encoder/kernel";
import { type CrisisPieces, crisisPiecesOf, readCrisisPiecesInSteps } from "./pieces.ts";
import { type CrisisEncoder, type FullLayer, readCrisisEncoder } from "./read-encoder.ts";

const narrow = 256;
const wide = 512;

/** The pieces as vectors, each with its place in the text. */
const begin = (ids: readonly number[], { pieces, places, areas }: CrisisEncoder): void => {
  const rows = areas.input.numbers;
  for (const [place, id] of ids.entries()) {
    const times = 2 * (pieces.scales[id] ?? 0);
    const start = place * narrow;
    const from = id * narrow;
    for (let d = 0; d < narrow; d++)
      rows[start + d] = (pieces.values[from + d] as number) * times + (places[start + d] as number); // inside by the loop
  }
};

/** Every piece gathers from every other what belongs to it; `width` is that of the pieces in `from`. */
const gather = (
  count: number,
  from: Area,
  width: number,
  layer: FullLayer,
  { kernel, heads, areas }: CrisisEncoder,
): void => {
  const { even, wide: qkv, more } = areas;
  kernel.even(from, even, count, layer.before);
  kernel.multiply(even, qkv, count, layer.qkv);
  const size = width / heads;
  const rows = (part: number) => ({ at: qkv.at + 4 * part, step: 3 * width, count });
  for (let part = 0; part < width; part += size)
    kernel.attend({
      asking: rows(part),
      asked: rows(width + part),
      given: rows(2 * width + part),
      to: { at: even.at + 4 * part, step: width, count },
      compared: size,
      mixed: size,
      scale: 1 / Math.sqrt(size),
    });
  kernel.multiply(even, more, count, layer.o);
};

/** What was gathered is added to each row, and each is thought about by itself. */
const think = (
  count: number,
  { between, w1, w2 }: Pick<FullLayer, "between" | "w1" | "w2">,
  { kernel, areas }: CrisisEncoder,
): void => {
  const { state, more, even, thought } = areas;
  kernel.join(state, more, count * wide);
  kernel.even(state, even, count, between);
  kernel.multiply(even, thought, count, w1);
  kernel.raise(thought, count * w1.columns);
  kernel.multiply(thought, more, count, w2);
  kernel.join(state, more, count * wide);
};

const lowLayer = (count: number, encoder: CrisisEncoder): void => {
  const { kernel, low, areas } = encoder;
  gather(count, areas.input, narrow, low, encoder);
  kernel.multiply(areas.input, areas.state, count, low.res);
  think(count, low, encoder);
};

/** The mean and the most of each number over all pieces. */
const pooled = (count: number, { areas }: CrisisEncoder) => {
  const state = areas.state.numbers;
  const mean = new Float32Array(wide);
  const most = new Float32Array(wide).fill(-9);
  for (let i = 0; i < count; i++)
    for (let d = 0; d < wide; d++) {
      const value = state[i * wide + d] as number; // inside by the loop
      mean[d] = (mean[d] as number) + value;
      if (value > (most[d] as number)) most[d] = value;
    }
  for (let d = 0; d < wide; d++) mean[d] = (mean[d] as number) / count;
  return { mean, most };
};

/** All that is known of the text in one long row, at the beginning of `state`. */
const summarise = (count: number, encoder: CrisisEncoder): void => {
  const { kernel, top, drawn, areas } = encoder;
  const { state, more, thought } = areas;
  gather(count, state, wide, top, encoder);
  think(count, top, encoder);
  const { mean, most } = pooled(count, encoder);
  more.numbers.set(mean);
  kernel.multiply(more, thought, 1, drawn);
  for (let d = 0; d < wide; d++) state.numbers[d] = Math.tanh(thought.numbers[d] as number); // inside by the loop
  state.numbers.set(mean, wide);
  state.numbers.set(most, 2 * wide);
};

const outputsOf = (ids: readonly number[], encoder: CrisisEncoder): Float32Array => {
  const { kernel, areas, mid, out, outb } = encoder;
  begin(ids, encoder);
  lowLayer(ids.length, encoder);
  summarise(ids.length, encoder);
  kernel.multiply(areas.state, areas.thought, 1, mid);
  kernel.raise(areas.thought, mid.columns);
  const outputs = Float32Array.from(outb);
  for (let o = 0; o < outputs.length; o++)
    for (let i = 0; i < mid.columns; i++)
      outputs[o] =
        (outputs[o] as number) +
        (areas.thought.numbers[i] as number) * (out[o * mid.columns + i] as number);
  return outputs;
};

/** The published vocabulary. */
const vocabulary = inSteps(function* (): Generator<undefined, CrisisPieces> {
  const entries = JSON.parse(readFileSync(new URL("./pieces.json", import.meta.url), "utf8")) as [
    string,
    number,
  ][]; // the published vocabulary, in its own format
  yield;
  return yield* readCrisisPiecesInSteps(entries);
});

type LazyEncoder = {
  /** Does the next part of loading; true once all of it is there. */
  loadStep: () => boolean;
  /** What the outputs stand for, as the training named them. */
  names: () => readonly string[];
  /** The outputs for a text; nothing where there is no text. */
  read: (text: string) => Float32Array | undefined;
};

/** An encoder from its file, loaded when it is first asked or step by step before. */
export const createCrisisEncoder = (file: URL): LazyEncoder => {
  const model = inSteps(function* () {
    const encoder = yield* readCrisisEncoder(file);
    while (!vocabulary.step()) yield;
    return encoder;
  });
  return {
    loadStep: model.step,
    names: () => model.get().names,
    read: (text) => {
      const encoder = model.get();
      const ids = crisisPiecesOf(text, vocabulary.get());
      return ids.length === 0 ? undefined : outputsOf(ids, encoder);
    },
  };
};
