// Measures the screening as it is built, and writes what the public page about it says.
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Measured, MeasuredSet, SafetyScores } from "@app/contract/safety-scores";
import {
  keptApart,
  type Labelled,
  measure,
  readLabelled,
  type Share,
} from "@app/training/evaluate";

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

const shareOf = ({ hits, of, interval }: Share): Measured => ({
  hits,
  of,
  low: rounded(interval.low),
  high: rounded(interval.high),
});

const setOf = (name: string, messages: readonly Labelled[]): MeasuredSet => {
  const { recall, falseAlarms, concern } = measure(messages);
  return {
    name,
    messages: messages.length,
    found: shareOf(recall),
    falseAlarms: shareOf(falseAlarms),
    borderline: shareOf(concern),
    isKeptApart: keptApart.has(name),
  };
};

/** One figure over the sets that were kept apart, where there are any, and beside it each set. */
export const measureScreening = (folder: string): SafetyScores => {
  const sets = readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .map((name) => ({
      name: basename(name, ".jsonl"),
      messages: readLabelled(join(folder, name)),
    }));
  const apart = sets.filter(({ name }) => keptApart.has(name));
  const all = (apart.length > 0 ? apart : sets).flatMap(({ messages }) => messages);
  const { name: _, isKeptApart: __, ...whole } = setOf("all", all);
  const { lookalikes, recallBy } = measure(all);
  return {
    ...whole,
    lookalikes: shareOf(lookalikes),
    foundBy: recallBy.map((share) => ({ category: share.name, found: shareOf(share) })),
    sets: sets.map(({ name, messages }) => setOf(name, messages)),
  };
};

export const writeSafetyScores = (root: string): void => {
  const file = join(root, "apps/web/.cache/safety-scores.json");
  mkdirSync(dirname(file), { recursive: true });
  const scores = measureScreening(join(root, "training/measure"));
  writeFileSync(file, `${JSON.stringify(scores)}\n`);
};
