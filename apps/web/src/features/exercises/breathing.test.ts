import { expect, test } from "vitest";
import { breathsIn, lengthsMin, momentAt } from "./breathing.ts";

test("a breath goes in for four seconds and out for six", () => {
  const phases = Array.from({ length: 10 }, (_, second) => momentAt(second * 1_000, 1)?.phase);
  expect(phases).toEqual([...Array(4).fill("in"), ...Array(6).fill("out")]);
});

test("seconds are counted from one in each phase, and marks through the breath", () => {
  expect(momentAt(0, 1)).toEqual({ phase: "in", second: 1, mark: 1, breath: 1 });
  expect(momentAt(4_000, 1)).toEqual({ phase: "out", second: 1, mark: 5, breath: 1 });
  expect(momentAt(19_999, 1)).toEqual({ phase: "out", second: 6, mark: 10, breath: 2 });
});

test("it ends with a whole breath, after the minutes that were chosen", () => {
  for (const lengthMin of lengthsMin) {
    const endMs = lengthMin * 60_000;
    expect(momentAt(endMs - 1, lengthMin)).toMatchObject({
      breath: breathsIn(lengthMin),
      mark: 10,
    });
    expect(momentAt(endMs, lengthMin)).toBeNull();
  }
});
