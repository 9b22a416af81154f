import { expect, test } from "vitest";
import { forgetReadings, readOnce } from "./read-once.ts";

test("what was read a moment ago is not read again, and what came again is kept longest", () => {
  const read: string[] = [];
  const length = readOnce((text) => {
    read.push(text);
    return text.length;
  }, 2);
  expect(["one", "three", "one", "five", "one", "three"].map(length)).toEqual([3, 5, 3, 4, 3, 5]);
  expect(read).toEqual(["one", "three", "five", "three"]);
});

test("nothing of it is kept beyond a turn", () => {
  let reads = 0;
  const length = readOnce((text) => {
    reads += 1;
    return text.length;
  }, 2);
  length("one");
  forgetReadings();
  length("one");
  expect(reads).toBe(2);
});
