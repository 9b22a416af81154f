// Learns which part of a message a good listener takes up: node training/train-salience.ts check | ship
import { readFileSync, writeFileSync } from "node:fs";
import { salienceFeatures } from "@app/reading/salience";
import { hashOf } from "./random.ts";

/** A message in its clauses, with those a reader would take up, the best first, and those better not said back. */
type Marked = { talk: string; clauses: string[]; take: number[]; drop: number[] };

const rows = readFileSync(new URL("salience/clauses.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line) => JSON.parse(line) as Marked) // our own labelled file
  .map((row) => ({
    ...row,
    fold: hashOf(row.talk) % 5,
    features: row.clauses.map((clause, at) => salienceFeatures(clause, at, row.clauses.length)),
  }));
type Row = (typeof rows)[number];

const rounds = 12;
const rate = 0.08;
const decay = 1e-4;
const leastSeen = 3;

const seen = new Map<string, number>();
for (const { features } of rows)
  for (const one of features.flat()) seen.set(one, (seen.get(one) ?? 0) + 1);

const score = (weights: Map<string, number>, features: readonly string[]): number =>
  features.reduce((sum, one) => sum + (weights.get(one) ?? 0), 0);

/** By pairs: what is taken up should stand above what is not. */
const learn = (from: readonly Row[]): Map<string, number> => {
  const weights = new Map<string, number>();
  const push = (features: readonly string[], by: number) => {
    for (const one of features)
      if ((seen.get(one) ?? 0) >= leastSeen)
        weights.set(one, (weights.get(one) ?? 0) * (1 - decay) + by);
  };
  for (let round = 0; round < rounds; round += 1)
    for (const { take, drop, features } of from)
      for (const better of take)
        for (const [at, worse] of features.entries()) {
          if (take.includes(at)) continue;
          const best = features[better] ?? [];
          const gap = score(weights, best) - score(weights, worse);
          const step = (rate / (1 + Math.exp(gap))) * (drop.includes(at) ? 1.5 : 1);
          push(best, step);
          push(worse, -step);
        }
  return weights;
};

const measure = (weights: Map<string, number>, on: readonly Row[]): string => {
  let taken = 0;
  let dropped = 0;
  for (const { take, drop, features } of on) {
    const scores = features.map((one) => score(weights, one));
    const best = scores.indexOf(Math.max(...scores));
    if (take.includes(best)) taken += 1;
    if (drop.includes(best)) dropped += 1;
  }
  return `${on.length}: takes up what readers would ${(taken / on.length).toFixed(3)}, what is better left ${(dropped / on.length).toFixed(3)}`;
};

if (process.argv[2] === "ship") {
  const rounded = [...learn(rows)]
    .map(([name, weight]) => [name, Math.round(weight * 100) / 100] as const)
    .filter(([, weight]) => Math.abs(weight) >= 0.02)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(
    new URL("../packages/reading/src/salience-weights.json", import.meta.url),
    `${JSON.stringify(Object.fromEntries(rounded))}\n`,
  );
} else
  for (let fold = 0; fold < 5; fold += 1) {
    const weights = learn(rows.filter((row) => row.fold !== fold));
    process.stdout.write(
      `fold ${fold}: ${measure(
        weights,
        rows.filter((row) => row.fold === fold),
      )}\n`,
    );
  }
