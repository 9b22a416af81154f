import { readFileSync } from "node:fs";
import { type Area, createKernel, type Evening, type Kernel, type Matrix } from "./kernel.ts";
import { maxPieces } from "./pieces.ts";

/** What is answered from the whole of a text by a row of its own numbers. */
export type HeadName = "crisis" | "talk";

type Entry = readonly [at: number, shape: readonly number[]];
type Header = {
  heads: number;
  layers: number;
  scale: number;
  bias: number;
  names: Readonly<Record<HeadName | "near", readonly string[]>>;
  entries: Readonly<Record<string, Entry>>;
};

/** One layer: what gathers from other pieces, and what thinks about each; both are evened out afterwards. */
export type EncoderLayer = {
  qkv: Matrix;
  o: Matrix;
  gathered: Evening;
  w1: Matrix;
  w2: Matrix;
  thought: Evening;
};

export type Encoder = {
  kernel: Kernel;
  /** In how many ways at once pieces gather from others. */
  ways: number;
  names: Header["names"];
  pieces: { values: Int8Array; scales: Float32Array };
  /** What is added to a piece for its place in the text, row by row. */
  places: Float32Array;
  begun: Evening;
  layers: readonly EncoderLayer[];
  heads: Readonly<Record<HeadName, { mid: Matrix; out: Matrix }>>;
  /** Where cases, kinds of answers and things said to the companion lie; how near a text is, times the scale, plus the bias. */
  near: { scale: number; bias: number; table: Matrix; values: Int8Array; scales: Float32Array };
  /** Places for what is being worked on; their contents mean something to one step only. */
  areas: { state: Area; wide: Area; more: Area; mixed: Area };
};

const maxWidth = 1_536;

/** Reads the file that training/reader.py writes: a header, then plain arrays. */
export const readEncoder = function* (file: URL): Generator<undefined, Encoder> {
  const bytes = readFileSync(file);
  yield;
  const headerBytes = bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.toString("utf8", 4, 4 + headerBytes)) as Header; // written by reader.py
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
    return new Int8Array(bytes.buffer, base + at, sizeOf(shape));
  };
  const kernel = createKernel({ heldBytes: bytes.length, areas: 4, maxRows: maxPieces, maxWidth });
  yield;
  const matrix = function* (name: string, bias: string): Generator<undefined, Matrix> {
    const held = kernel.holdMatrix(small(name), numbers(`${name}.scale`), numbers(bias));
    yield;
    return held;
  };
  const evening = (name: string): Evening => kernel.holdEvening(numbers(name), numbers(`${name}b`));
  const layer = function* (name: number): Generator<undefined, EncoderLayer> {
    return {
      qkv: yield* matrix(`${name}.qkv`, `${name}.qkvb`),
      o: yield* matrix(`${name}.o`, `${name}.ob`),
      gathered: evening(`${name}.n1`),
      w1: yield* matrix(`${name}.w1`, `${name}.b1`),
      w2: yield* matrix(`${name}.w2`, `${name}.b2`),
      thought: evening(`${name}.n2`),
    };
  };
  const head = function* (name: HeadName) {
    return {
      mid: yield* matrix(`${name}.mid`, `${name}.midb`),
      out: yield* matrix(`${name}.out`, `${name}.outb`),
    };
  };
  const [nearRows, nearScales] = [small("near"), numbers("near.scale")];
  const layers: EncoderLayer[] = [];
  for (let i = 0; i < header.layers; i++) layers.push(yield* layer(i));
  return {
    kernel,
    ways: header.heads,
    names: header.names,
    pieces: { values: small("pieces").slice(), scales: numbers("pieces.scale") },
    places: numbers("place"),
    begun: evening("n0"),
    layers,
    heads: {
      crisis: yield* head("crisis"),
      talk: yield* head("talk"),
    },
    near: {
      scale: header.scale,
      bias: header.bias,
      table: kernel.holdMatrix(nearRows, nearScales),
      values: nearRows.slice(),
      scales: nearScales,
    },
    areas: {
      state: kernel.area(),
      wide: kernel.area(),
      more: kernel.area(),
      mixed: kernel.area(),
    },
  };
};
