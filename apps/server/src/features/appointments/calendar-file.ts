import { brand } from "@app/contract/brand";
import ical, { ICalCalendarMethod, ICalEventRepeatingFreq, ICalEventStatus } from "ical-generator";
import { Temporal } from "temporal-polyfill";
import { tzlib_get_ical_block } from "timezones-ical-library";
import { lastsMinutes, type Schedule } from "./occurrences.ts";

export type CalendarEntry = Schedule & { id: string; active: boolean; createdAt: Date };

/** Others may see a calendar, so it says nothing of what the time is for. */
const title = "Time for myself";

const zoneBlock = (timeZone: string): string | null => {
  const [block] = [tzlib_get_ical_block(timeZone)].flat();
  return block ?? null;
};

/** RFC 5545; times in their own zone, so that one that repeats keeps its hour over daylight saving. */
export const calendarFile = (entries: readonly CalendarEntry[], link: string): string => {
  const calendar = ical({
    name: brand.name,
    prodId: { company: brand.name, product: "appointments", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
    timezone: { name: null, generator: zoneBlock },
  });
  for (const { id, local, timeZone, repeats, active, createdAt } of entries) {
    const start = Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone);
    calendar.createEvent({
      id: `${id}@${brand.slug}`,
      start,
      end: start.add({ minutes: lastsMinutes }),
      timezone: timeZone,
      stamp: createdAt,
      summary: title,
      url: link,
      status: active ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
      ...(repeats === "weekly" ? { repeating: { freq: ICalEventRepeatingFreq.WEEKLY } } : {}),
    });
  }
  return calendar.toString();
};
