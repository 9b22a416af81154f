import { riskCategories, riskLevels } from "@app/contract/risk";
import { expect, test } from "vitest";
import { judgementInstruction } from "./judgement.ts";

test("every level and category that may be answered is named", () => {
  const text = judgementInstruction();
  for (const level of riskLevels) expect(text).toContain(`${level}:`);
  for (const category of riskCategories) expect(text).toContain(category);
});
