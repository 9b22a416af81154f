import { expect, test } from "vitest";
import { pathWords, segment, stepPoints } from "./path-shape.ts";

test("every step has a place inside the drawing, from left to right", () => {
  for (const steps of [5, 6, 7, 8]) {
    const points = stepPoints(steps, 600, 120, 24);
    expect(points).toHaveLength(steps);
    expect(points[0]?.x).toBe(24);
    expect(points.at(-1)?.x).toBe(576);
    for (const [index, { x, y }] of points.entries()) {
      expect(y).toBeGreaterThanOrEqual(24);
      expect(y).toBeLessThanOrEqual(96);
      if (index > 0) expect(x).toBeGreaterThan(points[index - 1]?.x ?? 0);
    }
  }
});

test("a piece of the way is level at both ends", () => {
  expect(segment({ x: 0, y: 10 }, { x: 100, y: 50 })).toBe("M0 10C50 10 50 50 100 50");
});

test("the drawing is told in words: how many, which are done, where one is", () => {
  expect(pathWords(6, [], null)).toBe("Six steps.");
  expect(pathWords(6, [1], 2)).toBe("Six steps. One is done. You are at step 2.");
  expect(pathWords(5, [1, 2, 4], 3)).toBe("Five steps. Three are done. You are at step 3.");
  expect(pathWords(5, [1, 2, 3, 4, 5], 5)).toBe("Five steps. All are done.");
});
