import { expect, test } from "vitest";
import { retryAfterMs } from "./open-model-stream.ts";

test("a wait is understood in seconds and as a date", () => {
  const now = Date.parse("2026-01-01T00:00:00Z");
  expect(retryAfterMs("12", now)).toBe(12_000);
  expect(retryAfterMs("Thu, 01 Jan 2026 00:00:30 GMT", now)).toBe(30_000);
  expect(retryAfterMs("Thu, 01 Jan 2015 00:00:30 GMT", now)).toBe(0);
  expect(retryAfterMs("soon", now)).toBeUndefined();
  expect(retryAfterMs(null, now)).toBeUndefined();
});
