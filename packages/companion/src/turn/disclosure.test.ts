import { expect, test } from "vitest";
import { aiDisclosure, guideTookOver, isDisclosureDue, waitingDisclosure } from "./disclosure.ts";

const now = new Date("2026-03-10T12:00:00Z");
const before = (ms: number) => new Date(now.getTime() - ms);
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const due = (more: Partial<Parameters<typeof isDisclosureDue>[0]>) =>
  isDisclosureDue({
    content: "It was a long day.",
    now,
    lastDisclosedAt: null,
    previousMessageAt: null,
    ...more,
  });

test("a new session needs none, its greeting says it", () => {
  expect(due({})).toBe(false);
});

test("it is said again every three hours", () => {
  expect(due({ lastDisclosedAt: before(3 * hourMs - 1) })).toBe(false);
  expect(due({ lastDisclosedAt: before(3 * hourMs) })).toBe(true);
});

test("it is said again after seven idle days", () => {
  const lastDisclosedAt = before(minuteMs);
  expect(due({ lastDisclosedAt, previousMessageAt: before(7 * dayMs - 1) })).toBe(false);
  expect(due({ lastDisclosedAt, previousMessageAt: before(7 * dayMs) })).toBe(true);
});

test("it is said whenever somebody asks", () => {
  expect(due({ content: "are you human?", lastDisclosedAt: before(minuteMs) })).toBe(true);
});

test("each says so in one sentence", () => {
  for (const text of [aiDisclosure, guideTookOver("refused"), guideTookOver("loading")])
    expect(text.match(/[.!?](?=\s|$)/g)).toHaveLength(1);
});

test("whoever the guide answers is told why, and whoever waits is told for how many", () => {
  expect(guideTookOver("loading")).toContain("still being loaded");
  expect(guideTookOver("first_token_timeout")).toContain("could not answer");
  expect(waitingDisclosure(1)).toMatch(/^One other reply/);
  expect(waitingDisclosure(3)).toMatch(/^3 other replies/);
});
