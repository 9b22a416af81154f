import { expect, test } from "vitest";
import { sayDay, showDay } from "./show-day.ts";

const nowMs = new Date("2025-11-20T12:00:00").getTime();

test("a day of this year is named without it", () => {
  expect(showDay("2025-11-13T12:00:00", nowMs)).toBe("Thu 13 Nov");
  expect(sayDay("2025-11-13T12:00:00", nowMs)).toBe("13 November");
});

test("a day of another year says which", () => {
  expect(showDay("2024-12-30T12:00:00", nowMs)).toBe("30 Dec 2024");
  expect(sayDay("2026-01-02T12:00:00", nowMs)).toBe("2 January 2026");
});
