import { expect, test } from "vitest";
import type { ThoughtHere } from "./board-state.ts";
import { letIn, noPace, paceThoughts } from "./pace-arrivals.ts";

const thought = (second: number, more: Partial<ThoughtHere> = {}): ThoughtHere => ({
  id: `thought ${second}`,
  text: "Still awake.",
  heard: 0,
  created_at: new Date(Date.UTC(2026, 10, 15, 8, 0, second)).toISOString(),
  gone_at: new Date(Date.UTC(2026, 10, 16, 8, 0, second)).toISOString(),
  mine: false,
  heardHere: false,
  ...more,
});
const newestFirst = (...seconds: number[]) => seconds.map((second) => thought(second));
const ids = (thoughts: readonly ThoughtHere[]) => thoughts.map(({ id }) => id);

test("what is there when the board opens is all let in", () => {
  const thoughts = newestFirst(9, 8, 7, 6, 5);
  expect(paceThoughts(noPace, thoughts)).toEqual([]);
  expect(paceThoughts(letIn(noPace, thoughts), thoughts)).toEqual(thoughts);
});

test("a thought that arrives waits for its moment, and then hangs", () => {
  const before = letIn(noPace, newestFirst(3, 2, 1));
  const thoughts = newestFirst(4, 3, 2, 1);
  expect(ids(paceThoughts(before, thoughts))).not.toContain("thought 4");
  expect(ids(paceThoughts(letIn(before, thoughts), thoughts))).toContain("thought 4");
});

test("of thirty that come at once the newest two are let in, and the sky stays readable", () => {
  const before = letIn(noPace, newestFirst(3, 2, 1));
  const rush = newestFirst(...Array.from({ length: 30 }, (_, index) => 40 - index));
  const thoughts = [...rush, ...newestFirst(3, 2, 1)];
  const after = letIn(before, thoughts);
  expect(ids(paceThoughts(after, thoughts))).toEqual([
    "thought 40",
    "thought 39",
    "thought 3",
    "thought 2",
    "thought 1",
  ]);
});

test("one's own never waits and is never passed over", () => {
  const before = letIn(noPace, newestFirst(3, 2, 1));
  const own = thought(4, { mine: true });
  expect(paceThoughts(before, [own, ...newestFirst(3, 2, 1)])[0]).toBe(own);
  const rush = [...newestFirst(9, 8, 7, 6), own, ...newestFirst(3, 2, 1)];
  expect(ids(paceThoughts(letIn(before, rush), rush))).toContain("thought 4");
});

test("a page that stays open for days does not remember what is long gone", () => {
  let pace = letIn(noPace, newestFirst(1));
  pace = letIn(pace, newestFirst(6, 5, 4, 3, 2, 1));
  expect(pace.passed.size).toBe(3);
  pace = letIn(pace, newestFirst(20));
  expect(pace.passed.size).toBe(0);
});
