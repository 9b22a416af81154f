import { readFileSync } from "node:fs";
import type { RiskCategory } from "@app/contract/reply-events";

type Header = {
  dimensions: number;
  buckets: number;
  filters: number;
  widths: number[];
  branches: number;
  hidden: number;
  categories: RiskCategory[];
  words: string;
};

type Branch = {
  /** One array of biases a width. */
  biases: Float32Array[];
  midWeights: Float32Array;
  midBiases: Float32Array;
  outWeights: Float32Array;
  outBiases: Float32Array;
};

export type Weights = Omit<Header, "words"> & {
  words: ReadonlyMap<string, number>;
  wordScales: Float32Array;
  wordTable: Int8Array;
  pieceScales: Float32Array;
  pieceTable: Int8Array;
  /** For each dimension of a word, what it adds to every filter at every place of its window. */
  windows: Float32Array;
  /** How many of those there are for one word. */
  columns: number;
  parts: Branch[];
};

const outputs = 9;
/** So many words are read in one step. */
const stepWords = 2_000;

/** Reads the file that training/train.py writes: a header, then plain arrays. */
export const readWeights = function* (file: URL): Generator<undefined, Weights> {
  const bytes = readFileSync(file);
  yield;
  const aligned = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const headerBytes = new DataView(aligned).getUint32(0, true);
  const header = JSON.parse(
    new TextDecoder().decode(new Uint8Array(aligned, 4, headerBytes)),
  ) as Header; // written by train.py beside the arrays
  let at = 4 + headerBytes;
  const floats = (count: number): Float32Array => {
    const array = new Float32Array(aligned, at, count);
    at += count * 4;
    return array;
  };
  const bytesOf = (count: number): Int8Array => {
    const array = new Int8Array(aligned, at, count);
    at += Math.ceil(count / 4) * 4;
    return array;
  };
  const { words, ...sizes } = header;
  const { dimensions, buckets, filters, widths, branches, hidden } = sizes;
  const list = words.split(" ");
  const columns = branches * filters * widths.reduce((sum, width) => sum + width, 0);
  const wordScales = floats(list.length);
  const wordTable = bytesOf(list.length * dimensions);
  const pieceScales = floats(buckets);
  const pieceTable = bytesOf(buckets * dimensions);
  const windows = floats(dimensions * columns);
  const biases = Array.from({ length: branches }, () => widths.map(() => floats(filters)));
  const parts = biases.map((ofBranch) => ({
    biases: ofBranch,
    midWeights: floats(hidden * filters * widths.length),
    midBiases: floats(hidden),
    outWeights: floats(outputs * hidden),
    outBiases: floats(outputs),
  }));
  const places = new Map<string, number>();
  for (const [index, word] of list.entries()) {
    if (index % stepWords === 0) yield;
    places.set(word, index);
  }
  return {
    ...sizes,
    words: places,
    wordScales,
    wordTable,
    pieceScales,
    pieceTable,
    windows,
    columns,
    parts,
  };
};
