import { outgrows } from "@app/reading/testing/growth";
import { hostileText, shapeNames } from "@app/reading/testing/hostile-shapes";
import { describe, expect, test } from "vitest";
import { readers } from "../testing/readers.ts";

test("growth is told by lengths and not by a clock: a square is seen, a line is none", () => {
  const busy = (steps: number) => {
    let sum = 0;
    for (let step = 0; step < steps; step += 1) sum += Math.sqrt(step);
    return sum;
  };
  const text = (chars: number) => "a".repeat(chars);
  expect(outgrows(({ length }) => busy(length ** 2), text, 8_000)).toBeGreaterThan(1);
  expect(outgrows(({ length }) => busy(length * 8_000), text, 8_000)).toBeLessThan(1);
});

describe.each(Object.entries(readers))("%s", (_, { maxChars, read }) => {
  test("takes no longer than a text grows, whatever its shape", () => {
    const tooFast = shapeNames.filter(
      (name) => outgrows(read, (chars) => hostileText(name, chars), maxChars) > 1,
    );
    expect(tooFast).toEqual([]);
  });
});
