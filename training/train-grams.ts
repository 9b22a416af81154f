// Trains the linear model of word groups: node training/train-grams.ts check|held|ship <grams.bin>

import { gramsOf, placesBits, shareOf } from "@app/reading/grams-of";
import { tokensOf } from "@app/safety/grams/tokens";
import { fitLinear, type Linear, scoreOf, writeLinear } from "./linear.ts";
import { batches, readPatterns } from "./patterns.ts";
import { makeRows, type Row } from "./rows.ts";

const places = 2 ** placesBits;

type Read = { row: Row; grams: Int32Array; pattern: number };

/** The rows of one pattern stand together, and begin with the bare one. */
const readRows = (rows: readonly Row[]): Read[] => {
  let pattern = -1;
  return rows.map((row) => {
    if (row.isBare) pattern++;
    return { row, grams: Int32Array.from(gramsOf(tokensOf(row.text))), pattern };
  });
};

const fit = (
  rows: readonly Read[],
  isTrue: (row: Row) => boolean,
  weightOf: (row: Row) => number,
): Linear =>
  fitLinear(
    rows.map(({ row, grams, pattern }) => ({
      grams,
      pattern,
      isTrue: isTrue(row),
      weight: weightOf(row),
    })),
    places,
  );

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

const [mode, file] = process.argv.slice(2);
const rows = readRows(makeRows(readPatterns()));
const newest = batches.at(-1);
const isHeld = ({ row }: Read): boolean =>
  mode === "check" ? row.fold === 0 : mode === "held" && row.batch === newest && row.fold === 0;
const models = train(rows.filter((read) => !isHeld(read)));
const [crisis] = models;
if (crisis && mode !== "ship") report(crisis, rows.filter(isHeld));
if (file) writeLinear(file, models);
