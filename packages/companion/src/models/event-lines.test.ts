import fc from "fast-check";
import { expect, test } from "vitest";
import { createEventLines } from "./event-lines.ts";

const linesOf = (chunks: readonly Uint8Array[]): string[] => {
  const found: string[] = [];
  const lines = createEventLines((data) => found.push(data));
  for (const chunk of chunks) lines.push(chunk);
  lines.end();
  return found;
};

test("finds the same events wherever the network cuts the bytes", () => {
  const stream = ': hello\r\ndata: {"a":"é 🌒"}\r\n\r\nevent: x\ndata:two\n\ndata: three';
  const bytes = new TextEncoder().encode(stream);
  const expected = ['{"a":"é 🌒"}', "two", "three"];
  fc.assert(
    fc.property(fc.array(fc.nat(bytes.length)), (cuts) => {
      const ends = [...cuts, bytes.length].sort((a, b) => a - b);
      let from = 0;
      const chunks = ends.map((end) => {
        const chunk = bytes.subarray(from, end);
        from = end;
        return chunk;
      });
      expect(linesOf(chunks)).toEqual(expected);
    }),
  );
});

test("a line that never ends is refused rather than kept", () => {
  const lines = createEventLines(() => undefined);
  const block = new TextEncoder().encode("x".repeat(600_000));
  lines.push(block);
  expect(() => lines.push(block)).toThrow("oversized");
});
