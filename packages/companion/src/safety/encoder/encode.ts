import { readFileSync } from "node:fs";
import type { RiskCategory } from "@app/contract/reply-events";
import { type Pieces, piecesOf, readPieces } from "./pieces.ts";
import { type Encoder, readEncoder } from "./read-encoder.ts";

const narrow = 256;
const wide = 512;

/** Each row brought to mean nought and even spread. */
const evened = (input: Float32Array, width: number, gain: Float32Array, shift: Float32Array) => {
  const output = new Float32Array(input.length);
  for (let start = 0; start < input.length; start += width) {
    let mean = 0;
    for (let d = 0; d < width; d++) mean += input[start + d] as number; // inside by the loop
    mean /= width;
    let spread = 0;
    for (let d = 0; d < width; d++) spread += ((input[start + d] as number) - mean) ** 2;
    const times = 1 / Math.sqrt(spread / width + 1e-6);
    for (let d = 0; d < width; d++)
      output[start + d] =
        ((input[start + d] as number) - mean) * times * (gain[d] as number) + (shift[d] as number);
  }
  return output;
};

const raised = (values: Float32Array): Float32Array => {
  for (let i = 0; i < values.length; i++) if ((values[i] as number) < 0) values[i] = 0;
  return values;
};

const add = (to: Float32Array, more: Float32Array): void => {
  for (let i = 0; i < to.length; i++) to[i] = (to[i] as number) + (more[i] as number);
};

/** The pieces as vectors, each with its place in the text. */
const begin = (ids: readonly number[], { pieces, frequencies }: Encoder): Float32Array => {
  const rows = new Float32Array(ids.length * narrow);
  const places = narrow / 2;
  for (const [place, id] of ids.entries()) {
    const times = 2 * (pieces.scales[id] ?? 0);
    const start = place * narrow;
    for (let d = 0; d < narrow; d++) {
      const angle = place * (frequencies[d % places] as number);
      rows[start + d] =
        (pieces.values[id * narrow + d] as number) * times +
        (d < places ? Math.sin(angle) : Math.cos(angle));
    }
  }
  return rows;
};

/** Every piece gathers from every other what belongs to it. */
const gathered = (qkv: Float32Array, count: number, { kernel, heads }: Encoder): Float32Array => {
  const size = narrow / heads;
  const step = 3 * narrow;
  const output = new Float32Array(count * narrow);
  for (let head = 0; head < heads; head++) {
    const from = head * size;
    const mixed = kernel.attend({
      values: qkv,
      count,
      asking: { values: qkv, count, from, step },
      asked: { from: narrow + from, step },
      given: { from: 2 * narrow + from, step },
      compared: size,
      mixed: size,
      scale: 1 / Math.sqrt(size),
    });
    for (let i = 0; i < count; i++)
      output.set(mixed.subarray(i * size, (i + 1) * size), i * narrow + from);
  }
  return output;
};

const lowLayer = (rows: Float32Array, count: number, encoder: Encoder) => {
  const { low } = encoder;
  const { multiply } = encoder.kernel;
  const qkv = multiply(evened(rows, narrow, low.n1, low.n1b), count, low.qkv);
  const state = multiply(rows, count, low.res);
  add(state, multiply(gathered(qkv, count, encoder), count, low.o));
  const middle = multiply(evened(state, wide, low.n2, low.n2b), count, low.w1);
  add(state, multiply(raised(middle), count, low.w2));
  return state;
};

/** A few fixed questions, asked of all pieces together. */
const asked = (even: Float32Array, count: number, { kernel, heads, queries, top }: Encoder) => {
  const size = wide / heads;
  const questions = queries * heads;
  const sums = kernel.attend({
    values: even,
    count,
    asking: { values: top.keys, count: questions, from: 0, step: wide },
    asked: { from: 0, step: wide },
    given: { from: 0, step: wide },
    compared: wide,
    mixed: wide,
    scale: 1,
  });
  const values = kernel.multiply(sums, questions, top.v);
  const answers = new Float32Array(queries * wide);
  for (let query = 0; query < queries; query++)
    for (let head = 0; head < heads; head++) {
      const from = (query * heads + head) * wide + head * size;
      answers.set(values.subarray(from, from + size), query * wide + head * size);
    }
  return kernel.multiply(answers, queries, top.o);
};

/** The mean and the most of each number over all pieces. */
const pooled = (state: Float32Array, count: number) => {
  const mean = new Float32Array(wide);
  const most = new Float32Array(wide).fill(-9);
  for (let i = 0; i < count; i++)
    for (let d = 0; d < wide; d++) {
      const value = state[i * wide + d] as number;
      mean[d] = (mean[d] as number) + value / count;
      if (value > (most[d] as number)) most[d] = value;
    }
  return { mean, most };
};

const outputsOf = (ids: readonly number[], encoder: Encoder): Float32Array => {
  const { kernel, queries, top } = encoder;
  const count = ids.length;
  const state = lowLayer(begin(ids, encoder), count, encoder);
  const { mean, most } = pooled(state, count);
  const answers = asked(evened(state, wide, top.n1, top.n1b), count, encoder);
  for (let query = 0; query < queries; query++)
    for (let d = 0; d < wide; d++)
      answers[query * wide + d] = (answers[query * wide + d] as number) + (mean[d] as number);
  const middle = kernel.multiply(evened(answers, wide, top.n2, top.n2b), queries, top.w1);
  add(answers, kernel.multiply(raised(middle), queries, top.w2));
  const all = new Float32Array(wide * (queries + 2));
  all.set(answers);
  all.set(mean, wide * queries);
  all.set(most, wide * (queries + 1));
  const mid = raised(kernel.multiply(all, 1, encoder.mid));
  const outputs = Float32Array.from(encoder.outb);
  for (let o = 0; o < outputs.length; o++)
    for (let i = 0; i < mid.length; i++)
      outputs[o] =
        (outputs[o] as number) + (mid[i] as number) * (encoder.out[o * mid.length + i] as number);
  return outputs;
};

let loaded: { encoder: Encoder; pieces: Pieces } | undefined;

const load = () => {
  loaded ??= {
    encoder: readEncoder(new URL("./encoder.bin", import.meta.url)),
    pieces: readPieces(
      JSON.parse(readFileSync(new URL("./pieces.json", import.meta.url), "utf8")) as [
        string,
        number,
      ][], // written beside the weights
    ),
  };
  return loaded;
};

export type Sense = {
  /** How much speaks for a crisis: nought is even, each step up multiplies the odds. */
  crisis: number;
  /** The same for a crisis or a concern. */
  risk: number;
  category: RiskCategory;
};

/** What the encoder makes of a text; nothing where there is no text. */
export const encode = (text: string): Sense | undefined => {
  const { encoder, pieces } = load();
  const ids = piecesOf(text, pieces);
  if (ids.length === 0) return undefined;
  const outputs = outputsOf(ids, encoder);
  const kinds = outputs.subarray(2);
  return {
    crisis: outputs[0] ?? 0,
    risk: outputs[1] ?? 0,
    category: encoder.categories[kinds.indexOf(Math.max(...kinds))] ?? "suicide",
  };
};
