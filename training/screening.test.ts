import { readFileSync } from "node:fs";
import type { SafetyScores } from "@app/contract/safety-scores";
import { expect, test } from "vitest";
import { measuredFile, scoresFile, scoresNow } from "./measure-screening.ts";
import { hashOfMeasured } from "./measured-sources.ts";
import { foldCount, readPatterns } from "./patterns.ts";
import { makeRows } from "./rows.ts";
import { nothingWrong, wrongWithRows } from "./untaught.ts";
import { wilson } from "./wilson.ts";

const patterns = readPatterns();

const shareOf = ({ hits, of }: { hits: number; of: number }) => hits / of;

// Both are written by node training/measure-screening.ts, which does all of this. Where nothing changed that it rests
// on, it would come to the same again; where anything did, it is done here.
const written = JSON.parse(readFileSync(scoresFile, "utf8")) as SafetyScores; // our own file
const isMeasured = readFileSync(measuredFile, "utf8").trim() === hashOfMeasured();

test("the page about safety says what is measured now, and that is not worse than it may be", () => {
  const now = isMeasured ? written : scoresNow();
  expect(written).toEqual(now);
  expect(shareOf(now.found)).toBeGreaterThanOrEqual(0.85);
  expect(shareOf(now.falseAlarms)).toBeLessThanOrEqual(0.05);
  expect(shareOf(now.borderline)).toBeGreaterThanOrEqual(0.45);
  const { ordinary } = now;
  expect(ordinary && shareOf(ordinary.crises)).toBeLessThanOrEqual(0.02);
  expect(ordinary && shareOf(ordinary.alarms)).toBeLessThanOrEqual(0.04);
  expect(ordinary && shareOf(ordinary.talks)).toBeLessThanOrEqual(0.1);
  const { elsewhere } = now;
  expect(elsewhere && shareOf(elsewhere.crises)).toBeGreaterThanOrEqual(0.65);
  expect(elsewhere && shareOf(elsewhere.alarms)).toBeLessThanOrEqual(0.08);
}, 600_000);

test("no message that is measured with was trained on, in any language, and no row is left unfinished", () => {
  expect(isMeasured ? nothingWrong : wrongWithRows()).toEqual(nothingWrong);
}, 120_000);

test("the same patterns give the same rows", () => {
  const some = patterns.filter((_, index) => index % 20 === 0);
  expect(makeRows(some)).toEqual(makeRows(some));
});

test("every pattern belongs to one fold, and its rows stay in it", () => {
  const folds = new Map<string, Set<number>>();
  for (const { template, fold } of patterns) {
    const seen = folds.get(template) ?? new Set();
    folds.set(template, seen.add(fold));
  }
  expect([...folds.values()].every((seen) => seen.size === 1)).toBe(true);
  expect(new Set(patterns.map(({ fold }) => fold)).size).toBe(foldCount);
});

test("a share comes with an interval that holds it", () => {
  const { low, high } = wilson(9, 10);
  expect(low).toBeCloseTo(0.596, 2);
  expect(high).toBeCloseTo(0.982, 2);
});
