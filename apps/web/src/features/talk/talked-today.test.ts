import { expect, test } from "vitest";
import { createDayClock, isTimeToTell } from "./talked-today.ts";

const start = () => {
  let kept: string | undefined;
  const clock = { nowMs: new Date(2026, 10, 15, 21, 0).getTime() };
  const day = createDayClock({
    item: {
      get: () => kept,
      set: (value) => {
        kept = value;
      },
    },
    nowMs: () => clock.nowMs,
  });
  return { day, clock };
};

test("time adds up over pages, and begins anew with the person's own day", () => {
  const { day, clock } = start();
  day.add(600);
  day.add(300);
  day.tell();
  expect(day.read()).toEqual({ seconds: 900, told: true });
  clock.nowMs += 4 * 60 * 60_000;
  expect(day.read()).toEqual({ seconds: 0, told: false });
});

test("somebody is told once, when they asked for it, and never in a crisis", () => {
  const reached = { seconds: 900, told: false };
  expect(isTimeToTell(reached, 15, false)).toBe(true);
  expect(isTimeToTell(reached, 16, false)).toBe(false);
  expect(isTimeToTell(reached, null, false)).toBe(false);
  expect(isTimeToTell(reached, 15, true)).toBe(false);
  expect(isTimeToTell({ ...reached, told: true }, 15, false)).toBe(false);
});
