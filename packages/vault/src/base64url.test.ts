import fc from "fast-check";
import { expect, test } from "vitest";
import { fromBase64Url, toBase64Url } from "./base64url.ts";

test("writes what everybody else writes, and reads it back", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const text = toBase64Url(bytes);
      expect(text).toBe(Buffer.from(bytes).toString("base64url"));
      expect([...fromBase64Url(text)]).toEqual([...bytes]);
    }),
  );
});

test("takes one text only for the same bytes", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), (text) => {
      let bytes: Uint8Array;
      try {
        bytes = fromBase64Url(text);
      } catch {
        return;
      }
      expect(toBase64Url(bytes)).toBe(text);
    }),
  );
  for (const text of ["A", "AB", "AAB", "AA==", "AA+A", "AA A"])
    expect(() => fromBase64Url(text)).toThrow("damaged");
});
