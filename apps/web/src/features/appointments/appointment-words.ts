import type { Appointment } from "@app/contract/calls/appointments";
import { zoneNow } from "./zone-names.ts";

const dayLong: Intl.DateTimeFormatOptions = { weekday: "long", day: "numeric", month: "long" };

/** "Wednesday 18 November, 18:00", as the clock on the wall shows it there. */
export const sayWhen = (
  { dateTime, timeZone }: Pick<Appointment, "dateTime" | "timeZone">,
  nowMs = Date.now(),
): string => {
  const at = new Date(dateTime);
  const year =
    at.getFullYear() === new Date(nowMs).getFullYear() ? {} : { year: "numeric" as const };
  const day = new Intl.DateTimeFormat("en-GB", { ...dayLong, ...year, timeZone }).format(at);
  const hour = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  }).format(at);
  return `${day.replace(",", "")}, ${hour}`;
};

/** The zone as people say it: "New York", not "America/New_York". */
export const sayZone = (timeZone: string): string =>
  zoneNow(timeZone).split("/").slice(-1).join("").replaceAll("_", " ");

export const zoneHere = (): string => zoneNow(Intl.DateTimeFormat().resolvedOptions().timeZone);

/** All zones the browser knows, and those in use, which it may not list. */
export const zonesToChoose = (used: readonly string[]): string[] =>
  [...new Set([...Intl.supportedValuesOf("timeZone"), ...used].map(zoneNow))].sort();

const two = (value: number): string => String(value).padStart(2, "0");

/** The day after the clock's own, at the hour most people are at home: somewhere to begin. */
export const usualTime = (now: Date): { day: string; hour: string } => {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const { year, month, date } = {
    year: tomorrow.getFullYear(),
    month: two(tomorrow.getMonth() + 1),
    date: two(tomorrow.getDate()),
  };
  return { day: `${year}-${month}-${date}`, hour: "19:00" };
};

/** Those to come, the nearest first, and those called off or over, the newest first. */
export const sortAppointments = (
  appointments: readonly Appointment[],
  nowMs: number,
): { ahead: Appointment[]; behind: Appointment[] } => {
  const lastsMs = 60 * 60_000;
  const isAhead = ({ active, dateTime }: Appointment) =>
    active && Date.parse(dateTime) + lastsMs > nowMs;
  const byTime = (one: Appointment, other: Appointment) =>
    Date.parse(one.dateTime) - Date.parse(other.dateTime);
  return {
    ahead: appointments.filter(isAhead).sort(byTime),
    behind: appointments
      .filter((appointment) => !isAhead(appointment))
      .sort(byTime)
      .reverse(),
  };
};
