import { expect, test } from "vitest";
import { beganAt } from "./began-at.ts";

const friday = new Date(2026, 0, 2, 21, 42);

test("a session of these days is named by its weekday", () => {
  expect(beganAt(friday.toISOString(), friday.getTime() + 3_600_000)).toBe("Friday, 21:42");
});

test("an older one is named by its date", () => {
  const tenDaysOn = friday.getTime() + 10 * 24 * 3_600_000;
  expect(beganAt(friday.toISOString(), tenDaysOn)).toMatch(/^Friday,? 2 January, 21:42$/);
});
