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

/** What evens out a row: a gain and a shift for each of its numbers. */
export type Evening = { gainAt: number; shiftAt: number; width: number };

/** Rows in the kernel's memory: where the first begins, and how far it is to the next, in numbers. */
type Rows = { at: number; step: number; count: number };

/** A place for rows of numbers, seen from both sides. */
export type Area = { at: number; numbers: Float32Array };

export type Kernel = {
  area: () => Area;
  holdMatrix: (values: Int8Array, scales: Float32Array, bias?: Float32Array | undefined) => Matrix;
  holdEvening: (gain: Float32Array, shift: Float32Array) => Evening;
  /** Each row times the matrix, plus its bias. */
  multiply: (from: Area, to: Area, rows: number, matrix: Matrix) => void;
  /** Puts down one row of numbers and says how near it lies to each row of the table, in the order of its rows. */
  nearness: (point: Float32Array, table: Matrix) => Float32Array;
  even: (from: Area, to: Area, rows: number, evening: Evening) => void;
  join: (to: Area, more: Area, count: number) => void;
  /** Nothing stays below nought. */
  raise: (area: Area, count: number) => void;
  /** The same, but gently, as the published encoder was taught. */
  curve: (area: Area, count: number) => void;
  /** Shares by likeness of `asking` to `asked`, and for each asking row the mixture of `given` by them. */
  attend: (turn: {
    asking: Rows;
    asked: Rows;
    given: Rows;
    to: Rows;
    compared: number;
    mixed: number;
    scale: number;
  }) => void;
};

type Call<Names extends string> = Record<Names, (...places: number[]) => void>;
type Exports = { memory: { buffer: ArrayBuffer; grow: (pages: number) => number } } & Call<
  | "products"
  | "likeness"
  | "nearness"
  | "mixture"
  | "rounded"
  | "measured"
  | "evened"
  | "joined"
  | "raised"
  | "curved"
  | "shared"
>;

/** Node has it; the types it comes with name only a part of it. */
const { Module, Instance } = (
  globalThis as unknown as {
    WebAssembly: {
      Module: new (bytes: Uint8Array) => object;
      Instance: new (module: object) => { exports: object };
    };
  }
).WebAssembly;

const pageBytes = 65_536;
/** Every place begins at a multiple of this. */
const grain = 16;
/** The whole number that stands for nought on the side of the input. */
const offset = 64;

const offsetsOf = (values: Int8Array, columns: number): Int32Array => {
  const length = values.length / columns;
  const sums = new Int32Array(columns);
  for (let c = 0; c < columns; c++) {
    let sum = 0;
    for (let k = c * length; k < (c + 1) * length; k++) sum += values[k] as number; // inside by the loop
    sums[c] = sum * offset;
  }
  return sums;
};

/** The kernel takes rows three at a time. */
const inBlocks = (rows: number): number => 3 * Math.ceil(rows / 3);

/** And what it compares two at a time, so that it may look at a row beyond the last. */
const spareRows = 1;

/** The sums of products the trained models are made of, in WebAssembly: plain JavaScript takes ten times as long. */
export const createKernel = (o: {
  /** Room for everything that will be held. */
  heldBytes: number;
  areas: number;
  maxRows: number;
  maxWidth: number;
}): Kernel => {
  const module = new Module(readFileSync(new URL("./kernel.wasm", import.meta.url)));
  // the kernel's own exports, as kernel.wat lists them
  const exports = new Instance(module).exports as Exports;
  const {
    memory,
    products,
    likeness,
    nearness,
    mixture,
    rounded,
    measured,
    evened,
    joined,
    raised,
    curved,
    shared,
  } = exports;
  const areaBytes = (inBlocks(o.maxRows) + spareRows) * o.maxWidth * 4;
  const ownAreas = 4;
  memory.grow(Math.ceil(((o.areas + ownAreas) * areaBytes + o.heldBytes) / pageBytes));
  const bytes = new Uint8Array(memory.buffer);
  const numbers = new Float32Array(memory.buffer);
  let free = 0;
  const take = (size: number): number => {
    const at = free;
    free += Math.ceil(size / grain) * grain;
    if (free > bytes.length) throw new Error("the kernel's memory is too small for what it holds");
    return at;
  };
  const hold = (values: Int8Array | Int32Array | Float32Array): number => {
    const at = take(values.byteLength);
    bytes.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), at);
    return at;
  };
  const [roundedAt, sumsAt, stepsAt, sharesAt] = Array.from({ length: ownAreas }, () =>
    take(areaBytes),
  ) as [number, number, number, number]; // as many as its own areas
  return {
    area: () => {
      const at = take(areaBytes);
      return { at, numbers: numbers.subarray(at / 4, (at + areaBytes) / 4) };
    },
    holdMatrix: (values, scales, bias = new Float32Array(scales.length)) => ({
      at: hold(values),
      offsetsAt: hold(offsetsOf(values, scales.length)),
      scalesAt: hold(scales),
      biasAt: hold(bias),
      columns: scales.length,
      length: values.length / scales.length,
    }),
    holdEvening: (gain, shift) => ({
      gainAt: hold(gain),
      shiftAt: hold(shift),
      width: gain.length,
    }),
    multiply: (from, to, rows, { at, offsetsAt, scalesAt, biasAt, columns, length }) => {
      rounded(from.at, roundedAt, stepsAt, rows, length);
      products(roundedAt, at, sumsAt, inBlocks(rows), columns, length);
      measured(sumsAt, offsetsAt, scalesAt, biasAt, stepsAt, to.at, rows, columns);
    },
    nearness: (point, { at, scalesAt, columns, length }) => {
      numbers.set(point, sharesAt / 4);
      nearness(sharesAt, at, scalesAt, sumsAt, columns, length);
      return numbers.slice(sumsAt / 4, sumsAt / 4 + columns);
    },
    even: (from, to, rows, { gainAt, shiftAt, width }) =>
      evened(from.at, to.at, gainAt, shiftAt, rows, width),
    join: (to, more, count) => joined(to.at, more.at, 4 * count),
    raise: (area, count) => raised(area.at, 4 * count),
    curve: (area, count) => curved(area.at, 4 * count),
    attend: ({ asking, asked, given, to, compared, mixed, scale }) => {
      likeness(
        asking.at,
        4 * asking.step,
        asked.at,
        4 * asked.step,
        sharesAt,
        asking.count,
        asked.count,
        compared,
      );
      shared(sharesAt, asking.count, asked.count, scale);
      mixture(
        sharesAt,
        given.at,
        4 * given.step,
        to.at,
        4 * to.step,
        asking.count,
        asked.count,
        mixed,
      );
    },
  };
};
