/** One line of a plot; null leaves a gap. */
type PlotLine = { values: readonly (number | null)[]; look: "main" | "beside" };

/** What a plot shows, without a word of how it is drawn. */
export type PlotSpec = {
  /** Days, as YYYY-MM-DD, in order. */
  days: readonly string[];
  lines: readonly PlotLine[];
  /** Named heights, the lowest first. */
  heights: readonly { at: number; name: string }[];
  /** The height that is dotted: neither good nor bad. */
  middle: number | null;
  /** A person's own few words, at a place of the first line. */
  notes: readonly { place: number; text: string }[];
  /** The place that is today. */
  now: number | null;
};
