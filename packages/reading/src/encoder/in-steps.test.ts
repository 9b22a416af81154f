import { expect, test } from "vitest";
import { atOnce, inSteps } from "./in-steps.ts";

const counting = (log: number[]) =>
  function* (): Generator<undefined, string> {
    for (const place of [1, 2]) {
      log.push(place);
      yield;
    }
    log.push(3);
    return "made";
  };

test("each step does its part only, and the last one says that it is made", () => {
  const log: number[] = [];
  const { step } = inSteps(counting(log));
  expect([step(), step()]).toEqual([false, false]);
  expect(log).toEqual([1, 2]);
  expect(step()).toBe(true);
  expect(log).toEqual([1, 2, 3]);
});

test("who needs it in the middle gets it whole, and nothing is done twice", () => {
  const log: number[] = [];
  const { step, get } = inSteps(counting(log));
  step();
  expect(get()).toBe("made");
  expect(get()).toBe("made");
  expect(step()).toBe(true);
  expect(log).toEqual([1, 2, 3]);
});

test("what failed begins anew", () => {
  let tries = 0;
  const { get } = inSteps(function* () {
    yield;
    tries += 1;
    if (tries === 1) throw new Error("the file was not there yet");
    return tries;
  });
  expect(get).toThrow("not there yet");
  expect(get()).toBe(2);
});

test("all steps at once give the same", () => {
  expect(atOnce(counting([])())).toBe("made");
});
