import fc from "fast-check";
import { expect, test } from "vitest";
import { cutAt } from "./cut-at.ts";

test("a reply well within its length goes on", () => {
  expect(cutAt("Yes. No.", 0, 100)).toBeNull();
});

test("near its end a reply stops with a sentence", () => {
  expect(cutAt("one two. three", 88, 100)).toBe(8);
});

test("with no sentence in sight it stops at the length", () => {
  expect(cutAt("a".repeat(30), 80, 100)).toBe(20);
});

test("no sequence of pieces passes the length", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.integer({ min: 1, max: 60 }), (pieces, maxChars) => {
      let said = 0;
      for (const piece of pieces) {
        const end = cutAt(piece, said, maxChars);
        said += end ?? piece.length;
        if (end !== null) break;
      }
      expect(said).toBeLessThanOrEqual(maxChars);
    }),
  );
});
