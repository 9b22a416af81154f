// Measures the screening, and writes what the public page about it says: node training/measure-screening.ts
import { deepStrictEqual } from "node:assert/strict";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type {
  MeasuredSet,
  MeasuredShare,
  OrdinaryTalkScores,
  SafetyScores,
} from "@app/contract/safety-scores";
import { readElsewhere } from "./elsewhere-messages.ts";
import {
  curveOf,
  keptApart,
  type LabelledText,
  measure,
  measureElsewhere,
  measureTalks,
  readLabelled,
  readTalks,
  type Share,
} from "./evaluate.ts";
import { hashOfMeasured } from "./measured-sources.ts";
import { nothingWrong, wrongWithRows } from "./untaught.ts";

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

const shareOf = ({ hits, of, interval }: Share): MeasuredShare => ({
  hits,
  of,
  low: rounded(interval.low),
  high: rounded(interval.high),
});

const setOf = (name: string, messages: readonly LabelledText[]): MeasuredSet => {
  const { recall, falseAlarms, concern } = measure(messages);
  return {
    name,
    messages: messages.length,
    found: shareOf(recall),
    falseAlarms: shareOf(falseAlarms),
    borderline: shareOf(concern),
  };
};

const curvePoints = [1, 2, 5, 10, 15, 20, 25, 40, 60, 80, 100];

const ordinaryScores = (
  folder: string,
  messages: readonly LabelledText[],
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

/** One figure over the sets that are kept apart, and beside it each of them. */
export const measureScreening = (folder: string, names: ReadonlySet<string>): SafetyScores => {
  const sets = readdirSync(folder)
    .map((file) => ({ file, name: basename(file, ".jsonl") }))
    .filter(({ name }) => names.has(name))
    .map(({ file, name }) => ({ name, messages: readLabelled(join(folder, file)) }))
    .sort((one, other) => one.name.localeCompare(other.name));
  const all = sets.flatMap(({ messages }) => messages);
  const { name: _, ...whole } = setOf("all", all);
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

const measured = fileURLToPath(new URL("./measure", import.meta.url));

const elsewhereScores = (): NonNullable<SafetyScores["elsewhere"]> => {
  const { crises, met, alarms } = measureElsewhere(readElsewhere("measure/elsewhere"));
  return { crises: shareOf(crises), met: shareOf(met), alarms: shareOf(alarms) };
};

/** The figures of the screening as it is: `screening.test.ts` holds the page's file to them. */
export const scoresNow = (): SafetyScores => ({
  ...measureScreening(measured, keptApart),
  elsewhere: elsewhereScores(),
});

export const scoresFile = fileURLToPath(
  new URL("../apps/web/src/features/safety/safety-scores.json", import.meta.url),
);

/** Of what the figures in that file were measured, as a hash: where nothing of it changed they are still the same. */
export const measuredFile = fileURLToPath(new URL("./measured.txt", import.meta.url));

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  deepStrictEqual(wrongWithRows(), nothingWrong);
  writeFileSync(scoresFile, `${JSON.stringify(scoresNow(), null, 2)}\n`);
  writeFileSync(measuredFile, `${hashOfMeasured()}\n`);
}
