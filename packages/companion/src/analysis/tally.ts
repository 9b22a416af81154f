import type { ReportFinding } from "../finding/find.ts";
import type { SourceReading } from "./read-source.ts";

/** Where something was seen over all sources. */
export type Sighting = {
  key: string;
  /** The sources it was seen in, oldest first, each once. */
  ids: string[];
  /** What it was called, the most frequent first. */
  words: string[];
  /** The newest sentence that shows it, and the key of what it shows: those are the words somebody still recognises. */
  quote: { key: string; text: string } | null;
  isPleasant: boolean;
};

const byCount = (words: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([word]) => word);
};

/** Lays together what was found in one part, by key or all as one, the most frequent first. */
export const tally = (
  readings: readonly SourceReading[],
  part: ReportFinding["part"],
  keyOf: (found: ReportFinding) => string = ({ key }) => key,
): Sighting[] => {
  const all = new Map<string, Sighting>();
  for (const { id, found } of readings)
    for (const one of found) {
      if (one.part !== part) continue;
      const key = keyOf(one);
      const seen = all.get(key) ?? {
        key,
        ids: [],
        words: [],
        quote: null,
        isPleasant: one.isPleasant ?? false,
      };
      all.set(key, seen);
      if (seen.ids.at(-1) !== id) seen.ids.push(id);
      seen.words.push(one.word);
      if (one.quote !== null) seen.quote = { key: one.key, text: one.quote };
    }
  return [...all.values()]
    .map((seen) => ({ ...seen, words: byCount(seen.words) }))
    .sort((a, b) => b.ids.length - a.ids.length);
};

export type Trend = { direction: "rising" | "falling"; early: Share; late: Share };
type Share = { seen: number; of: number };

/** Less than this says nothing about a course of things. */
const leastSources = 3;
const leastDays = 2;
const leastInHalf = 2;
const leastRatio = 2;

/** The readings cut in two between days, as near to the middle as that goes; null where all are of one day. */
const halves = (readings: readonly SourceReading[]): [SourceReading[], SourceReading[]] | null => {
  const cuts = readings
    .map((_, index) => index)
    .filter((index) => index > 0 && readings[index]?.day !== readings[index - 1]?.day);
  const middle = readings.length / 2;
  const [cut] = cuts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return cut === undefined ? null : [readings.slice(0, cut), readings.slice(cut)];
};

/** Whether something became more or less; null where too little was seen, or on one day only. */
export const trendOf = (
  ids: readonly string[],
  readings: readonly SourceReading[],
): Trend | null => {
  const seenIn = new Set(ids);
  const days = new Set(readings.filter(({ id }) => seenIn.has(id)).map(({ day }) => day));
  const parts = halves(readings);
  if (ids.length < leastSources || days.size < leastDays || !parts) return null;
  const [early, late] = parts.map((half) => ({
    seen: half.filter(({ id }) => seenIn.has(id)).length,
    of: half.length,
  }));
  if (!early || !late || Math.min(early.of, late.of) < leastInHalf) return null;
  const [before, after] = [early.seen / early.of, late.seen / late.of];
  if (after >= before * leastRatio) return { direction: "rising", early, late };
  return before >= after * leastRatio ? { direction: "falling", early, late } : null;
};
