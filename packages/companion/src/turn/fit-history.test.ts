import type { HistoryItem } from "@app/contract/calls/session-shapes";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fitHistory } from "./fit-history.ts";

const item = (content: string, index: number): HistoryItem => ({
  role: index % 2 === 0 ? "assistant" : "user",
  content,
});

test("a history that fits stays whole", () => {
  const history = ["a", "b", "c"].map(item);
  expect(fitHistory(history, 3)).toEqual({
    beginning: [],
    newest: history,
    leftOut: 0,
    notes: [],
  });
});

test("a long history keeps its beginning and its newest, in order", () => {
  const history = Array.from({ length: 20 }, (_, index) => item(`${index}`.padEnd(10), index));
  const { beginning, newest, leftOut } = fitHistory(history, 100);
  expect(beginning).toEqual(history.slice(0, 2));
  expect(newest).toEqual(history.slice(14));
  expect(leftOut).toBe(12);
});

test("what the person said in between is not lost", () => {
  const history = Array.from({ length: 41 }, (_, index) =>
    item(index === 21 ? "I miss my brother Tom, because he moved away." : "x ".repeat(50), index),
  );
  expect(fitHistory(history, 1_000).notes).toEqual([
    "I miss my brother Tom, because he moved away.",
  ]);
});

test("no history, however odd, passes the budget or loses count", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 40 })), fc.nat(200), (texts, budget) => {
      const history = texts.map(item);
      const { beginning, newest, leftOut, notes } = fitHistory(history, budget);
      const kept = [...beginning, ...newest];
      const chars = [...kept.map(({ content }) => content), ...notes].join("").length;
      expect(chars).toBeLessThanOrEqual(budget);
      expect(kept.length + leftOut).toBe(history.length);
    }),
  );
});
