/** One measured thing: what it was, what it is held against in the same run, and whether it holds. */
export type Figure = {
  name: string;
  value: string;
  baseline: string;
  ratio: string;
  budget: string;
  holds: boolean;
};

export type Bench = () => Promise<Figure[]>;

const number = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString("en-GB") : value.toPrecision(3);

/** A figure that must stay at or under its budget. */
export const atMost = (name: string, value: number, budget: number, unit: string): Figure => ({
  name,
  value: `${number(value)} ${unit}`,
  baseline: "",
  ratio: "",
  budget: `≤ ${number(budget)} ${unit}`,
  holds: value <= budget,
});

/** A figure that must reach its budget. */
export const atLeast = (name: string, value: number, budget: number, unit: string): Figure => ({
  ...atMost(name, value, budget, unit),
  budget: `≥ ${number(budget)} ${unit}`,
  holds: value >= budget,
});

/** A figure that is only true beside another of the same run. */
export const ratioAtLeast = (
  name: string,
  value: number,
  baseline: number,
  budget: number,
  unit: string,
): Figure => ({
  name,
  value: `${number(value)} ${unit}`,
  baseline: `${number(baseline)} ${unit}`,
  ratio: number(value / baseline),
  budget: `≥ ${number(budget)}`,
  holds: value / baseline >= budget,
});

const reasonMaxChars = 160;

/** What stands in the table for a bench that measured nothing. Its cells may hold neither bars nor lines. */
export const failureFigure = (bench: string, reason: string): Figure => ({
  name: `${bench}: failed`,
  value: reason
    .replace(/[|\s]+/g, " ")
    .trim()
    .slice(0, reasonMaxChars),
  baseline: "",
  ratio: "",
  budget: "",
  holds: false,
});

export const quantile = (values: readonly number[], part: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};
