// Learns what somebody would tap as being so, or as what they want to say, from what readers marked: node training/train-sayings.ts check|ship
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ofAnybody } from "@app/guide/write/fill";
import { sayings, wordsToSay } from "@app/guide/written";
import { sense } from "@app/reading/sense";
import { hashOf } from "./random.ts";
import { writeVectors } from "./vector-file.ts";

/** A message with the sayings its writer might well tap, those that are not wrong, and those that are; and what they may want to say to somebody, likeliest first. */
type Marked = { text: string; fits: string[]; passes: string[]; not: string[]; words: string[] };
type Example = { saying: number; truth: number };
type Message = { point: Float32Array; marks: ReadonlyMap<number, 0 | 1 | 2>; examples: Example[] };
/** One number for each of so many, or a row for each. */
type Learnt = Record<"whole" | "bias" | "rows" | "all" | "between", Float64Array>;

const width = 384;
const rounds = 14;
const batch = 120;
const fastest = 0.02;
/** Draws what is learnt back to nought, the more the less there is of it. */
const restraint: Record<keyof Learnt, number> = {
  ...{ whole: 0, bias: 0.5, rows: 2, all: 1, between: 1 },
};
/** What is not wrong is worth this much, and what nobody marked hardly ever fits. */
const worthOf = { 0: 0, 1: 0.4, 2: 1, unmarked: 0.02 } as const;
const unmarkedEach = 12;
/** So many kinds of words are named at once. */
const mostNamed = 5;
const nearness = 0.4;

const linesIn = <Row>(name: string): Row[] =>
  readFileSync(fileURLToPath(new URL(`./talk/${name}.jsonl`, import.meta.url)), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row); // our own files

const pointOf = (text: string): Float32Array =>
  sense(text)?.point ?? new Float32Array(width).fill(1 / Math.sqrt(width));

/** Where a saying lies: between all the ways it was put, and what was told by people whose it is. */
const also = new Map(
  linesIn<{ id: string; also: string[] }>("sayings/wordings").map((row) => [row.id, row.also]),
);
const mostTold = 25;
for (const { id, says } of linesIn<{ id: string; says: string[] }>("shapes/remark/told"))
  also.set(id, [...(also.get(id) ?? []), ...says.slice(0, mostTold)]);
/** What can be tapped: what it is for them, and what they would like to say. */
const taps: readonly { name: string; texts: readonly string[] }[] = [
  ...sayings.map(({ id, text }) => ({
    name: `saying/${id}`,
    texts: [ofAnybody(text), ...(also.get(id) ?? [])],
  })),
  ...wordsToSay.map(({ id, chip, drafts }) => ({ name: `words/${id}`, texts: [chip, ...drafts] })),
];
const places = taps.map(({ texts }) => {
  const sum = new Float64Array(width);
  for (const one of texts)
    for (const [d, value] of pointOf(one).entries()) sum[d] = (sum[d] ?? 0) + value;
  const long = Math.hypot(...sum);
  return sum.map((value) => value / long);
});
const placeOf = new Map(taps.map(({ name }, at) => [name, at]));
const count = taps.length;

/** What they would say first, and what as well. */
const byPlace = [2, 1, 1] as const;
const messages = linesIn<Marked>("sayings/marked").map((row): Message => {
  const { text, fits, passes, not, words } = row;
  const marks = new Map<number, 0 | 1 | 2>();
  for (const [mark, ids] of [[2, fits] as const, [1, passes] as const, [0, not] as const])
    for (const id of ids) {
      const at = placeOf.get(`saying/${id}`);
      if (at !== undefined) marks.set(at, mark);
    }
  for (const { id } of wordsToSay) {
    const at = placeOf.get(`words/${id}`);
    const place = words.indexOf(id);
    // of what they would not say, some is enough to learn from
    if (at !== undefined && (place >= 0 || hashOf(`${text} ${id}`) % 3 === 0))
      marks.set(at, byPlace[place] ?? 0);
  }
  const examples = [...marks].map(
    ([saying, mark]): Example => ({
      saying,
      truth: worthOf[mark],
    }),
  );
  for (let nth = 0; nth < unmarkedEach; nth++) {
    const saying = hashOf(`${text} ${nth}`) % sayings.length;
    if (!marks.has(saying)) examples.push({ saying, truth: worthOf.unmarked });
  }
  return { point: pointOf(text), marks, examples };
});

