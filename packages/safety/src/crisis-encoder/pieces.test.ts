import { describe, expect, it } from "vitest";
import { crisisPiecesOf, maxCrisisPieces, readCrisisPieces } from "./pieces.ts";

const nothing = Array.from({ length: 6 }, (_, index) => [`<${index}>`, 0] as const);
const pieces = readCrisisPieces([
  ...nothing,
  ["▁i", -2],
  ["▁am", -3],
  ["▁tired", -6],
  ["▁ti", -5],
  ["red", -5],
  ["▁", -4],
  ["a", -6],
  ["m", -6],
]);

describe("the pieces of a text", () => {
  it("are the likeliest ones that spell it", () => {
    expect(crisisPiecesOf("i am tired", pieces)).toEqual([6, 7, 8]);
  });

  it("are the same however it is spaced", () => {
    expect(crisisPiecesOf("  i\n am   tired ", pieces)).toEqual(
      crisisPiecesOf("i am tired", pieces),
    );
  });

  it("hold one unknown for letters nobody has seen", () => {
    expect(crisisPiecesOf("i 🙌🏻 am", pieces)).toEqual([6, 11, 0, 7]);
  });

  it("are none for a text without letters to read", () => {
    expect(crisisPiecesOf("  ", pieces)).toEqual([]);
  });

  it("are the beginning and the end of a long text", () => {
    const long = crisisPiecesOf(`${"i ".repeat(300)}tired`, pieces);
    expect(long).toHaveLength(maxCrisisPieces);
    expect(long.at(-1)).toBe(8);
  });
});
