import { expect, test } from "vitest";
import { clockAheadMs } from "./server-clock.ts";

const hourMs = 60 * 60_000;
const left = Date.parse("2026-11-15T08:00:00.000Z");
const thought = (hoursAgo: number) => ({
  created_at: new Date(left - hoursAgo * hourMs).toISOString(),
  gone_at: new Date(left + (24 - hoursAgo) * hourMs).toISOString(),
});
const read = [thought(0), thought(5), thought(23)];

test("a clock that is right is believed", () => {
  expect(clockAheadMs(read, left + 1_000)).toBe(0);
  expect(clockAheadMs([], left)).toBe(0);
});

test("on a device that is a day ahead, no thought is over before its time", () => {
  const nowMs = left + 30 * hourMs;
  const serverMs = nowMs + clockAheadMs(read, nowMs);
  for (const { gone_at } of read) expect(Date.parse(gone_at)).toBeGreaterThan(serverMs);
});

test("on a device that is behind, nothing comes from the future", () => {
  const nowMs = left - 5 * hourMs;
  expect(nowMs + clockAheadMs(read, nowMs)).toBe(left);
});
