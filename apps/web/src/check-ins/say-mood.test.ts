import { expect, test } from "vitest";
import { pleasantName, sayMood } from "./say-mood.ts";

test("a mood is said in words, with its own word or without one", () => {
  const mood = { kind: "mood", pleasant: -2, energy: -2, word: "Sad", note: null } as const;
  expect(sayMood(mood)).toBe("Heavy, no energy. Sad.");
  expect(sayMood({ ...mood, pleasant: 1, energy: 1, word: null })).toBe(
    "Light, quite a bit of energy.",
  );
});

test("the middle of several has the name of the nearest step", () => {
  expect([-2, -1.6, -0.4, 0.5, 2].map(pleasantName)).toEqual([
    "Heavy",
    "Heavy",
    "Even",
    "Light",
    "Bright",
  ]);
});
