import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { tokensOf } from "../src/safety/classifier/tokens.ts";
import { measure, readLabelled } from "./evaluate.ts";
import { foldCount, readPatterns } from "./patterns.ts";
import { makeRows } from "./rows.ts";
import { wilson } from "./wilson.ts";

const batch = (name: string) =>
  readLabelled(fileURLToPath(new URL(`./measure/${name}.jsonl`, import.meta.url)));

const shareOf = ({ hits, of }: { hits: number; of: number }) => hits / of;

test("messages no part of the training keep being read about as well as the card says", () => {
  const { recall, falseAlarms, concern } = measure(batch("fresh-4"));
  expect(shareOf(recall)).toBeGreaterThanOrEqual(0.73);
  expect(shareOf(falseAlarms)).toBeLessThanOrEqual(0.05);
  expect(shareOf(concern)).toBeGreaterThanOrEqual(0.75);
});

test("no crisis and no harmless message of the last batch was trained on", () => {
  const trained = new Set(makeRows(readPatterns()).map(({ text }) => tokensOf(text).join(" ")));
  const shared = batch("fresh-4").filter(({ text }) => trained.has(tokensOf(text).join(" ")));
  expect(shared.filter(({ label }) => label !== "concern").map(({ text }) => text)).toEqual([]);
});

test("the same patterns give the same rows", () => {
  const patterns = readPatterns();
  expect(makeRows(patterns)).toEqual(makeRows(patterns));
});

test("every pattern belongs to one fold, and its rows stay in it", () => {
  const patterns = readPatterns();
  const folds = new Map<string, Set<number>>();
  for (const { template, fold } of patterns) {
    const seen = folds.get(template) ?? new Set();
    folds.set(template, seen.add(fold));
  }
  expect([...folds.values()].every((seen) => seen.size === 1)).toBe(true);
  expect(new Set(patterns.map(({ fold }) => fold)).size).toBe(foldCount);
});

test("no choice and no slot is left open in a row", () => {
  const open = makeRows(readPatterns()).filter(({ text }) => /[[\]{}|]/.test(text));
  expect(open.map(({ text }) => text)).toEqual([]);
});

test("a share comes with an interval that holds it", () => {
  const { low, high } = wilson(9, 10);
  expect(low).toBeCloseTo(0.596, 2);
  expect(high).toBeCloseTo(0.982, 2);
});
