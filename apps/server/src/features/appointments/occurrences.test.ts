import { describe, expect, it } from "vitest";
import { instantOf, localOf, nextOf, type Schedule } from "./occurrences.ts";

const weekly = (local: string, timeZone: string): Schedule => ({
  local,
  timeZone,
  repeats: "weekly",
});
const nextAt = (schedule: Schedule, now: string) => {
  const time = nextOf(schedule, new Date(now));
  return { local: localOf(time), utc: new Date(time.epochMilliseconds).toISOString() };
};

describe("an appointment that repeats", () => {
  it("keeps its hour on the wall when summer time ends and begins", () => {
    const evening = weekly("2026-10-21T18:00", "Europe/Berlin");
    expect(nextAt(evening, "2026-10-22T00:00:00Z")).toEqual({
      local: "2026-10-28T18:00",
      utc: "2026-10-28T17:00:00.000Z",
    });
    expect(nextAt(evening, "2027-03-25T00:00:00Z")).toEqual({
      local: "2027-03-31T18:00",
      utc: "2027-03-31T16:00:00.000Z",
    });
  });

  it("stays the next one for the hour it has begun, and not a minute longer", () => {
    const evening = weekly("2026-11-18T18:00", "Europe/London");
    expect(nextAt(evening, "2026-11-18T18:59:00Z").local).toBe("2026-11-18T18:00");
    expect(nextAt(evening, "2026-11-18T19:01:00Z").local).toBe("2026-11-25T18:00");
  });

  it("is the first one however far the clock jumps back, and the right one however far ahead", () => {
    const leap = weekly("2028-02-29T09:30", "America/New_York");
    expect(nextAt(leap, "1999-01-01T00:00:00Z").local).toBe("2028-02-29T09:30");
    expect(nextAt(leap, "2048-02-28T00:00:00Z").local).toBe("2048-03-03T09:30");
  });

  it("crosses the date line with the person who keeps it", () => {
    const early = weekly("2026-12-31T23:30", "Pacific/Auckland");
    expect(nextAt(early, "2026-12-31T12:00:00Z").local).toBe("2027-01-07T23:30");
  });
});

describe("an hour that the clocks skip or repeat", () => {
  it("is taken an hour later where it does not exist", () => {
    const skipped = weekly("2027-03-28T02:30", "Europe/Berlin");
    expect(instantOf(skipped).toISOString()).toBe("2027-03-28T01:30:00.000Z");
    expect(nextAt(skipped, "2027-03-29T00:00:00Z").local).toBe("2027-04-04T02:30");
  });

  it("is the first of the two where it comes twice", () => {
    const twice: Schedule = {
      local: "2026-10-25T02:30",
      timeZone: "Europe/Berlin",
      repeats: "never",
    };
    expect(instantOf(twice).toISOString()).toBe("2026-10-25T00:30:00.000Z");
  });
});
