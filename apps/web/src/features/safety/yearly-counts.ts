import type { SafetyCount } from "@app/contract/calls/safety-counts";
import { categoryName } from "./scores.ts";

export type YearCounts = {
  year: number;
  times: number;
  by: readonly { category: string; times: number }[];
};

const sum = (counts: readonly SafetyCount[]): number =>
  counts.reduce((total, { times }) => total + times, 0);

/** The newest year first; in it, what was shown most often first. */
export const yearlyCounts = (counts: readonly SafetyCount[]): YearCounts[] =>
  [...Map.groupBy(counts, ({ year }) => year)]
    .map(([year, ofYear]) => ({
      year,
      times: sum(ofYear),
      by: [...Map.groupBy(ofYear, ({ category }) => category)]
        .map(([category, ofKind]) => ({ category: categoryName(category), times: sum(ofKind) }))
        .sort((one, other) => other.times - one.times),
    }))
    .sort((one, other) => other.year - one.year);
