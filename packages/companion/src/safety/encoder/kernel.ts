import { readFileSync } from "node:fs";

/** A matrix of whole numbers inside the kernel's memory, one row an output. All places are in bytes. */
export type Matrix = {
  at: number;
  /** What the offset of the other side adds to each output, to be taken off again. */
  offsetsAt: number;
  scalesAt: number;
  biasAt: number;
  columns: number;
  length: number;
};

/** Rows that lie in one array: where the first begins, and how far it is to the next. */
type Rows = { from: number; step: number };

export type Attention = {
  values: Float32Array;
  /** How many rows are asked; `asking` may have another number, in another array. */
  count: number;
  asking: Rows & { values: Float32Array; count: number };
  asked: Rows;
  given: Rows;
  /** How many numbers of a row are compared, and how many are mixed. */
  compared: number;
  mixed: number;
  scale: number;
};

export type Kernel = {
  hold: (
    values: Int8Array,
    columns: number,
    scales: Float32Array,
    bias: Float32Array | undefined,
  ) => Matrix;
  /** Each row of `input` times the matrix, plus its bias. */
  multiply: (input: Float32Array, rows: number, matrix: Matrix) => Float32Array;
  /** Shares by likeness of `asking` to `asked`, and for each asking row the mixture of `given` by them. */
  attend: (turn: Attention) => Float32Array;
};

type Call<Names extends string> = Record<Names, (...places: number[]) => void>;
type Exports = { memory: WebAssembly.Memory } & Call<
  "products" | "likeness" | "mixture" | "rounded" | "measured"
>;

const pageBytes = 65_536;
/** The whole number that stands for nought on the side of the input. */
const offset = 64;

/** Scores become shares that sum to one, larger where the score is larger. */
const share = (scores: Float32Array, from: number, count: number, scale: number): void => {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = from; i < from + count; i++)
    if ((scores[i] as number) > most) most = scores[i] as number; // inside by the loop
  let sum = 0;
  for (let i = from; i < from + count; i++) {
    const part = Math.exp(((scores[i] as number) - most) * scale);
    scores[i] = part;
    sum += part;
  }
  for (let i = from; i < from + count; i++) scores[i] = (scores[i] as number) / sum;
};

const sumsOf = (values: Int8Array, columns: number): Int32Array => {
  const length = values.length / columns;
  const sums = new Int32Array(columns);
  for (let c = 0; c < columns; c++) {
    let sum = 0;
    for (let k = c * length; k < (c + 1) * length; k++) sum += values[k] as number; // inside by the loop
    sums[c] = sum * offset;
  }
  return sums;
};

/** The sums of products an encoder is made of, in WebAssembly: plain JavaScript takes ten times as long. */
export const createKernel = (o: {
  /** Room for everything that will be held. */
  heldBytes: number;
  maxRows: number;
  maxWidth: number;
}): Kernel => {
  const module = new WebAssembly.Module(readFileSync(new URL("./kernel.wasm", import.meta.url)));
  // the kernel's own exports, as kernel.wat lists them
  const exports = new WebAssembly.Instance(module).exports as Exports;
  const { memory, products, likeness, mixture, rounded, measured } = exports;
  // the kernel takes rows two at a time
  const rowsHeld = o.maxRows + (o.maxRows % 2);
  const area = rowsHeld * o.maxWidth * 4;
  const [inputAt, roundedAt, sumsAt, outAt, stepsAt, sharesAt] = [0, 1, 2, 3, 4, 5].map(
    (place) => place * area,
  ) as [number, number, number, number, number, number]; // as many as were asked for
  let free = 6 * area;
  memory.grow(Math.ceil((free + o.heldBytes) / pageBytes));
  const bytes = new Uint8Array(memory.buffer);
  const floats = new Float32Array(memory.buffer);
  const hold = (values: Int8Array | Int32Array | Float32Array): number => {
    const at = free;
    bytes.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), at);
    free += values.byteLength + ((16 - (values.byteLength % 16)) % 16);
    return at;
  };
  const result = (count: number): Float32Array => floats.slice(outAt / 4, outAt / 4 + count);
  return {
    hold: (values, columns, scales, bias = new Float32Array(columns)) => ({
      at: hold(values),
      offsetsAt: hold(sumsOf(values, columns)),
      scalesAt: hold(scales),
      biasAt: hold(bias),
      columns,
      length: values.length / columns,
    }),
    multiply: (input, rows, { at, offsetsAt, scalesAt, biasAt, columns, length }) => {
      floats.set(input, inputAt / 4);
      rounded(inputAt, roundedAt, stepsAt, rows, length);
      products(roundedAt, at, sumsAt, rows + (rows % 2), columns, length);
      measured(sumsAt, offsetsAt, scalesAt, biasAt, stepsAt, outAt, rows, columns);
      return result(rows * columns);
    },
    attend: ({ values, count, asking, asked, given, compared, mixed, scale }) => {
      floats.set(values, inputAt / 4);
      const isSame = asking.values === values;
      if (!isSame) floats.set(asking.values, sumsAt / 4);
      likeness(
        (isSame ? inputAt : sumsAt) + 4 * asking.from,
        4 * asking.step,
        inputAt + 4 * asked.from,
        4 * asked.step,
        sharesAt,
        asking.count,
        count,
        compared,
      );
      const shares = floats.subarray(sharesAt / 4, sharesAt / 4 + asking.count * count);
      for (let row = 0; row < shares.length; row += count) share(shares, row, count, scale);
      mixture(
        sharesAt,
        inputAt + 4 * given.from,
        4 * given.step,
        outAt,
        4 * mixed,
        asking.count,
        count,
        mixed,
      );
      return result(asking.count * mixed);
    },
  };
};
