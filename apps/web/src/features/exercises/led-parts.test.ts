import { expect, test } from "vitest";
import { placeAt, totalSeconds } from "./led-parts.ts";

const parts = [
  { label: "Hands", hint: "Fists.", seconds: 6 },
  { label: "Let go", hint: "All at once.", seconds: 14 },
];

test("parts follow one another, each for its seconds", () => {
  expect(placeAt(parts, 0)).toEqual({ part: parts[0], index: 0, leftSeconds: 6 });
  expect(placeAt(parts, 5_999)).toMatchObject({ index: 0, leftSeconds: 1 });
  expect(placeAt(parts, 6_000)).toMatchObject({ index: 1, leftSeconds: 14 });
  expect(placeAt(parts, 19_999)).toMatchObject({ index: 1, leftSeconds: 1 });
});

test("after the last second it is over", () => {
  expect(totalSeconds(parts)).toBe(20);
  expect(placeAt(parts, 20_000)).toBeNull();
});
