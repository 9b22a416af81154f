import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { tokensOf } from "@app/safety/classifier/tokens";
import { beforeAll, expect, test } from "vitest";
import { readElsewhere } from "./elsewhere-messages.ts";
import { keptApart, readLabelled } from "./evaluate.ts";
import { scoresFile, scoresNow } from "./measure-screening.ts";
import { foldCount, readPatterns } from "./patterns.ts";
import { makeRows, type Row } from "./rows.ts";
import { wilson } from "./wilson.ts";

const batch = (name: string) =>
  readLabelled(fileURLToPath(new URL(`./measure/${name}.jsonl`, import.meta.url)));

const patterns = readPatterns();
let rows: readonly Row[] = [];
let trained: ReadonlySet<string> = new Set();

beforeAll(() => {
  rows = makeRows(patterns);
  trained = new Set(rows.map(({ text }) => tokensOf(text).join(" ")));
}, 120_000);

const shareOf = ({ hits, of }: { hits: number; of: number }) => hits / of;

test("the page about safety says what is measured now, and that is not worse than it may be", () => {
  const now = scoresNow();
  // written by node training/measure-screening.ts
  expect(JSON.parse(readFileSync(scoresFile, "utf8"))).toEqual(now);
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
}, 120_000);

test.each([...keptApart])("no crisis and no harmless message of %s was trained on", (name) => {
  const shared = batch(name).filter(({ text }) => trained.has(tokensOf(text).join(" ")));
  // a bare "ok" is everybody's
  const telling = shared.filter(({ text, label }) => label !== "concern" && text.length > 4);
  expect(telling.map(({ text }) => text)).toEqual([]);
});

test("no message that other languages are measured with was trained on", () => {
  const known = new Set(readElsewhere("elsewhere").map(({ text }) => text.trim().toLowerCase()));
  const shared = readElsewhere("measure/elsewhere").filter(({ text }) =>
    known.has(text.trim().toLowerCase()),
  );
  expect(shared.map(({ text }) => text)).toEqual([]);
});

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

test("no choice and no slot is left open in a row", () => {
  const open = rows.filter(({ text }) => /[[\]{}|]/.test(text));
  expect(open.map(({ text }) => text)).toEqual([]);
});

test("a share comes with an interval that holds it", () => {
  const { low, high } = wilson(9, 10);
  expect(low).toBeCloseTo(0.596, 2);
  expect(high).toBeCloseTo(0.982, 2);
});
