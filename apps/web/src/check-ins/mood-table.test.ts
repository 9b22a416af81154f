import { expect, test } from "vitest";
import { rowsOf } from "./mood-table.tsx";

const place = (day: string, pleasant: number | null) => ({
  day,
  pleasant,
  energy: pleasant,
  words: [],
  notes: [],
});

test("gaps are said in the table too, one row for days that follow each other", () => {
  const rows = rowsOf([
    place("2026-03-01", null),
    place("2026-03-02", 1),
    place("2026-03-03", null),
    place("2026-03-04", null),
  ]);
  expect(rows.map((row) => (row.kind === "gap" ? [row.from, row.count] : row.place.day))).toEqual([
    ["2026-03-01", 1],
    "2026-03-02",
    ["2026-03-03", 2],
  ]);
});
