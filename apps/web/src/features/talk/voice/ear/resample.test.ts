import { expect, test } from "vitest";
import { createResampler } from "./resample.ts";

const tone = (hz: number, rateHz: number, samples: number) =>
  Float32Array.from({ length: samples }, (_, index) =>
    Math.sin((2 * Math.PI * hz * index) / rateHz),
  );

const inBlocks = (samples: Float32Array, resample: (block: Float32Array) => Float32Array) => {
  const out: number[] = [];
  for (let from = 0; from < samples.length; from += 128)
    out.push(...resample(samples.subarray(from, from + 128)));
  return out;
};

const loudness = (samples: readonly number[]) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

test.each([48_000, 44_100, 16_000])(
  "a voice's pitch at %i Hz comes through as it was",
  (fromHz) => {
    const out = inBlocks(tone(440, fromHz, fromHz), createResampler(fromHz, 16_000));
    expect(Math.abs(out.length - 16_000)).toBeLessThan(64);
    const crossings = out.filter(
      (sample, index) => sample >= 0 && (out[index - 1] ?? 0) < 0,
    ).length;
    expect(Math.abs(crossings - 440)).toBeLessThanOrEqual(2);
    expect(loudness(out)).toBeCloseTo(Math.SQRT1_2, 1);
  },
);

test("a pitch the new rate cannot hold is taken out, not folded back", () => {
  const out = inBlocks(tone(12_000, 48_000, 48_000), createResampler(48_000, 16_000));
  expect(loudness(out.slice(200))).toBeLessThan(0.02);
});
