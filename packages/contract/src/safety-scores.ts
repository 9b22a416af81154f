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

/** What people live with: everyday talk in which nothing is wrong. */
export type OrdinaryTalkScores = {
  /** Messages taken for a crisis, each read by itself. */
  crises: Measured;
  /** Messages that raise any alarm. */
  alarms: Measured;
  /** Whole talks in which a word about risk falls. */
  talks: Measured;
  /** Crises found, as a share, at so many alarms in a thousand such messages. */
  curve: readonly { perThousand: number; found: number }[];
};

/** What the build measured of the screening it ships. */
export type SafetyScores = Omit<MeasuredSet, "name" | "isKeptApart"> & {
  /** Missing where there were no talks to measure with. */
  ordinary?: OrdinaryTalkScores;
  lookalikes: Measured;
  foundBy: readonly { category: string; found: Measured }[];
  sets: readonly MeasuredSet[];
};
