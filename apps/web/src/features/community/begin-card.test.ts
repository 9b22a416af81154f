import { expect, test } from "vitest";
import { anotherOf } from "./begin-card.tsx";

const prompts = ["a", "b", "c"].map((id) => ({ id, text: id }));

test("another one is never the one in sight", () => {
  for (const random of [0, 0.3, 0.5, 0.999])
    expect(anotherOf(prompts, "b", () => random)?.id).not.toBe("b");
});

test("every other one can be drawn", () => {
  expect([0, 0.5].map((random) => anotherOf(prompts, "b", () => random)?.id)).toEqual(["a", "c"]);
});

test("where there is only one, nothing is drawn", () => {
  expect(anotherOf(prompts.slice(0, 1), "a")).toBeUndefined();
});