const at = (numbers: ArrayLike<number>, place: number): number => numbers[place] ?? 0;
const dot = (a: ArrayLike<number>, b: ArrayLike<number>, from = 0): number => {
  let sum = 0;
  for (let d = 0; d < width; d++) sum += at(a, d) * at(b, from + d);
  return sum;
};

/** Where a message points to among the sayings: its point, turned. */
const turned = (point: Float32Array, between: Float64Array): Float64Array => {
  const out = new Float64Array(width);
  for (let i = 0; i < width; i++) {
    const value = at(point, i);
    for (let d = 0; d < width; d++) out[d] = at(out, d) + value * at(between, i * width + d);
  }
  return out;
};

const scoreOf = (
  { whole, bias, rows, all }: Learnt,
  { point }: Message,
  towards: Float64Array,
  saying: number,
): number => {
  const place = places[saying] ?? new Float64Array(width);
  const near = dot(point, place) - nearness;
  return (
    at(whole, 0) +
    at(whole, 1) * near +
    at(bias, saying) +
    dot(point, rows, saying * width) +
    dot(point, all) +
    dot(towards, place)
  );
};
const share = (value: number): number => 1 / (1 + Math.exp(-value));

const zeros = (): Learnt => ({
  whole: new Float64Array(2),
  bias: new Float64Array(count),
  rows: new Float64Array(count * width),
  all: new Float64Array(width),
  between: new Float64Array(width * width),
});
const parts = Object.keys(zeros()) as (keyof Learnt)[]; // as it was made above

/** Logistic regression over a few messages at a time, by steps that are even in every direction (Adam). */
const learn = (from: readonly Message[]): Learnt => {
  const learnt = { ...zeros(), whole: Float64Array.of(-2, 8) };
  const [mean, square] = [zeros(), zeros()];
  const steps = rounds * Math.ceil(from.length / batch);
  let step = 0;
  for (let round = 0; round < rounds; round++) {
    const mixed = from
      .map((message, nth) => ({ message, by: hashOf(`${round} ${nth}`) }))
      .sort((a, b) => a.by - b.by);
    for (let begin = 0; begin < mixed.length; begin += batch) {
      const slope = zeros();
      const some = mixed.slice(begin, begin + batch);
      for (const { message } of some) {
        const { point, examples } = message;
        const towards = turned(point, learnt.between);
        const pulled = new Float64Array(width);
        for (const { saying, truth } of examples) {
          const off = share(scoreOf(learnt, message, towards, saying)) - truth;
          const place = places[saying] ?? new Float64Array(width);
          slope.whole[0] = at(slope.whole, 0) + off;
          slope.whole[1] = at(slope.whole, 1) + off * (dot(point, place) - nearness);
          slope.bias[saying] = at(slope.bias, saying) + off;
          for (let d = 0; d < width; d++) {
            const own = saying * width + d;
            slope.rows[own] = at(slope.rows, own) + off * at(point, d);
            slope.all[d] = at(slope.all, d) + off * at(point, d);
            pulled[d] = at(pulled, d) + off * at(place, d);
          }
        }
        for (let i = 0; i < width; i++)
          for (let d = 0; d < width; d++) {
            const one = i * width + d;
            slope.between[one] = at(slope.between, one) + at(point, i) * at(pulled, d);
          }
      }
      step += 1;
      const rate = fastest * 0.5 * (1 + Math.cos((Math.PI * step) / steps));
      const part = some.length / from.length;
      for (const name of parts)
        for (let i = 0; i < learnt[name].length; i++) {
          const down = at(slope[name], i) + restraint[name] * part * at(learnt[name], i);
          mean[name][i] = 0.9 * at(mean[name], i) + 0.1 * down;
          square[name][i] = 0.99 * at(square[name], i) + 0.01 * down * down;
          const m = at(mean[name], i) / (1 - 0.9 ** step);
          const s = at(square[name], i) / (1 - 0.99 ** step);
          learnt[name][i] = at(learnt[name], i) - (rate * m) / (Math.sqrt(s) + 1e-8);
        }
    }
  }
  return learnt;
};

