/** A share, and what chance alone would allow. */
export type Measured = { hits: number; of: number; low: number; high: number };

export type MeasuredSet = {
  name: string;
  messages: number;
  found: Measured;
  falseAlarms: Measured;
  borderline: Measured;
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

/** What was measured of the screening that is shipped. */
export type SafetyScores = Omit<MeasuredSet, "name"> & {
  /** Missing where there were no talks to measure with. */
  ordinary?: OrdinaryTalkScores;
  /** Ten other languages together: what of the crises is noticed, asked about at least, and what harmless alarms. */
  elsewhere?: { crises: Measured; met: Measured; alarms: Measured };
  lookalikes: Measured;
  foundBy: readonly { category: string; found: Measured }[];
  /** Those that nothing was trained on or tuned to. */
  sets: readonly MeasuredSet[];
};
