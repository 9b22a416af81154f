/** A share, and what chance alone would allow. */
export type MeasuredShare = { hits: number; of: number; low: number; high: number };

export type MeasuredSet = {
  name: string;
  messages: number;
  found: MeasuredShare;
  falseAlarms: MeasuredShare;
  borderline: MeasuredShare;
};

/** What people live with: everyday talk in which nothing is wrong. */
export type OrdinaryTalkScores = {
  /** Messages taken for a crisis, each read by itself. */
  crises: MeasuredShare;
  /** Messages that raise any alarm. */
  alarms: MeasuredShare;
  /** Whole talks in which a word about risk falls. */
  talks: MeasuredShare;
  /** Crises found, as a share, at so many alarms in a thousand such messages. */
  curve: readonly { perThousand: number; found: number }[];
};

/** What was measured of the screening that is shipped. */
export type SafetyScores = Omit<MeasuredSet, "name"> & {
  /** Missing where there were no talks to measure with. */
  ordinary?: OrdinaryTalkScores;
  /** Ten other languages together: what of the crises is noticed, asked about at least, and what harmless alarms. */
  elsewhere?: { crises: MeasuredShare; met: MeasuredShare; alarms: MeasuredShare };
  lookalikes: MeasuredShare;
  foundBy: readonly { category: string; found: MeasuredShare }[];
  /** Those that nothing was trained on or tuned to. */
  sets: readonly MeasuredSet[];
};
