import type { Appointment } from "@app/contract/calls/appointments";
import { describe, expect, it } from "vitest";
import {
  sayWhen,
  sayZone,
  sortAppointments,
  usualTime,
  zonesToChoose,
} from "./appointment-words.ts";

const nowMs = Date.parse("2026-11-16T12:00:00Z");
const at = (dateTime: string, part: Partial<Appointment> = {}): Appointment => ({
  id: dateTime,
  dateTime,
  local: "",
  timeZone: "UTC",
  repeats: "never",
  about: "",
  emailSent: false,
  active: true,
  createdAt: "2026-11-01T00:00:00Z",
  ...part,
});

describe("a time", () => {
  it("is said as the wall's clock shows it where it is kept", () => {
    const time = { dateTime: "2026-11-18T23:30:00Z", timeZone: "America/New_York" };
    expect(sayWhen(time, nowMs)).toBe("Wednesday 18 November, 18:30");
    expect(sayWhen({ ...time, timeZone: "Asia/Tokyo" }, nowMs)).toBe("Thursday 19 November, 08:30");
  });

  it("names the year only where it is another", () => {
    expect(sayWhen({ dateTime: "2027-01-02T10:00:00Z", timeZone: "UTC" }, nowMs)).toContain("2027");
  });

  it("begins at tomorrow's evening, also on the last day of a leap February", () => {
    expect(usualTime(new Date(2028, 1, 29, 23, 59))).toEqual({ day: "2028-03-01", hour: "19:00" });
  });
});

it("a zone is said by its town, and one that is in use can be chosen", () => {
  expect(sayZone("America/Argentina/Buenos_Aires")).toBe("Buenos Aires");
  expect(zonesToChoose(["UTC"])).toContain("UTC");
});

it("what is to come stands nearest first, what has begun among it, the rest below", () => {
  const begun = at("2026-11-16T11:30:00Z");
  const over = at("2026-11-16T10:30:00Z");
  const later = at("2026-11-20T10:00:00Z");
  const off = at("2026-11-19T10:00:00Z", { active: false });
  expect(sortAppointments([later, over, off, begun], nowMs)).toEqual({
    ahead: [begun, later],
    behind: [off, over],
  });
});
