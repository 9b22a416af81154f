import { expect, test } from "vitest";
import { creditsShown } from "./credits-words.ts";

const now = new Date("2026-01-01T20:00:00");

test("a plan that refills says how much is left and when more comes", () => {
  const resetAt = new Date("2026-01-01T09:10:00").toISOString();
  const { label, share } = creditsShown({ left: 214, resetAt }, "paid", now);
  expect(label).toBe("214 of 300 voice credits left. They refill at 09:10 tomorrow.");
  expect(share).toBeCloseTo(214 / 300);
});

test("credits that come once promise no refill", () => {
  const { label } = creditsShown({ left: 3, resetAt: now.toISOString() }, "member", now);
  expect(label).toBe("3 of 30 voice credits left.");
});
