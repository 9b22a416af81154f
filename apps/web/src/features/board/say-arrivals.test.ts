import { beforeEach, expect, test } from "vitest";
import { betweenSayingsMs, createSayer, type RunLater } from "./say-arrivals.ts";

let clockMs = 0;
let said: { words: string; atMs: number }[] = [];
let timers: { work: () => void; atMs: number }[] = [];
beforeEach(() => {
  clockMs = 1_000;
  said = [];
  timers = [];
});

const doLater: RunLater = (work, ms) => {
  const timer = { work, atMs: clockMs + ms };
  timers.push(timer);
  return () => {
    timers = timers.filter((other) => other !== timer);
  };
};

const pass = (ms: number) => {
  clockMs += ms;
  const due = timers.filter(({ atMs }) => atMs <= clockMs);
  timers = timers.filter(({ atMs }) => atMs > clockMs);
  for (const { work } of due) work();
};

const make = () =>
  createSayer({
    say: (words) => said.push({ words, atMs: clockMs }),
    nowMs: () => clockMs,
    doLater,
  });

test("the first thought that arrives is said at once", () => {
  make().arrived("Still awake.");
  expect(said.map(({ words }) => words)).toEqual(["New: Still awake."]);
});

test("twenty a second are heard as one every few seconds, the newest of them", () => {
  const sayer = make();
  for (let number = 1; number <= 20 * 60; number++) {
    sayer.arrived(`Thought ${number}.`);
    pass(50);
  }
  expect(said.length).toBeLessThanOrEqual(60_000 / betweenSayingsMs + 1);
  for (const [index, { atMs }] of said.entries())
    expect(atMs - (said[index - 1]?.atMs ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(
      betweenSayingsMs,
    );
  expect(said[1]?.words).toMatch(/^New: Thought \d+\. And \d+ more\.$/);
});

test("nothing is said of what arrived after the page was left", () => {
  const sayer = make();
  sayer.arrived("One.");
  sayer.arrived("Two.");
  sayer.stop();
  pass(betweenSayingsMs * 2);
  expect(said.map(({ words }) => words)).toEqual(["New: One."]);
});

test("one that waited is said by itself", () => {
  const sayer = make();
  sayer.arrived("One.");
  sayer.arrived("Two.");
  pass(betweenSayingsMs);
  expect(said.map(({ words }) => words)).toEqual(["New: One.", "New: Two."]);
});
