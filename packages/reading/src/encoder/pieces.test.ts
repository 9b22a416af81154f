import { describe, expect, it } from "vitest";
import { maxPieces, piecesOf, readPieces } from "./pieces.ts";

const [unknown, begin, end] = [1, 2, 3];
const pieces = readPieces([
  ...["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"],
  ...["i", "am", "tired", "ti", "##red", "cafe", "'", "m", ".", "##ness"],
]);
const between = (...ids: number[]): number[] => [begin, ...ids, end];

describe("the pieces of a text", () => {
  it("are the longest that spell its words, from the front", () => {
    expect(piecesOf("i am tired", pieces)).toEqual(between(5, 6, 7));
    expect(piecesOf("tiredness", pieces)).toEqual(between(7, 14));
  });

  it("are the same however it is spaced, written large or accented", () => {
    expect(piecesOf("  I\n am   TIRED ", pieces)).toEqual(piecesOf("i am tired", pieces));
    expect(piecesOf("Café", pieces)).toEqual(between(10));
  });

  it("take a curly mark for the plain one, and each mark by itself", () => {
    expect(piecesOf("I’m tired.", pieces)).toEqual(between(5, 11, 12, 7, 13));
  });

  it("hold one unknown for things nobody has seen", () => {
    expect(piecesOf("i 🙌🏻 ☃ am", pieces)).toEqual(between(5, unknown, 6));
    expect(piecesOf(`i ${"x".repeat(5_000)} am`, pieces).length).toBeLessThanOrEqual(5);
  });

  it("are none for a text without anything to read", () => {
    expect(piecesOf("  ", pieces)).toEqual([]);
  });

  it("are the beginning and the end of a long text", () => {
    const long = piecesOf(`am ${"i ".repeat(900)}tired`, pieces);
    expect(long).toHaveLength(maxPieces);
    expect([long[1], long.at(-2)]).toEqual([6, 7]);
  });
});
