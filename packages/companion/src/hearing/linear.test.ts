import { outgrows } from "@app/reading/testing/growth";
import { hostileText, pieces, shapeNames } from "@app/reading/testing/hostile-shapes";
import { describe, expect, test } from "vitest";
import { readers } from "../testing/readers.ts";

describe("growth", () => {
  const text = (chars: number) => "a".repeat(chars);
  /** What is read says itself how long it took, so that the judgement is seen and not the machine. */
  const spent = (read: () => unknown): number => Number(read());

  test("is told by lengths and not by a clock: a square is seen, a line is none", () => {
    const square = ({ length }: string) => length ** 2 / 100_000;
    const line = ({ length }: string) => length;
    expect(outgrows(square, text, 8_000, { spent })).toBeGreaterThan(1);
    expect(outgrows(line, text, 8_000, { spent })).toBeLessThan(1);
  });

  test("is not seen in a reader that remembers what is short", () => {
    const known = new Set<string>();
    const read = (words: string): number => {
      if (known.has(words)) return 0;
      if (words.length < 4_000) known.add(words);
      return words.length;
    };
    expect(outgrows(read, text, 8_000, { spent })).toBeLessThan(1);
  });
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

describe.each(Object.entries(readers))("%s", (_, { maxChars, read, senses }) => {
  test("takes no longer than a text grows, whatever its shape", () => {
    const tooFast = shapeNames.filter(
      (name) => outgrows(read, (chars) => hostileText(name, chars), maxChars, { senses }) > 1,
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
          { senses },
        ) > 1,
    );
    expect(tooFast).toEqual([]);
  });
});
