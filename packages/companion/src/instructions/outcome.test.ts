import { expect, test } from "vitest";
import { outcomeInstruction } from "./outcome.ts";

test("title, summary and actions are asked for as one JSON object", () => {
  const text = outcomeInstruction({ remember: false, hasMetRisk: false });
  for (const part of ["The title:", "The summary:", "The actions:", "one JSON object"])
    expect(text).toContain(part);
});

test("no header is asked for where there is none", () => {
  expect(outcomeInstruction({ remember: true, hasMetRisk: false })).not.toContain("header");
});

test("memories are asked for only where the person lets things be remembered", () => {
  expect(outcomeInstruction({ remember: true, hasMetRisk: false })).toContain('"memories"');
  expect(outcomeInstruction({ remember: false, hasMetRisk: false })).not.toMatch(/memor/i);
});
