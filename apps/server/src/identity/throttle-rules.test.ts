import { expect, it } from "vitest";
import { type ThrottleRule, throttleRules, waitAfter } from "./throttle-rules.ts";

it.each(Object.entries(throttleRules) as [string, ThrottleRule][])(
  "the waits of %s grow, never shrink, and never lock for good",
  (_name, rule) => {
    const waits = Array.from({ length: 200 }, (_, index) => waitAfter(rule, index + 1));
    expect(waits.slice(0, rule.freeTries).every((wait) => wait === 0)).toBe(true);
    expect(waits[rule.freeTries]).toBe(rule.firstWaitMs);
    for (const [index, wait] of waits.entries())
      expect(wait).toBeGreaterThanOrEqual(waits[index - 1] ?? 0);
    expect(waits.at(-1)).toBe(rule.maxWaitMs);
    expect(rule.maxWaitMs).toBeLessThanOrEqual(60 * 60_000);
  },
);
