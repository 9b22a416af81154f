import { groundingSteps } from "@app/content/grounding-steps";
import { expect, test } from "vitest";
import { groundingStart, isGroundingOver, nameOne, nextSense, stepBack } from "./grounding.ts";

test("five, four, three, two, one: then it is over", () => {
  expect(groundingSteps.map(({ count }) => count)).toEqual([5, 4, 3, 2, 1]);
  let place = groundingStart;
  for (let named = 0; named < 15; named++) {
    expect(isGroundingOver(place)).toBe(false);
    place = nameOne(place);
  }
  expect(isGroundingOver(place)).toBe(true);
});

test("a sense can be left before all of it is named", () => {
  expect(nextSense(nameOne(groundingStart))).toEqual({ step: 1, named: 0 });
});

test("going back starts the sense anew, and then the one before it", () => {
  const second = nameOne(nextSense(groundingStart));
  expect(stepBack(second)).toEqual({ step: 1, named: 0 });
  expect(stepBack(stepBack(second))).toEqual(groundingStart);
  expect(stepBack(groundingStart)).toEqual(groundingStart);
});
