import fc from "fast-check";
import { expect, test } from "vitest";
import { createEventStream } from "./event-stream.ts";

const eventsIn = (chunks: readonly Uint8Array[]): string[] => {
  const found: string[] = [];
  const events = createEventStream((data) => found.push(data));
  for (const chunk of chunks) events.push(chunk);
  events.end();
  return found;
};

test("finds the same events wherever the network cuts the bytes", () => {
  const stream =
    '\uFEFF: hello\r\ndata: {"a":"é 🌒"}\r\n\r\nevent: x\ndata:two\n\nretry: 5\ndata: th\ndata: ree\n\ndata:\n\ndata: last';
  const bytes = new TextEncoder().encode(stream);
  const expected = ['{"a":"é 🌒"}', "two", "th\nree", "last"];
  fc.assert(
    fc.property(fc.array(fc.nat(bytes.length)), (cuts) => {
      const ends = [...cuts, bytes.length].sort((a, b) => a - b);
      let from = 0;
      const chunks = ends.map((end) => {
        const chunk = bytes.subarray(from, end);
        from = end;
        return chunk;
      });
      expect(eventsIn(chunks)).toEqual(expected);
    }),
  );
});

test.each([
  ["on one line", "x".repeat(600_000)],
  ["on many lines", "data: xxxxxxxxxx\n".repeat(60_000)],
])("an event that never ends is refused rather than kept: %s", (_, text) => {
  const events = createEventStream(() => undefined);
  events.push(new TextEncoder().encode(`data: ${text}`));
  expect(() => events.push(new TextEncoder().encode(text))).toThrow("oversized");
});
