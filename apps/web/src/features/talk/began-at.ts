import { lateFormat } from "../../dates/late-format.ts";

const clock = lateFormat<Date>(
  () => new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }),
);
const weekday = lateFormat<Date>(() => new Intl.DateTimeFormat("en-GB", { weekday: "long" }));
const date = lateFormat<Date>(
  () => new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long" }),
);

const weekdayIsClearMs = 6 * 24 * 60 * 60_000;

/** "Friday, 21:42"; a weekday alone says nothing after a week. */
export const beganAt = (iso: string, nowMs = Date.now()): string => {
  const at = new Date(iso);
  const day = nowMs - at.getTime() < weekdayIsClearMs ? weekday : date;
  return `${day.format(at)}, ${clock.format(at)}`;
};
