import { expect, test } from "vitest";
import { bringThought, takeThought } from "./first-thought.ts";

test("words arrive once, and nothing of them stays behind", () => {
  bringThought("It was a long day");
  expect(takeThought()).toBe("It was a long day");
  expect(takeThought()).toBeNull();
});
