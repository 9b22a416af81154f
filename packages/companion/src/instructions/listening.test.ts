import { riskCategories } from "@app/contract/reply-events";
import { expect, test } from "vitest";
import { listeningInstruction } from "./listening.ts";

test.each(riskCategories)("in a crisis of %s a model is told only to listen", (category) => {
  const text = listeningInstruction(category, "Who could\nbe near you?");
  expect(text).toMatch(/No question, no advice, no number/);
  expect(text).toMatch(/Do not refuse to talk about it/);
  expect(text).toContain("“Who could be near you?”");
});
