import { beforeAll, expect, test } from "vitest";
import { loadStrengthMeter, type MeasureStrength } from "./strength.ts";

let measure: MeasureStrength;
beforeAll(async () => {
  measure = await loadStrengthMeter();
});

test.each([
  ["", "weak"],
  ["password", "weak"],
  ["Password1!", "weak"],
  ["qwertyuiop", "weak"],
  ["I love my dog", "weak"],
  ["dog dog dog dog dog dog dog", "weak"],
  ["x".repeat(500), "weak"],
  ["blue kettle thursday", "fair"],
  ["the cat sat on the mat", "fair"],
  ["blue kettle thursday lantern", "good"],
  ["cobalt ferry mumbling sock pierce", "strong"],
])("%j is rated %s", (passphrase, level) => {
  expect(measure(passphrase).level).toBe(level);
});

test("only what would hold for a while may be used", () => {
  expect(measure("letmein")).toMatchObject({ enough: false, bars: 1 });
  expect(measure("blue kettle thursday")).toMatchObject({ enough: true, bars: 2, reason: null });
});

test("what others know about a person counts for little, and is named", () => {
  const about = ["Wilhelmina Oakenshaw", "w.oakenshaw@example.org"];
  const knowing = measure("wilhelmina oakenshaw", about);
  expect(knowing).toMatchObject({ enough: false, reason: "known-about-you" });
  expect(knowing.guessesLog10).toBeLessThan(measure("wilhelmina oakenshaw").guessesLog10);
});

test.each([
  ["cat", "short"],
  ["abcdefghijk", "pattern"],
  ["I love my dog", "few-words"],
])("%j is weak because: %s", (passphrase, reason) => {
  expect(measure(passphrase)).toMatchObject({ enough: false, reason });
});
