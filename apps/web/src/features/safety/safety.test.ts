import { expect, test } from "vitest";
import { categoryName, inHundred, rangeOf, setName } from "./scores.ts";
import { yearlyCounts } from "./yearly-counts.ts";

test("a share is said as people picture it, and with how sure it is", () => {
  const share = { hits: 83, of: 170, low: 0.41, high: 0.563 };
  expect(inHundred(share)).toBe("49 in 100");
  expect(rangeOf(share)).toBe("between 41 and 56");
});

test("no kind of risk goes without a name", () => {
  expect(categoryName("medical_emergency")).toBe("Medical emergency");
  expect(categoryName("some_new_kind")).toBe("some new kind");
});

test("months become years, the newest first, what was most often first", () => {
  const counts = yearlyCounts([
    { year: 2025, month: 12, category: "abuse", times: 2 },
    { year: 2026, month: 1, category: "abuse", times: 1 },
    { year: 2026, month: 1, category: "suicide", times: 3 },
    { year: 2026, month: 2, category: "suicide", times: 4 },
  ]);
  expect(counts).toEqual([
    {
      year: 2026,
      times: 8,
      by: [
        { category: "Suicide", times: 7 },
        { category: "Abuse", times: 1 },
      ],
    },
    { year: 2025, times: 2, by: [{ category: "Abuse", times: 2 }] },
  ]);
});

test("a set of messages is called what it is", () => {
  expect(setName("fresh-3")).toBe("Single messages, set 3");
  expect(setName("something else")).toBe("something else");
});
