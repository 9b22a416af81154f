import { expect, test } from "vitest";
import { outcomeInstruction } from "./outcome.ts";

test("title, summary and actions are asked for as one JSON object", () => {
  const text = outcomeInstruction({ remember: false, hasMetRisk: false, isDeep: false });
  for (const part of ["The title:", "The summary:", "The actions:", "one JSON object"])
    expect(text).toContain(part);
});

test("no header is asked for where there is none", () => {
  expect(outcomeInstruction({ remember: true, hasMetRisk: false, isDeep: false })).not.toContain(
    "header",
  );
});

test("memories are asked for only where the person lets things be remembered", () => {
  expect(outcomeInstruction({ remember: true, hasMetRisk: false, isDeep: false })).toContain(
    '"memories"',
  );
  expect(outcomeInstruction({ remember: false, hasMetRisk: false, isDeep: false })).not.toMatch(
    /memor/i,
  );
});

test("a deep dive is asked for what became clear, which nobody makes up, and for the steps that were named", () => {
  const text = outcomeInstruction({ remember: false, hasMetRisk: false, isDeep: true });
  expect(text).toContain("never with an answer of yours");
  expect(text).toContain("one to three next steps they named, each with the day and the person");
  const ordinary = outcomeInstruction({ remember: false, hasMetRisk: false, isDeep: false });
  expect(ordinary).not.toContain("deep dive");
  // after a danger there is something before it
  expect(outcomeInstruction({ remember: false, hasMetRisk: true, isDeep: true })).not.toContain(
    "deep dive",
  );
});
