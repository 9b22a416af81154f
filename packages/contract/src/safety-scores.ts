/** A share, and what chance alone would allow. */
export type Measured = { hits: number; of: number; low: number; high: number };

export type MeasuredSet = {
  name: string;
  messages: number;
  found: Measured;
  falseAlarms: Measured;
  borderline: Measured;
  /** Nothing was trained on it or tuned to it. */
  isKeptApart: boolean;
};

/** What the build measured of the screening it ships. */
export type SafetyScores = Omit<MeasuredSet, "name" | "isKeptApart"> & {
  lookalikes: Measured;
  foundBy: readonly { category: string; found: Measured }[];
  sets: readonly MeasuredSet[];
};
