import { statSync } from "node:fs";
import { gramsOf } from "@app/reading/grams-of";
import { expect, test } from "vitest";
import { weighGrams } from "./weigh-grams.ts";

test("it tells a crisis from harmless talk by the words alone", () => {
  expect(weighGrams("I want to kill myself").crisis).toBeGreaterThan(1);
  expect(weighGrams("we baked a cake and the kids loved it").crisis).toBeLessThan(-1);
});

test("what may be one is rather a risk than a crisis", () => {
  const { crisis, risk } = weighGrams("I can't do this any more, I'm so tired of everything");
  expect(risk).toBeGreaterThan(crisis);
});

test("a group of words counts once, however often it is said", () => {
  expect(gramsOf(["tired"])).toEqual(gramsOf(["tired"]));
  expect(new Set(gramsOf(["so", "so", "so"])).size).toBe(gramsOf(["so", "so", "so"]).length);
  expect(gramsOf(["so", "so", "so", "so"]).length).toBe(gramsOf(["so", "so", "so"]).length);
});

test("the order of two words matters", () => {
  expect(gramsOf(["not", "safe"])).not.toEqual(gramsOf(["safe", "not"]));
});

test("the weights stay small enough to ship", () => {
  expect(statSync(new URL("./grams.bin", import.meta.url)).size).toBeLessThan(1_500_000);
});
