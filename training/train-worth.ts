// Learns which written reply is worth saying to a message, from what readers found of replies: node training/train-worth.ts check|ship
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readGuideData } from "@app/guide/written";
import { sense, senseNames } from "@app/reading/sense";
import { hashOf } from "./random.ts";
import { writeVectors } from "./vector-file.ts";

/** What a reader found of the replies shown beside a message: 2 fits, 1 is passable, 0 does not fit. */
type Judged = { text: string; said: [name: string, line: string, found: 0 | 1 | 2][] };
type Shape = { id: string; sort: string };
type Example = { at: number; name: number; line: number; near: number; truth: number };
type Learnt = {
  /** How much of what the reader believes of a shape counts, by its sort. */
  lean: Float64Array;
  sortBias: Float64Array;
  bias: Float64Array;
  lineBias: Float64Array;
  sortRows: Float64Array;
  rows: Float64Array;
};

const width = 384;
const folds = 3;
const steps = 220;
/** Draws what is learnt back to nought, the more the less there is of it. */
const restraint = { rows: 2, sortRows: 1, bias: 0.5, lineBias: 3 } as const;

const folder = fileURLToPath(new URL("./talk/worth/", import.meta.url));
const judged = readdirSync(folder)
  .sort()
  .flatMap((name) => readFileSync(`${folder}${name}`, "utf8").split("\n"))
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line) as Judged); // our own files

const shapes = readGuideData<Shape[]>("shapes");
const names = shapes.map(({ sort, id }) => `${sort}/${id}`);
const placeOf = new Map(names.map((name, at) => [name, at]));
const sorts = [...new Set(shapes.map(({ sort }) => sort))];
const sortOf = Int32Array.from(shapes, ({ sort }) => sorts.indexOf(sort));
const nearAt = names.map((name) => senseNames().near.indexOf(name));

/** Where the examples of a shape lie that was written after the reader was taught, so that it has a beginning too. */
const middles = new Map<string, Float64Array>();
for (const sort of ["remark", "answer", "next", "receipt"]) {
  const shapeFolder = fileURLToPath(new URL(`./talk/shapes/${sort}/`, import.meta.url));
  for (const file of readdirSync(shapeFolder).filter((name) => name.endsWith(".jsonl")))
    for (const row of readFileSync(`${shapeFolder}${file}`, "utf8").split("\n").filter(Boolean)) {
      const { id, says } = JSON.parse(row) as { id: string; says: string[] }; // our own files
      const name = `${sort}/${id}`;
      if (nearAt[placeOf.get(name) ?? -1] !== -1) continue;
      const middle = new Float64Array(width);
      for (const said of says)
        for (const [d, value] of sense(said)?.point.entries() ?? [])
          middle[d] = (middle[d] ?? 0) + value;
      const long = Math.hypot(...middle);
      middles.set(
        name,
        middle.map((value) => value / long),
      );
    }
}
const reach = { scale: 19.5, bias: -7.2 } as const;
const nearMiddle = (point: Float32Array, name: string): number => {
  const middle = middles.get(name);
  return middle
    ? reach.scale * point.reduce((sum, value, d) => sum + value * (middle[d] ?? 0), 0) + reach.bias
    : 0;
};

const lines: string[] = [];
const lineAt = new Map<string, number>();
const points: Float32Array[] = [];
const examples: Example[] = [];
for (const [at, { text, said }] of judged.entries()) {
  const sensed = sense(text);
  if (!sensed) throw new Error("a message without words was judged");
  points.push(sensed.point);
  const near = sensed.near();
  for (const [name, line, found] of said) {
    const place = placeOf.get(name);
    if (place === undefined) continue; // it is no longer said
    if (!lineAt.has(line)) lineAt.set(line, lines.push(line) - 1);
    examples.push({
      ...{ at, name: place, line: lineAt.get(line) ?? 0, truth: found / 2 },
      near: near[nearAt[place] ?? -1] ?? nearMiddle(sensed.point, name),
    });
  }
}

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const at = (numbers: ArrayLike<number>, place: number): number => numbers[place] ?? 0;

const scoreFor = (learnt: Learnt, { at: message, name, line, near }: Example): number => {
  const sort = at(sortOf, name);
  let sum =
    at(learnt.lean, sort) * near +
    at(learnt.sortBias, sort) +
    at(learnt.bias, name) +
    at(learnt.lineBias, line);
  const point = points[message] ?? new Float32Array(width);
  for (let d = 0; d < width; d++)
    sum +=
      at(point, d) * (at(learnt.rows, name * width + d) + at(learnt.sortRows, sort * width + d));
  return sum;
};
const share = (value: number): number => 1 / (1 + Math.exp(-value));

