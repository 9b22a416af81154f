import { expect, test } from "vitest";
import { createEncoder } from "./create-encoder.ts";

const encoder = createEncoder(new URL("../reader.bin", import.meta.url));

/** What the same texts came to where the reader was taught, in exact numbers. */
const taught: readonly { pieces: number[]; crisis: number[]; near: number[] }[] = [
  {
    pieces: [2, 917, 12401, 925, 1950, 927, 948, 866, 981, 881, 14090, 914, 934, 1128, 1058, 3],
    crisis: [-3.94, -3.75, -1.25, -2.93],
    near: [3.03, -6.04, -8.2, -11.37],
  },
  {
    pieces: [2, 952, 1081, 1765, 3],
    crisis: [-4.26, -3.73, 3.05, -2.88],
    near: [-8.25, -5.7, -5.73, -6.6],
  },
  {
    pieces: [
      2, 941, 1177, 1847, 859, 900, 2535, 866, 917, 8249, 911, 2108, 13455, 1006, 980, 917, 1332,
      866, 3,
    ],
    crisis: [-3.94, -3.1, 0.43, -5.13],
    near: [-3.17, -8.02, -5.61, -6.68],
  },
  {
    pieces: [2, 941, 3049, 7218, 1110, 11326, 925, 2567, 912, 911, 2625, 3],
    crisis: [-4.94, -4.39, 0.16, -3.6],
    near: [-6.59, -4.57, -6.35, -3.4],
  },
  {
    pieces: [2, 889, 933, 881, 4146, 1496, 864, 923, 859, 899, 950, 924, 1628, 3],
    crisis: [-5.96, -5.2, 4.9, -3.03],
    near: [-3.91, -5.23, -5.72, -8.27],
  },
  {
    pieces: [2, 2715, 912, 924, 3],
    crisis: [-4.71, -4.13, 1.61, -2.67],
    near: [-9.67, -7.23, -5.27, -7.43],
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
