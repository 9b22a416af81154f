import { readFileSync } from "node:fs";
import { noShapes, type ShapeSort, type ShapesRead, shapeSorts } from "./reading.ts";
import { type SensedText, senseNames } from "./sense.ts";

type Table = {
  width: number;
  /** How much of what the reader believes of a shape counts, by its sort. */
  lean: Readonly<Partial<Record<ShapeSort, number>>>;
  names: readonly string[];
  scales: readonly number[];
  biases: readonly number[];
};
type Row = {
  id: string;
  sort: ShapeSort;
  /** Where the reader's belief in it stands, and how much that counts; nowhere for what it was not taught. */
  near: number;
  lean: number;
  scale: number;
  bias: number;
  vector: Int8Array;
};

/** Each a header, then one row of whole numbers for each shape: by training/train-worth.ts and train-sayings.ts. */
const files = ["worth-vectors", "saying-vectors"] as const;

let loaded: readonly Row[] | null = null;

/** What is a saying to tap may be what the reader was taught as something to remark on. */
const asTaught = (name: string): string => name.replace(/^saying\//, "remark/");
/** Where it is sure of that, most of those who told it would say so themselves. */
const taughtWorth = 0.8;

const rowsIn = (name: (typeof files)[number]): Row[] => {
  const bytes = readFileSync(new URL(`./${name}.bin`, import.meta.url));
  const headerBytes = bytes.readUInt32LE(0);
  const table = JSON.parse(bytes.toString("utf8", 4, 4 + headerBytes)) as Table; // written by the training
  const vectors = new Int8Array(bytes.buffer.slice(bytes.byteOffset + 4 + headerBytes));
  const { near } = senseNames();
  return table.names.flatMap((full, at): Row[] => {
    const sort = shapeSorts.find((one) => full.startsWith(`${one}/`));
    if (!sort) return [];
    return [
      {
        ...{ id: full.slice(sort.length + 1), sort, near: near.indexOf(asTaught(full)) },
        ...{ lean: table.lean[sort] ?? 0, scale: table.scales[at] ?? 0 },
        bias: table.biases[at] ?? 0,
        vector: vectors.subarray(at * table.width, (at + 1) * table.width),
      },
    ];
  });
};

const worths = (): readonly Row[] => {
  loaded ??= files.flatMap(rowsIn);
  return loaded;
};

/** What is weighed, as the training named it. */
export const worthNames = (): readonly string[] => worths().map(({ sort, id }) => `${sort}/${id}`);

const share = (value: number): number => 1 / (1 + Math.exp(-value));

/** So many of a sort are carried along, since all that is said to the best may have been said before. */
const kept = 24;

/** What is worth saying to a text, the best first, by what readers found of replies to others like it; a long text by all of its parts. */
export const shapesIn = (parts: readonly SensedText[]): ShapesRead => {
  if (parts.length === 0) return noShapes;
  const rows = worths();
  const sums = new Float64Array(rows.length);
  const taught = new Float64Array(rows.length);
  for (const { point, near } of parts) {
    const believed = near();
    for (const [at, { sort, near: place, lean, scale, bias, vector }] of rows.entries()) {
      let sum = 0;
      for (let d = 0; d < vector.length; d++) sum += (point[d] ?? 0) * (vector[d] ?? 0);
      const known = place < 0 ? 0 : lean * (believed[place] ?? 0);
      sums[at] = (sums[at] ?? 0) + bias + scale * sum + known;
      if (sort === "saying" && place >= 0)
        taught[at] = Math.max(taught[at] ?? 0, taughtWorth * share(believed[place] ?? 0));
    }
  }
  const found = rows.map(({ id, sort }, at) => ({
    ...{ id, sort },
    worth: Math.max(taught[at] ?? 0, share((sums[at] ?? 0) / parts.length)),
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
    saying: best("saying"),
    words: best("words"),
  };
};
