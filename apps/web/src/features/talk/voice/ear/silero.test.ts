import { expect, test } from "vitest";
import { sileroWeights } from "../../../../../scripts/silero-weights.ts";
import { createSilero, frameSamples } from "./silero.ts";

/** A made-up sound that comes and goes, the same on every machine. */
const frameOf = (number: number): Float32Array =>
  Float32Array.from({ length: frameSamples }, (_, index) => {
    const at = number * frameSamples + index;
    const tones =
      0.2 * Math.sin(at * 0.06 * (1 + 0.2 * Math.sin(at / 3_000))) +
      0.15 * Math.sin(at * 0.12) +
      0.1 * Math.sin(at * 0.31);
    const swell = 0.6 + 0.4 * Math.sin(at / 900);
    return (number % 60 > 20 ? tones * swell : 0) + 0.01 * Math.sin(at * at * 0.0137);
  });

/** What the model's own runtime answers to every twentieth frame of that sound. */
const expected = [0.0034, 0.1116, 0.0922, 0.0006, 0.4066, 0.073, 0.004, 0.2255, 0.165, 0.0018];

test("the detector answers as the model it was taken from", () => {
  const silero = createSilero(sileroWeights());
  const answers = Array.from({ length: 200 }, (_, number) => silero.hear(frameOf(number)));
  expected.forEach((answer, index) => {
    expect(answers[index * 20 + 10]).toBeCloseTo(answer, 3);
  });
});

test("a new start forgets what was heard before", () => {
  const silero = createSilero(sileroWeights());
  const first = [20, 21, 22].map((number) => silero.hear(frameOf(number)));
  silero.reset();
  expect([20, 21, 22].map((number) => silero.hear(frameOf(number)))).toEqual(first);
});

test("other weights are refused", () => {
  expect(() => createSilero(new Float32Array(10))).toThrow("not the detector's weights");
});
