import { expect, test } from "vitest";
import { createEncoder } from "./create-encoder.ts";

const encoder = createEncoder(new URL("../reader.bin", import.meta.url));

/** What the same texts came to where the reader was taught, in exact numbers. */
const taught: readonly { pieces: number[]; crisis: number[]; near: number[] }[] = [
  {
    pieces: [2, 917, 12401, 925, 1950, 927, 948, 866, 981, 881, 14090, 914, 934, 1128, 1058, 3],
    crisis: [-4.24, -4.03, -0.92, -3.05],
    near: [2.83, -6.64, -8.45, -12.46],
  },
  {
    pieces: [2, 881, 1642, 984, 972, 963, 1024, 3],
    crisis: [-5.18, -5.32, 0.33, -0.83],
    near: [-4.53, -3.94, -5.33, -7.65],
  },
  {
    pieces: [2, 5749, 1532, 914, 911, 1717, 928, 911, 2175, 3],
    crisis: [-6.3, -6.49, 2.32, -2.56],
    near: [-8.01, -9.67, -5.23, -7.38],
  },
  {
    pieces: [2, 924, 859, 899, 973, 18387, 3],
    crisis: [-2.58, -1.66, 5.22, -4.03],
    near: [-10.4, -5.8, -4.36, -8.68],
  },
  {
    pieces: [
      2, 854, 14821, 915, 2426, 864, 854, 971, 4637, 1542, 14418, 864, 19913, 941, 8934, 866, 3,
    ],
    crisis: [-2.24, -1.7, -1.04, 1.13],
    near: [-7.5, -7.56, -8.84, -8.0],
  },
  {
    pieces: [2, 889, 946, 968, 1669, 969, 915, 2048, 920, 3],
    crisis: [-4.23, -2.47, 2.82, -0.17],
    near: [-9.1, -9.52, -9.26, -6.58],
  },
];

test("it says of a text what it said where it was taught, but for the rounding", () => {
  for (const { pieces, crisis, near } of taught) {
    const sensed = encoder.sensePieces(pieces);
    const [byHead, byPlace] = [sensed.answer("crisis"), sensed.near()];
    for (const [at, value] of crisis.entries())
      expect(Math.abs((byHead[at] ?? 99) - value), `${pieces} ${at}`).toBeLessThan(0.8);
    for (const [at, value] of near.entries())
      expect(Math.abs((byPlace[at] ?? 99) - value), `${pieces} ${at}`).toBeLessThan(0.8);
  }
});

test("each answer is that of the text it was asked of, whatever was read since", () => {
  const first = encoder.sense("My mother died in spring and the house is full of her things.");
  const crisis = first?.answer("crisis");
  encoder.sense("I passed my driving test!")?.answer("talk");
  expect(first?.answer("crisis")).toEqual(crisis);
});

test("what means the same in other words lies nearer than what means something else", () => {
  const place = (text: string) => encoder.sense(text)?.point ?? new Float32Array();
  const near = (one: Float32Array, other: Float32Array) =>
    one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
  const told = place("I can't get to sleep because I keep going over what I said at work.");
  const same = place("Lying awake again, replaying that meeting in my head.");
  const other = place("My sister wants me to be her maid of honour and I can't afford it.");
  expect(near(told, same)).toBeGreaterThan(near(told, other) + 0.1);
});

test("nothing is made of no text", () => {
  expect(encoder.sense(" ")).toBeUndefined();
});
