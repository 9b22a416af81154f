import { describe, expect, test } from "vitest";
import { fractionOf } from "./fraction-of.ts";
import { agedBy, depthOf, depths, lifetimeMs, sayAge } from "./thought-age.ts";

const left = "2026-11-15T08:00:00.000Z";
const at = (hours: number) => Date.parse(left) + hours * 60 * 60_000;

describe("a thought ages", () => {
  test("from nothing to the whole of its day, and never past it", () => {
    expect(agedBy(left, at(0))).toBe(0);
    expect(agedBy(left, at(12))).toBe(0.5);
    expect(agedBy(left, Date.parse(left) + lifetimeMs)).toBe(1);
    expect(agedBy(left, at(80))).toBe(1);
  });

  test("and a clock that is behind does not make it younger than new", () => {
    expect(agedBy(left, at(-3))).toBe(0);
  });

  test("by standing further off, and never nearer again", () => {
    for (let number = 0; number < 200; number++) {
      const thought = { id: `thought ${number}`, text: "Still awake." };
      const seen = [0, 0.2, 0.3, 0.6, 0.7, 0.99].map((aged) =>
        depths.indexOf(depthOf(thought, aged)),
      );
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
      expect(seen.at(-1)).toBe(2);
    }
  });

  test("and is said in words nobody has to count with", () => {
    expect(sayAge(left, at(0))).toBe("just now");
    expect(sayAge(left, at(0.5))).toBe("30 minutes ago");
    expect(sayAge(left, at(1.2))).toBe("an hour ago");
    expect(sayAge(left, at(23.9))).toBe("23 hours ago");
    expect(sayAge(left, at(-1))).toBe("just now");
  });
});

describe("how near a thought hangs", () => {
  test("is drawn evenly enough that a sky of them has all three", () => {
    const counts = new Map<string, number>();
    for (let number = 0; number < 900; number++) {
      const depth = depthOf({ id: `01k${number}`, text: "Twelve days." }, 0);
      counts.set(depth, (counts.get(depth) ?? 0) + 1);
    }
    for (const depth of depths) expect(counts.get(depth), depth).toBeGreaterThan(200);
  });

  test("leaves room: a long one is never in large letters", () => {
    for (let number = 0; number < 100; number++) {
      expect(depthOf({ id: `${number}`, text: "a".repeat(140) }, 0)).toBe("far");
      expect(depthOf({ id: `${number}`, text: "a".repeat(80) }, 0, true)).toBe("mid");
    }
  });

  test("puts one's own first", () => {
    for (let number = 0; number < 50; number++)
      expect(depthOf({ id: `${number}`, text: "I think I am fine." }, 0, true)).toBe("near");
  });
});

test("a fraction is the same for the same id, and spreads for ids that differ by one letter", () => {
  expect(fractionOf("a")).toBe(fractionOf("a"));
  expect(fractionOf("a", 1)).not.toBe(fractionOf("a"));
  const tenths = new Set<number>();
  for (let number = 0; number < 100; number++)
    tenths.add(Math.floor(fractionOf(`thought-${number}`) * 10));
  expect(tenths.size).toBe(10);
});