const held = (): { message: Message; scores: number[] }[] => {
  const isHeld = ({ point }: Message): boolean => hashOf(String(point[0])) % 5 === 0;
  const learnt = learn(messages.filter((one) => !isHeld(one)));
  return messages.filter(isHeld).map((message) => {
    const towards = turned(message.point, learnt.between);
    return {
      message,
      scores: taps.map((_, one) => share(scoreOf(learnt, message, towards, one))),
    };
  });
};

/** Of the three likeliest, from each limit on, how many fit and how many are wrong, on messages it did not learn from. */
const check = (): void => {
  const best = (from: number, to: number, most: number) =>
    read.map(({ message, scores }) =>
      scores
        .map((worth, one) => ({ worth, one, mark: message.marks.get(one) }))
        .slice(from, to)
        .sort((a, b) => b.worth - a.worth)
        .slice(0, most),
    );
  const read = held();
  const ofWords = best(sayings.length, count, mostNamed).filter((_, at) =>
    [...(read[at]?.message.marks ?? [])].some(([one, mark]) => one >= sayings.length && mark === 2),
  );
  const first = ofWords.filter(([one]) => one?.mark === 2).length / ofWords.length;
  const among =
    ofWords.filter((five) => five.some(({ mark }) => mark === 2)).length / ofWords.length;
  process.stdout.write(
    `words: of ${ofWords.length} messages the likeliest is named first in ${first.toFixed(2)}, among ${mostNamed} in ${among.toFixed(2)}\n`,
  );
  const threes = best(0, sayings.length, 3);
  for (const limit of [0.25, 0.3, 0.35, 0.4, 0.45, 0.5]) {
    const shown = threes.map((three) => three.filter(({ worth }) => worth >= limit));
    const all = shown.flat();
    const of = (mark: number | undefined) =>
      (all.filter((one) => one.mark === mark).length / Math.max(1, all.length)).toFixed(2);
    const some = shown.filter(({ length }) => length > 0).length / threes.length;
    const hit =
      shown.filter((three) => three.some(({ mark }) => mark === 2)).length / threes.length;
    process.stdout.write(
      `from ${limit}: below ${some.toFixed(2)} of ${threes.length} messages, one that fits below ${hit.toFixed(2)}; of ${all.length}, fit ${of(2)}, pass ${of(1)}, wrong ${of(0)}, unmarked ${of(undefined)}\n`,
    );
  }
};

const ship = (): void => {
  const { whole, bias, rows, all, between } = learn(messages);
  const table = new Int8Array(count * width);
  const scales = places.map((place, saying) => {
    const row = Array.from(
      { length: width },
      (_, d) =>
        at(whole, 1) * at(place, d) +
        at(rows, saying * width + d) +
        at(all, d) +
        dot(place, between, d * width),
    );
    const scale = Math.max(1e-8, ...row.map(Math.abs)) / 127;
    for (const [d, value] of row.entries()) table[saying * width + d] = Math.round(value / scale);
    return scale;
  });
  const header = {
    width,
    lean: {},
    names: taps.map(({ name }) => name),
    scales,
    biases: Array.from(bias, (value) => value + at(whole, 0) - at(whole, 1) * nearness),
  };
  writeVectors("saying-vectors", header, table);
};

if (process.argv[2] === "ship") ship();
else check();
