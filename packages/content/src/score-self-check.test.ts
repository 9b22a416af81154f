import { selfCheckNames, selfCheckSizes } from "@app/contract/self-checks";
import { describe, expect, it, test } from "vitest";
import { bandOf, opensCrisis, scoreOf } from "./score-self-check.ts";
import { selfChecks } from "./self-checks.ts";

describe.each(selfCheckNames)("%s", (name) => {
  const { items, answerMax } = selfCheckSizes[name];
  const check = selfChecks[name];
  const all = (value: number) => Array.from({ length: items }, () => value);

  it("has the items and the scale the contract takes", () => {
    expect(check.items).toHaveLength(items);
    expect(new Set(check.items).size).toBe(items);
    expect(Math.max(...check.scale.map(({ value }) => value))).toBe(answerMax);
  });

  it("scores from nothing to its published most", () => {
    expect(scoreOf(name, all(0))).toBe(0);
    expect(scoreOf(name, all(answerMax))).toBe(check.max);
  });

  it("has one band for every score there can be", () => {
    for (let sum = 0; sum <= items * answerMax; sum++) {
      const score = sum * check.factor;
      const fitting = check.bands.filter(({ from, to }) => score >= from && score <= to);
      expect(fitting, String(score)).toHaveLength(1);
    }
  });

  it("names where it comes from", () => {
    expect(check.sources.length).toBeGreaterThan(0);
    for (const { url } of check.sources) expect(url).toMatch(/^https:\/\//);
  });
});

test("the published cut-offs are the ones that are used", () => {
  const names = (name: "phq-9" | "gad-7", scores: readonly number[]) =>
    scores.map((score) => bandOf(name, score).name);
  expect(names("phq-9", [4, 5, 9, 10, 14, 15, 19, 20, 27])).toEqual([
    "minimal",
    "mild",
    "mild",
    "moderate",
    "moderate",
    "moderately severe",
    "moderately severe",
    "severe",
    "severe",
  ]);
  expect(names("gad-7", [4, 5, 9, 10, 14, 15])).toEqual([
    "minimal",
    "mild",
    "mild",
    "moderate",
    "moderate",
    "severe",
  ]);
  expect(bandOf("who-5", scoreOf("who-5", [3, 3, 3, 2, 1])).from).toBe(32);
  expect(bandOf("who-5", scoreOf("who-5", [3, 3, 3, 2, 2])).from).toBe(52);
});

test("the ninth item of the PHQ-9 opens the way to help from its first step on, and nothing else does", () => {
  expect(opensCrisis("phq-9", [3, 3, 3, 3, 3, 3, 3, 3, 0])).toBe(false);
  expect(opensCrisis("phq-9", [0, 0, 0, 0, 0, 0, 0, 0, 1])).toBe(true);
  const halfway: (number | undefined)[] = [];
  halfway[8] = 2;
  expect(opensCrisis("phq-9", halfway)).toBe(true);
  expect(opensCrisis("gad-7", [3, 3, 3, 3, 3, 3, 3])).toBe(false);
});

test("no word of a self-check calls anybody ill", () => {
  const spoken = selfCheckNames.flatMap((name) => {
    const { about, bands, says } = selfChecks[name];
    return [about, ...bands.map(({ words }) => words), ...says];
  });
  expect(
    spoken.filter((text) => /you have (a|an)? ?(depress|anxi|disorder)|you are ill/i.test(text)),
  ).toEqual([]);
});
