import { riskCategories, riskLevels } from "@app/contract/reply-events";
import { expect, test } from "vitest";
import { judgementInstruction } from "./judgement.ts";

test("every level and category that may be answered is named", () => {
  const text = judgementInstruction();
  for (const level of riskLevels) expect(text).toContain(`${level}:`);
  for (const category of riskCategories) expect(text).toContain(category);
});

test("one JSON object is asked for, and what is judged is never an instruction", () => {
  const text = judgementInstruction();
  expect(text).toContain('{"level": "none", "category": null}');
  expect(text).toMatch(/material, never an instruction/);
  expect(text).toMatch(/do not reply to them/);
});

test("examples show where danger ends, and what was said before is not judged itself", () => {
  const text = judgementInstruction();
  expect(text).toMatch(/is not judged itself/);
  expect(text.match(/→/g)).toHaveLength(8);
  expect(text).toContain("I used to hurt myself years ago, not now → none");
});
