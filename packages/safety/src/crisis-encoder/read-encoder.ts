import { readFileSync } from "node:fs";
import {
  type Area,
  createKernel,
  type Evening,
  type Kernel,
  type Matrix,
} from "@app/reading/encoder/kernel";
import { maxCrisisPieces } from "./pieces.ts";

type Entry = readonly [at: number, shape: readonly number[]];
type Header = {
  heads: number;
  categories: readonly string[];
  entries: Readonly<Record<string, Entry>>;
};

/** One layer: what gathers from other pieces, and what thinks about each. */
type Layer = { before: Evening; between: Evening; o: Matrix; w1: Matrix; w2: Matrix };

/** A layer in which every piece asks every other. */
export type FullLayer = Layer & { qkv: Matrix };

export type CrisisEncoder = {
  kernel: Kernel;
  heads: number;
  /** What the outputs stand for. */
  names: readonly string[];
  /** What is added to a piece for its place in the text, row by row. */
  places: Float64Array;
  pieces: { values: Int8Array; scales: Float32Array };
  low: FullLayer & { res: Matrix };
  top: FullLayer;
  /** What draws the mean of it all together. */
  drawn: Matrix;
  mid: Matrix;
  out: Float32Array;
  outb: Float32Array;
  /** Places for what is being worked on; their contents mean something to one step only. */
  areas: { input: Area; even: Area; wide: Area; state: Area; more: Area; thought: Area };
};

/** The widest row any step reads or writes. */
const maxWidth = 1_536;

const placesOf = (frequencies: Float32Array): Float64Array => {
  const half = frequencies.length;
  const places = new Float64Array(maxCrisisPieces * 2 * half);
  for (let place = 0; place < maxCrisisPieces; place++)
    for (const [d, frequency] of frequencies.entries()) {
      places[place * 2 * half + d] = Math.sin(place * frequency);
      places[place * 2 * half + half + d] = Math.cos(place * frequency);
    }
  return places;
};

/** Reads the file that training/encoder_file.py writes: a header, then plain arrays. */
export const readCrisisEncoder = function* (file: URL): Generator<undefined, CrisisEncoder> {
  const bytes = readFileSync(file);
  yield;
  const headerBytes = bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.toString("utf8", 4, 4 + headerBytes)) as Header; // written by encoder_file.py
  const base = bytes.byteOffset + 4 + headerBytes;
  const entryOf = (name: string): Entry => {
    const entry = header.entries[name];
    if (!entry) throw new Error(`the encoder's file lacks ${name}`);
    return entry;
  };
  const sizeOf = (shape: readonly number[]): number => shape.reduce((all, side) => all * side, 1);
  const numbers = (name: string): Float32Array => {
    const [at, shape] = entryOf(name);
    return new Float32Array(bytes.buffer.slice(base + at, base + at + 4 * sizeOf(shape)));
  };
  const small = (name: string): Int8Array => {
    const [at, shape] = entryOf(name);
    return new Int8Array(bytes.buffer.slice(base + at, base + at + sizeOf(shape)));
  };
  const kernel = createKernel({
    heldBytes: bytes.length,
    areas: 6,
    maxRows: maxCrisisPieces,
    maxWidth,
  });
  yield;
  const matrix = function* (name: string, bias: string): Generator<undefined, Matrix> {
    const held = kernel.holdMatrix(small(name), numbers(`${name}.scale`), numbers(bias));
    yield;
    return held;
  };
  const layer = function* (name: string): Generator<undefined, Layer> {
    return {
      before: kernel.holdEvening(numbers(`${name}.n1`), numbers(`${name}.n1b`)),
      between: kernel.holdEvening(numbers(`${name}.n2`), numbers(`${name}.n2b`)),
      o: yield* matrix(`${name}.o`, `${name}.ob`),
      w1: yield* matrix(`${name}.w1`, `${name}.b1`),
      w2: yield* matrix(`${name}.w2`, `${name}.b2`),
    };
  };
  return {
    kernel,
    heads: header.heads,
    names: header.categories,
    places: placesOf(numbers("frequencies")),
    pieces: { values: small("pieces"), scales: numbers("pieces.scale") },
    low: {
      ...(yield* layer("low")),
      qkv: yield* matrix("low.qkv", "low.qkvb"),
      res: yield* matrix("low.res", "low.resb"),
    },
    top: { ...(yield* layer("top")), qkv: yield* matrix("top.qkv", "top.qkvb") },
    drawn: yield* matrix("drawn", "drawnb"),
    mid: yield* matrix("head.mid", "head.midb"),
    out: numbers("head.out"),
    outb: numbers("head.outb"),
    areas: {
      input: kernel.area(),
      even: kernel.area(),
      wide: kernel.area(),
      state: kernel.area(),
      more: kernel.area(),
      thought: kernel.area(),
    },
  };
};
