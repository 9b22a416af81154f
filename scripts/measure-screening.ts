// Measures the screening as it is built, and writes what the public page about it says.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type {
  Measured,
  MeasuredSet,
  OrdinaryTalkScores,
  SafetyScores,
} from "@app/contract/safety-scores";
import {
  curveOf,
  keptApart,
  type Labelled,
  measure,
  measureTalks,
  readLabelled,
  readTalks,
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

const curvePoints = [1, 2, 5, 10, 15, 20, 25, 40, 60, 80, 100];

const ordinaryScores = (
  folder: string,
  messages: readonly Labelled[],
): OrdinaryTalkScores | undefined => {
  if (!existsSync(folder)) return undefined;
  const read = readdirSync(folder)
    .sort()
    .flatMap((name) => readTalks(join(folder, name)));
  const { crises, alarms, talks } = measureTalks(read);
  return {
    crises: shareOf(crises),
    alarms: shareOf(alarms),
    talks: shareOf(talks),
    curve: curveOf(messages, read, curvePoints).map(({ perThousand, found }) => ({
      perThousand,
      found: rounded(found),
    })),
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
  const ordinary = ordinaryScores(join(folder, "talks"), all);
  return {
    ...whole,
    ...(ordinary ? { ordinary } : {}),
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
