import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { loadClassifierStep } from "./classifier/classify.ts";
import { loadEncoderStep } from "./crisis-encoder/encode.ts";
import { warmScreening } from "./warm-up.ts";

test("models are loaded at the start, once, while others get their turn", async () => {
  let isWarm = false;
  const warming = warmScreening().then(() => {
    isWarm = true;
  });
  let turns = 0;
  while (!isWarm) {
    await setImmediate();
    turns += 1;
  }
  await warming;
  // a thousand pieces of work done in one go would leave others one turn
  expect(turns).toBeGreaterThan(20);
  expect([loadClassifierStep(), loadEncoderStep()]).toEqual([true, true]);
  expect(warmScreening()).toBe(warmScreening());
}, 60_000);
