import type { CheckIn, Mood } from "@app/contract/calls/check-ins";

export type TakenMood = Omit<CheckIn, "entry"> & { entry: Mood };

export const isMood = <T extends CheckIn>(taken: T): taken is T & TakenMood =>
  taken.entry.kind === "mood";

const dayMs = 86_400_000;
/** The first Monday of the epoch. */
const firstMonday = 4;

/** Days counted through, so that no clock that is put forward makes one shorter. */
export const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00Z`) / dayMs);

export const dayText = (number: number): string =>
  new Date(number * dayMs).toISOString().slice(0, 10);

/** The day it is here, whatever day it is in Greenwich. */
export const dayHere = (now: Date): string => {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

/** One place on the line: a day, or a week where days would be too close to tell apart. */
export type MoodPoint = {
  /** The first day of it. */
  day: string;
  /** null: nobody checked in, and the line has a gap. */
  pleasant: number | null;
  energy: number | null;
  words: readonly string[];
  notes: readonly string[];
};

export type Span = "day" | "week";

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

const startOf = (number: number, span: Span): number =>
  span === "day" ? number : Math.floor((number - firstMonday) / 7) * 7 + firstMonday;

/** Every day or week from the first to the last, the empty ones too. */
export const placesOf = (
  moods: readonly TakenMood[],
  { from, to, span }: { from: string; to: string; span: Span },
): MoodPoint[] => {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  const groups = Map.groupBy(
    moods.filter(({ day }) => day >= from && day <= to),
    ({ day }) => startOf(dayNumber(day), span),
  );
  const places: MoodPoint[] = [];
  for (let at = startOf(first, span); at <= last; at += span === "day" ? 1 : 7) {
    const entries = (groups.get(at) ?? []).map(({ entry }) => entry);
    places.push({
      day: dayText(at),
      pleasant: mean(entries.map(({ pleasant }) => pleasant)),
      energy: mean(entries.map(({ energy }) => energy)),
      words: entries.flatMap(({ word }) => word ?? []),
      notes: entries.flatMap(({ note }) => note ?? []),
    });
  }
  return places;
};

/** How far back the plot looks. */
export type Range = { name: string; days: number | null };

export const ranges = [
  { name: "Four weeks", days: 28 },
  { name: "Three months", days: 91 },
  { name: "A year", days: 365 },
  { name: "All of it", days: null },
] as const satisfies readonly Range[];

/** Beyond this many days a phone has no room for each. */
const byDayUpTo = 100;

export const placesIn = (moods: readonly TakenMood[], days: number | null, today: string) => {
  const last = dayNumber(today);
  const oldest = moods.reduce((least, { day }) => Math.min(least, dayNumber(day)), last);
  // Everything there is may be one day; a plot of a single day is no plot.
  const first = days === null ? Math.min(oldest, last - 27) : last - days + 1;
  const span: Span = last - first < byDayUpTo ? "day" : "week";
  return { span, places: placesOf(moods, { from: dayText(first), to: today, span }) };
};
