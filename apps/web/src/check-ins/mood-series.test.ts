import { describe, expect, test } from "vitest";
import { dayHere, dayNumber, dayText, placesIn, placesOf, type TakenMood } from "./mood-series.ts";

const mood = (
  day: string,
  pleasant: number,
  more: Partial<TakenMood["entry"]> = {},
): TakenMood => ({
  id: `mood-${day}-${pleasant}`,
  at: `${day}T12:00:00.000Z`,
  day,
  entry: { kind: "mood", pleasant, energy: 0, word: null, note: null, ...more },
});

const line = (places: readonly { day: string; pleasant: number | null }[]) =>
  places.map(({ day, pleasant }) => [day, pleasant]);

describe("a line of moods", () => {
  test("has a gap where nobody checked in, and not a guess", () => {
    const places = placesOf([mood("2026-03-01", 2), mood("2026-03-03", -1)], {
      from: "2026-03-01",
      to: "2026-03-04",
      span: "day",
    });
    expect(line(places)).toEqual([
      ["2026-03-01", 2],
      ["2026-03-02", null],
      ["2026-03-03", -1],
      ["2026-03-04", null],
    ]);
  });

  test("puts several of one day in the middle of them, and forgets no word", () => {
    const [place] = placesOf(
      [
        mood("2026-03-01", 2, { word: "Glad" }),
        mood("2026-03-01", -1, { word: "Sad", note: "late" }),
      ],
      { from: "2026-03-01", to: "2026-03-01", span: "day" },
    );
    expect(place).toMatchObject({ pleasant: 0.5, words: ["Glad", "Sad"], notes: ["late"] });
  });

  test("has each day once over a leap day and over clocks that are put forward and back", () => {
    for (const [from, to, days] of [
      ["2024-02-27", "2024-03-02", 5],
      ["2026-03-27", "2026-03-31", 5],
      ["2026-10-24", "2026-10-27", 4],
      ["2026-12-31", "2027-01-01", 2],
    ] as const) {
      const places = placesOf([], { from, to, span: "day" });
      expect(places).toHaveLength(days);
      expect(new Set(places.map(({ day }) => day)).size).toBe(days);
      expect(places.at(-1)?.day).toBe(to);
    }
  });

  test("goes by weeks, from Monday to Sunday, where days would be too many", () => {
    const sunday = mood("2026-11-08", -2);
    const monday = mood("2026-11-09", 2);
    const { span, places } = placesIn([mood("2023-11-15", 0), sunday, monday], null, "2026-11-15");
    expect(span).toBe("week");
    expect(line(places).slice(-2)).toEqual([
      ["2026-11-02", -2],
      ["2026-11-09", 2],
    ]);
    expect(places[0]?.day).toBe("2023-11-13");
    expect(places.slice(1, -2).every(({ pleasant }) => pleasant === null)).toBe(true);
  });

  test("ends today, however long ago the last one was", () => {
    const { places } = placesIn([mood("2026-10-30", 1)], 28, "2026-11-15");
    expect(places).toHaveLength(28);
    expect(places.at(-1)).toMatchObject({ day: "2026-11-15", pleasant: null });
  });
});

test("a day is the one on the wall calendar, and counts there and back", () => {
  expect(dayHere(new Date(2026, 2, 29, 0, 30))).toBe("2026-03-29");
  expect(dayHere(new Date(2024, 1, 29, 23, 59))).toBe("2024-02-29");
  expect(dayText(dayNumber("2024-02-29") + 1)).toBe("2024-03-01");
});
