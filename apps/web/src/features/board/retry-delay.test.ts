import { expect, test } from "vitest";
import { retryDelayMs } from "./retry-delay.ts";

test("the first try comes soon, and each later one may wait twice as long", () => {
  const longest = [0, 1, 2, 3].map((tries) => retryDelayMs(tries, () => 1));
  expect(longest).toEqual([1_250, 2_250, 4_250, 8_250]);
});

test("nobody waits longer than half a minute, however often it failed", () => {
  for (const tries of [5, 20, 2_000])
    expect(retryDelayMs(tries, () => 1)).toBeLessThanOrEqual(30_250);
});

test("a thousand who lost the same server come back spread over the whole wait", () => {
  let seed = 1;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const tenths = new Map<number, number>();
  for (let person = 0; person < 1_000; person++) {
    const tenth = Math.floor((retryDelayMs(2, random) - 250) / 400);
    tenths.set(tenth, (tenths.get(tenth) ?? 0) + 1);
  }
  for (let tenth = 0; tenth < 10; tenth++) expect(tenths.get(tenth) ?? 0).toBeGreaterThan(50);
});

test("nobody is back in the very moment the line was lost", () => {
  expect(retryDelayMs(0, () => 0)).toBeGreaterThanOrEqual(250);
});
