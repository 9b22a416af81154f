import type { Repeats } from "@app/contract/calls/appointments";
import { Temporal } from "temporal-polyfill";

export type Schedule = {
  /** What the clock on the wall showed for the first one. */
  local: string;
  timeZone: string;
  repeats: Repeats;
};

/** One that has just begun is not over: it stays the next one for this long. */
export const lastsMinutes = 60;
const weekMs = 7 * 24 * 60 * 60_000;

/** The instant of the n-th one. An hour that daylight saving skips is taken an hour later. */
const occurrence = ({ local, timeZone }: Schedule, weeks: number): Temporal.ZonedDateTime =>
  Temporal.PlainDateTime.from(local).add({ weeks }).toZonedDateTime(timeZone);

export const instantOf = (schedule: Schedule): Date =>
  new Date(occurrence(schedule, 0).epochMilliseconds);

/** The one that is next or has just begun; of one that does not repeat, the only one. */
export const nextOf = (schedule: Schedule, now: Date): Temporal.ZonedDateTime => {
  const first = occurrence(schedule, 0);
  if (schedule.repeats === "never") return first;
  const since = now.getTime() - lastsMinutes * 60_000;
  // Daylight saving makes a week an hour longer or shorter: begin one before, then look.
  let weeks = Math.max(0, Math.floor((since - first.epochMilliseconds) / weekMs) - 1);
  while (occurrence(schedule, weeks).epochMilliseconds < since) weeks++;
  return occurrence(schedule, weeks);
};

export const localOf = (time: Temporal.ZonedDateTime): string =>
  time.toPlainDateTime().toString({ smallestUnit: "minute" });

export const dateOf = (time: Temporal.ZonedDateTime): Date => new Date(time.epochMilliseconds);
