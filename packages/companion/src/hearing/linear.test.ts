import { outgrows } from "@app/reading/testing/growth";
import { hostileText, pieces, shapeNames } from "@app/reading/testing/hostile-shapes";
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

test("a reader that remembers what is short is not taken for one that grows", () => {
  const known = new Set<string>();
  const read = (text: string) => {
    if (known.has(text)) return;
    if (text.length < 4_000) known.add(text);
    for (let step = 0; step < text.length * 8_000; step += 1) Math.sqrt(step);
  };
  expect(outgrows(read, (chars) => "a".repeat(chars), 8_000)).toBeLessThan(1);
});

/** Pieces joined as chance has it, and the same in every run, so that what fails can be looked at. */
const madeUp = (count: number): string[] => {
  let seed = 20_261;
  const any = (): string => {
    seed = (seed * 16_807) % 2_147_483_647;
    return pieces[seed % pieces.length] ?? "";
  };
  return Array.from({ length: count }, (_, index) => any() + any() + (index % 2 ? any() : ""));
};

describe.each(Object.entries(readers))("%s", (_, { maxChars, read }) => {
  test("takes no longer than a text grows, whatever its shape", () => {
    const tooFast = shapeNames.filter(
      (name) => outgrows(read, (chars) => hostileText(name, chars), maxChars) > 1,
    );
    expect(tooFast).toEqual([]);
  }, 180_000);

  test("nor where shapes are mixed", () => {
    const tooFast = madeUp(8).filter(
      (piece) =>
        outgrows(
          read,
          (chars) => piece.repeat(Math.ceil(chars / piece.length)).slice(0, chars),
          maxChars,
        ) > 1,
    );
    expect(tooFast).toEqual([]);
  });
});
