import { safetyPlanParts, safetyPlanSteps } from "@app/content/safety-plan-steps";
import { describe, expect, test } from "vitest";
import { emptyPlan, isEmpty, numbersIn, readPlan, withLine } from "./safety-plan.ts";

test("the six steps and the reasons each have their place, in order", () => {
  expect(safetyPlanSteps.map(({ part }) => part)).toEqual([...safetyPlanParts]);
  expect(Object.keys(emptyPlan)).toEqual([...safetyPlanParts]);
});

test("a plan of spaces is empty", () => {
  expect(isEmpty({ ...emptyPlan, people: " \n" })).toBe(true);
  expect(isEmpty({ ...emptyPlan, people: "Ana" })).toBe(false);
});

test("what was stored by something else does not break the page", () => {
  for (const odd of [null, 7, "text", [], { people: 3 }]) expect(readPlan(odd)).toEqual(emptyPlan);
  expect(readPlan({ people: "Ana", unknown: "x" })).toEqual({ ...emptyPlan, people: "Ana" });
});

describe("numbers in what was written", () => {
  test("can be called, and say whose they are", () => {
    expect(numbersIn("My sister, 07700 900123\nSamaritans: 116 123")).toEqual([
      { number: "07700 900123", href: "tel:07700900123", who: "My sister" },
      { number: "116 123", href: "tel:116123", who: "Samaritans" },
    ]);
    expect(numbersIn("Samaritans, 116 123, day and night")[0]?.who).toBe("Samaritans");
    expect(numbersIn("0800 1111 for Childline")[0]?.who).toBe("for Childline");
    expect(numbersIn("Ana +44 (0)20 7946 0000")[0]?.href).toBe("tel:+4402079460000");
  });

  test("are not hours, ages or house numbers", () => {
    expect(numbersIn("Dr Okafor, 9-17, 12 Mill Road, open 24/7")).toEqual([]);
  });
});

test("a line is added once, below what is there", () => {
  const once = withLine("Dr Okafor\n", "Samaritans, 116 123");
  expect(once).toBe("Dr Okafor\nSamaritans, 116 123");
  expect(withLine(once, "Samaritans, 116 123")).toBe(once);
  expect(withLine("", "Samaritans, 116 123")).toBe("Samaritans, 116 123");
});
