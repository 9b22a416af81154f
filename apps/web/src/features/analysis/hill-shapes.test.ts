import type { AnalysisSource } from "@app/contract/analysis-report";
import { describe, expect, test } from "vitest";
import { hillOf, hillWords, pointsOf, wideFrame } from "./hill-shapes.ts";

const sources = (count: number): AnalysisSource[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    title: `Talk ${index}`,
    at: new Date(Date.UTC(2026, 0, index + 1)).toISOString(),
    kind: "conversation",
  }));
const theme = (shares: number[]) => ({ key: "theme:sleep", name: "Sleep", shares });

describe("the hills", () => {
  test("have one ring for each conversation, the first at the left and the last at the right", () => {
    const hill = hillOf(pointsOf(sources(3), theme([0, 0.5, 1])), 0, wideFrame);
    expect(hill.rings.map(({ x, y }) => [x, y])).toEqual([
      [256, 86],
      [676, 49],
      [1096, 12],
    ]);
  });

  test("of a long history draw neighbours as one, and lose none of them", () => {
    const points = pointsOf(sources(100), theme(Array.from({ length: 100 }, () => 0.5)), 24);
    expect(points.length).toBeLessThanOrEqual(24);
    expect(new Set(points.map(({ share }) => share))).toEqual(new Set([0.5]));
  });

  test("of a single conversation are still a drawing", () => {
    expect(hillOf(pointsOf(sources(1), theme([0.4])), 1, wideFrame).line).toMatch(/^M256 /);
  });

  test("are told in words", () => {
    const words = hillWords(sources(3), [theme([0, 0.5, 0.2])], (iso) => iso.slice(0, 10));
    expect(words).toBe(
      "One theme over 3 conversations from 2026-01-01 to 2026-01-03. Sleep is in 2 of 3, and highest on 2026-01-02.",
    );
  });
});
