import { expect, test } from "vitest";
import { createEncoder } from "./create-encoder.ts";

const encoder = createEncoder(new URL("../reader.bin", import.meta.url));

/** What the same texts came to where the reader was taught, in exact numbers. */
const taught: readonly { pieces: number[]; crisis: number[]; near: number[] }[] = [
  {
    pieces: [2, 889, 1021, 924, 864, 889, 12816, 3],
    crisis: [-3.63, -3.65, 1.15, -0.66],
    near: [-9.28, -5.91, -8.06, -5.72],
  },
  {
    pieces: [2, 881, 11244, 980, 924, 859, 899, 3104, 864, 1384, 11959, 2890, 3],
    crisis: [-4.59, -4.82, 0.61, -1.36],
    near: [-7.79, -8.76, -7.39, -9.13],
  },
  {
    pieces: [2, 17249, 24997, 5914, 864, 1581, 27360, 990, 913, 1393, 954, 959, 1576, 1650, 3],
    crisis: [-4.24, -3.97, 1.68, -1.17],
    near: [-8.35, -7.9, -7.21, -2.98],
  },
  {
    pieces: [2, 1111, 1209, 889, 1533, 947, 921, 911, 1901, 915, 929, 1897, 2361, 866, 3],
    crisis: [-4.88, -5.23, -0.27, -1.73],
    near: [-6.77, -4.39, -8.02, -8.81],
  },
  {
    pieces: [
      2, 917, 1343, 866, 917, 859, 899, 1195, 1118, 1293, 919, 924, 5125, 866, 889, 3169, 866, 3,
    ],
    crisis: [-4.17, -3.46, -1.77, -2.73],
    near: [-7.04, -8.95, -10.79, -8.73],
  },
  {
    pieces: [
      2, 889, 14235, 911, 997, 943, 921, 5599, 913, 889, 1533, 924, 1246, 859, 900, 1072, 913, 889,
      1101, 924, 866, 3,
    ],
    crisis: [-3.9, -3.76, 0.4, 1.58],
    near: [-11.37, -9.69, -8.3, -6.01],
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
