// Trains the linear model of word groups: node training/train-grams.ts check|held|ship <grams.bin>
import { writeFileSync } from "node:fs";
import { tokensOf } from "@app/safety/classifier/tokens";
import { gramsOf, placesBits, shareOf } from "@app/safety/grams/grams-of";
import { readPatterns } from "./patterns.ts";
import { seeded } from "./random.ts";
import { makeRows, type Row } from "./rows.ts";

const places = 2 ** placesBits;
const epochs = 8;
const rate = 0.03;
/** Draws every weight back to nought a little. */
const pull = 2e-4;
/** A group of words that one pattern alone holds says nothing about others. */
const fewestPatterns = 2;

type Read = { row: Row; grams: Int32Array; pattern: number };
/** A bias, and a weight for each place. */
type Linear = { bias: number; weights: Float32Array };

/** The rows of one pattern stand together, and begin with the bare one. */
const readRows = (rows: readonly Row[]): Read[] => {
  let pattern = -1;
  return rows.map((row) => {
    if (row.isBare) pattern++;
    return { row, grams: Int32Array.from(gramsOf(tokensOf(row.text))), pattern };
  });
};

const sharedPlaces = (rows: readonly Read[]): Uint8Array => {
  const lastPattern = new Int32Array(places).fill(-1);
  const patterns = new Uint8Array(places);
  for (const { grams, pattern } of rows)
    for (const place of grams)
      if (lastPattern[place] !== pattern) {
        lastPattern[place] = pattern;
        patterns[place] = Math.min(255, (patterns[place] ?? 0) + 1);
      }
  return patterns.map((count) => (count >= fewestPatterns ? 1 : 0));
};

const scoreOf = ({ bias, weights }: Linear, grams: Int32Array, share: number): number => {
  let sum = 0;
  for (const place of grams) sum += weights[place] as number; // places are inside the table
  return bias + sum * share;
};

const shuffle = (order: Int32Array, random: { next: () => number }): void => {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random.next() * (at + 1));
    const kept = order[at] as number; // both inside by the loop
    order[at] = order[other] as number;
    order[other] = kept;
  }
};

/** Logistic regression with steps that shrink where much was learned already (AdaGrad), the later epochs averaged. */
const fit = (
  rows: readonly Read[],
  isTrue: (row: Row) => boolean,
  weightOf: (row: Row) => number,
): Linear => {
  const isShared = sharedPlaces(rows);
  const kept = rows.map(({ row, grams }) => ({
    truth: isTrue(row) ? 0.99 : 0.01,
    weight: weightOf(row),
    share: shareOf(grams.length),
    grams: grams.filter((place) => isShared[place] === 1),
  }));
  const random = seeded(7);
  const model: Linear = { bias: 0, weights: new Float32Array(places) };
  const learned = new Float32Array(places).fill(1);
  const mean = new Float64Array(places);
  const order = Int32Array.from(kept.keys());
  let biasLearned = 1;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const item = kept[index];
      if (!item) continue;
      const { grams, truth, weight, share } = item;
      const error = (1 / (1 + Math.exp(-scoreOf(model, grams, share))) - truth) * weight;
      biasLearned += error * error;
      model.bias -= (rate * error) / Math.sqrt(biasLearned);
      for (const place of grams) {
        const value = model.weights[place] as number; // inside the table
        const slope = error * share + pull * value;
        const sofar = (learned[place] as number) + slope * slope;
        learned[place] = sofar;
        model.weights[place] = value - (rate * slope) / Math.sqrt(sofar);
      }
    }
    if (epoch >= epochs / 2)
      for (let place = 0; place < places; place++)
        mean[place] = (mean[place] as number) + (model.weights[place] as number) / (epochs / 2);
  }
  model.weights.set(mean);
  return model;
};

const train = (rows: readonly Read[]) => [
  // A concern is not a none: it may lean either way on the crisis answer.
  fit(
    rows,
    ({ level }) => level === "crisis",
    ({ level }) => (level === "concern" ? 0.3 : 1),
  ),
  fit(
    rows,
    ({ level }) => level !== "none",
    () => 1,
  ),
];

const atRate = (none: readonly number[], hits: readonly number[], share: number): string => {
  const sorted = none.toSorted((one, other) => one - other);
  const limit = sorted[Math.floor(sorted.length * (1 - share))] ?? 0;
  return (hits.filter((score) => score > limit).length / hits.length).toFixed(3);
};

const report = (model: Linear, held: readonly Read[]): void => {
  for (const part of ["bare", "all"] as const) {
    const inPart = held.filter(({ row }) => part === "all" || row.isBare);
    const scores = (level: string) =>
      inPart
        .filter(({ row }) => row.level === level)
        .map(({ grams }) => scoreOf(model, grams, shareOf(grams.length)));
    const shares = [0.03, 0.05, 0.1].map(
      (share) => `@${100 * share}% ${atRate(scores("none"), scores("crisis"), share)}`,
    );
    process.stdout.write(`${part}: ${shares.join(" ")}\n`);
  }
};

/** One byte a weight: the few that are larger than the rest are cut, so that the rest keep their grain. */
const write = (file: string, models: readonly Linear[]): void => {
  const head = Buffer.alloc(8 * models.length);
  const bodies = models.map(({ bias, weights }, index) => {
    const sizes = weights
      .filter((value) => value !== 0)
      .map(Math.abs)
      .sort();
    const scale = (sizes[Math.floor(sizes.length * 0.9995)] ?? 1) / 127;
    head.writeFloatLE(bias, 8 * index);
    head.writeFloatLE(scale, 8 * index + 4);
    return Buffer.from(
      Int8Array.from(weights, (value) => Math.max(-127, Math.min(127, Math.round(value / scale))))
        .buffer,
    );
  });
  writeFileSync(file, Buffer.concat([head, ...bodies]));
};

const [mode, file] = process.argv.slice(2);
const rows = readRows(makeRows(readPatterns()));
const newest = rows.reduce((most, { row }) => Math.max(most, row.round), 0);
const isHeld = ({ row }: Read): boolean =>
  mode === "check" ? row.fold === 0 : mode === "held" && row.round === newest && row.fold === 0;
const models = train(rows.filter((read) => !isHeld(read)));
const [crisis] = models;
if (crisis && mode !== "ship") report(crisis, rows.filter(isHeld));
if (file) write(file, models);
