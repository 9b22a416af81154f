import { expect, test } from "vitest";
import { createEncoder } from "./create-encoder.ts";

const encoder = createEncoder(new URL("../reader.bin", import.meta.url));

/** What the same texts came to where the reader was taught, in exact numbers. */
const taught: readonly { pieces: number[]; crisis: number[]; near: number[] }[] = [
  {
    pieces: [2, 917, 12401, 925, 1950, 927, 948, 866, 981, 881, 14090, 914, 934, 1128, 1058, 3],
    crisis: [-3.89, -3.57, -0.62, -2.64],
    near: [2.78, -6.23, -7.89, -11.64],
  },
  {
    pieces: [2, 889, 7862, 19264, 866, 5044, 1305, 3921, 1044, 3],
    crisis: [-5.36, -5.1, 3.25, 1.65],
    near: [-8.07, -9.19, -7.02, -3.51],
  },
  {
    pieces: [2, 1405, 866, 889, 979, 859, 900, 1400, 941, 1405, 3],
    crisis: [-3.6, -3.1, 0.35, -1.87],
    near: [-6.25, -8.53, -7.18, -6.7],
  },
  {
    pieces: [2, 1060, 2832, 859, 900, 1338, 1196, 911, 22609, 3],
    crisis: [-5.08, -4.76, 0.8, -0.81],
    near: [-8.48, -10.79, -7.86, -6.31],
  },
  {
    pieces: [2, 2235, 881, 1838, 866, 8654, 3705, 1000, 3],
    crisis: [-2.81, -2.23, 0.24, -0.45],
    near: [-7.38, -9.54, -7.07, -6.7],
  },
  {
    pieces: [2, 931, 859, 899, 989, 3933, 970, 948, 3],
    crisis: [-4.24, -3.6, 1.01, -2.01],
    near: [-4.55, -8.49, -7.79, -7.74],
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