/** Logistic regression on all of it at once, by steps that are even in every direction (Adam). */
const learn = (from: readonly Example[]): Learnt => {
  const learnt: Learnt = {
    lean: new Float64Array(sorts.length).fill(0.5),
    sortBias: new Float64Array(sorts.length).fill(-1),
    bias: new Float64Array(names.length),
    lineBias: new Float64Array(lines.length),
    sortRows: new Float64Array(sorts.length * width),
    rows: new Float64Array(names.length * width),
  };
  const parts = Object.keys(learnt) as (keyof Learnt)[]; // as it was made above
  const zeros = (): Learnt =>
    Object.fromEntries(
      parts.map((part) => [part, new Float64Array(learnt[part].length)]),
    ) as Learnt; // the same parts
  const [mean, square] = [zeros(), zeros()];
  for (let step = 1; step <= steps; step++) {
    const slope = zeros();
    for (const example of from) {
      const { at: message, name, line, near, truth } = example;
      const sort = at(sortOf, name);
      const off = share(scoreFor(learnt, example)) - truth;
      slope.lean[sort] = at(slope.lean, sort) + off * near;
      slope.sortBias[sort] = at(slope.sortBias, sort) + off;
      slope.bias[name] = at(slope.bias, name) + off;
      slope.lineBias[line] = at(slope.lineBias, line) + off;
      const point = points[message] ?? new Float32Array(width);
      for (let d = 0; d < width; d++) {
        const [own, shared] = [name * width + d, sort * width + d];
        slope.rows[own] = at(slope.rows, own) + off * at(point, d);
        slope.sortRows[shared] = at(slope.sortRows, shared) + off * at(point, d);
      }
    }
    const rate = 0.08 * 0.5 * (1 + Math.cos((Math.PI * step) / steps));
    for (const part of parts) {
      const pull = part === "lean" || part === "sortBias" ? 0 : restraint[part];
      for (let i = 0; i < learnt[part].length; i++) {
        const down = at(slope[part], i) + pull * at(learnt[part], i);
        mean[part][i] = 0.9 * at(mean[part], i) + 0.1 * down;
        square[part][i] = 0.99 * at(square[part], i) + 0.01 * down * down;
        const [m, s] = [
          at(mean[part], i) / (1 - 0.9 ** step),
          at(square[part], i) / (1 - 0.99 ** step),
        ];
        learnt[part][i] = at(learnt[part], i) - (rate * m) / (Math.sqrt(s) + 1e-8);
      }
    }
  }
  return learnt;
};

/** What the best of those that were shown was found to be worth, on messages it did not learn from. */
const check = (): void => {
  const foldOf = judged.map(({ text }) => hashOf(text) % folds);
  const valued = new Float64Array(examples.length);
  for (let fold = 0; fold < folds; fold++) {
    const learnt = learn(examples.filter((one) => foldOf[one.at] !== fold));
    for (const [i, one] of examples.entries())
      if (foldOf[one.at] === fold) valued[i] = scoreFor(learnt, one);
  }
  const best = new Map<number, number>();
  for (const [i, { at: message }] of examples.entries())
    if (at(valued, i) > at(valued, best.get(message) ?? -1) || !best.has(message))
      best.set(message, i);
  const bySort = new Map<string, number[]>();
  for (const i of best.values()) {
    const { name, truth } = examples[i] ?? { name: 0, truth: 0 };
    const sort = sorts[at(sortOf, name)] ?? "";
    bySort.set(sort, [...(bySort.get(sort) ?? []), truth * 2]);
  }
  const meanOf = (values: readonly number[]): string =>
    (values.reduce((sum, one) => sum + one, 0) / values.length).toFixed(3);
  print(
    `${examples.length} found of ${judged.length} messages; of 2, any ${meanOf(examples.map(({ truth }) => truth * 2))}, chosen ${meanOf([...bySort.values()].flat())}`,
  );
  const chosenIn = (isAsked: boolean): number[] =>
    [...best]
      .filter(([message]) => judged[message]?.text.includes("?") === isAsked)
      .map(([, i]) => (examples[i]?.truth ?? 0) * 2);
  print(`  asked ${meanOf(chosenIn(true))}, told ${meanOf(chosenIn(false))}`);
  for (const [sort, values] of bySort) print(`  ${sort} ${values.length}: ${meanOf(values)}`);
};

const ship = (): void => {
  const { lean, sortBias, bias, rows, sortRows } = learn(examples);
  const table = new Int8Array(names.length * width);
  const scales = names.map((_, name) => {
    const sort = at(sortOf, name);
    const middle = middles.get(names[name] ?? "");
    const row = Array.from(
      { length: width },
      (__, d) =>
        at(rows, name * width + d) +
        at(sortRows, sort * width + d) +
        (middle ? at(lean, sort) * reach.scale * at(middle, d) : 0),
    );
    const scale = Math.max(1e-8, ...row.map(Math.abs)) / 127;
    for (const [d, value] of row.entries()) table[name * width + d] = Math.round(value / scale);
    return scale;
  });
  const header = {
    width,
    lean: Object.fromEntries(sorts.map((sort, i) => [sort, at(lean, i)])),
    names,
    scales,
    biases: names.map(
      (name, i) =>
        at(bias, i) +
        at(sortBias, at(sortOf, i)) +
        (middles.has(name) ? at(lean, at(sortOf, i)) * reach.bias : 0),
    ),
  };
  writeVectors("worth-vectors", header, table);
};

if (process.argv[2] === "ship") ship();
else check();
