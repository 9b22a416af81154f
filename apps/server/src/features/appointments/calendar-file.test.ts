import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { type CalendarEntry, calendarFile } from "./calendar-file.ts";

const entry = (part: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: "one",
  local: "2026-10-21T18:00",
  timeZone: "Europe/Berlin",
  repeats: "never",
  active: true,
  createdAt: new Date("2026-10-01T10:00:00Z"),
  ...part,
});

/** Read as a calendar program does. */
const read = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
};

describe("a calendar file", () => {
  it("is read by another program at the same instant", () => {
    const [event] = read(calendarFile([entry()], "https://house.example/appointments"));
    expect(event?.startDate.toJSDate().toISOString()).toBe("2026-10-21T16:00:00.000Z");
    expect(event?.duration.toSeconds()).toBe(3600);
    expect(event?.uid).toContain("one@");
  });

  it("keeps the hour on the wall over the end of summer time", () => {
    const [event] = read(calendarFile([entry({ repeats: "weekly" })], "https://house.example/a"));
    const times = event?.iterator();
    times?.next();
    expect(times?.next()?.toJSDate().toISOString()).toBe("2026-10-28T17:00:00.000Z");
  });

  it("says of one that was called off that it was", () => {
    const [event] = read(calendarFile([entry({ active: false })], "https://house.example/a"));
    expect(event?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  });

  it("folds its lines at 75 bytes and ends them as the standard asks", () => {
    const text = calendarFile([entry()], `https://house.example/${"long".repeat(40)}`);
    expect(text.replaceAll("\r\n", "")).not.toContain("\n");
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it("is empty and still a calendar where nothing is planned", () => {
    expect(read(calendarFile([], "https://house.example/a"))).toEqual([]);
  });
});
