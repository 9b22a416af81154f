import { readFileSync } from "node:fs";
import { noShapes, type ShapeSort, type ShapesRead, shapeSorts } from "./reading.ts";
import { type SensedText, senseNames } from "./sense.ts";

type Table = {
  width: number;
  /** How much of what the reader believes of a shape counts, by its sort. */
  lean: Readonly<Record<ShapeSort, number>>;
  names: readonly string[];
  scales: readonly number[];
  biases: readonly number[];
};
type Row = { id: string; sort: ShapeSort; near: number; scale: number; bias: number; from: number };
type Worths = { rows: readonly Row[]; table: Table; vectors: Int8Array };

let loaded: Worths | null = null;

/** Reads the file that training/train-worth.ts writes: a header, then one row of whole numbers for each shape. */
const worths = (): Worths => {
  if (loaded) return loaded;
  const bytes = readFileSync(new URL("./worth-vectors.bin", import.meta.url));
  const headerBytes = bytes.readUInt32LE(0);
  const table = JSON.parse(bytes.toString("utf8", 4, 4 + headerBytes)) as Table; // written by train-worth.ts
  const from = bytes.byteOffset + 4 + headerBytes;
  const { near } = senseNames();
  const rows = table.names.flatMap((name, at): Row[] => {
    const sort = shapeSorts.find((one) => name.startsWith(`${one}/`));
    if (!sort) return [];
    const [scale = 0, bias = 0] = [table.scales[at], table.biases[at]];
    return [
      {
        ...{ id: name.slice(sort.length + 1), sort, scale, bias },
        ...{ near: near.indexOf(name), from: at * table.width },
      },
    ];
  });
  loaded = { rows, table, vectors: new Int8Array(bytes.buffer.slice(from)) };
  return loaded;
};

/** What is weighed, as the training named it. */
export const worthNames = (): readonly string[] => worths().table.names;

/** So many of a sort are carried along, since all that is said to the best may have been said before. */
const kept = 24;

/** What is worth saying to a text, the best first, by what readers found of replies to others like it; a long text by all of its parts. */
export const shapesIn = (parts: readonly SensedText[]): ShapesRead => {
  if (parts.length === 0) return noShapes;
  const { rows, table, vectors } = worths();
  const sums = new Float64Array(rows.length);
  for (const { point, near } of parts) {
    const believed = near();
    for (const [at, { sort, near: place, scale, bias, from }] of rows.entries()) {
      let sum = 0;
      for (let d = 0; d < table.width; d++) sum += (point[d] ?? 0) * (vectors[from + d] ?? 0);
      const known = place < 0 ? 0 : table.lean[sort] * (believed[place] ?? 0);
      sums[at] = (sums[at] ?? 0) + bias + scale * sum + known;
    }
  }
  const found = rows.map(({ id, sort }, at) => ({
    ...{ id, sort },
    worth: 1 / (1 + Math.exp(-(sums[at] ?? 0) / parts.length)),
  }));
  const best = (wanted: ShapeSort) =>
    found
      .filter(({ sort }) => sort === wanted)
      .sort((a, b) => b.worth - a.worth)
      .slice(0, kept)
      .map(({ id, worth }) => ({ id, worth }));
  return {
    remark: best("remark"),
    answer: best("answer"),
    next: best("next"),
    receipt: best("receipt"),
  };
};
