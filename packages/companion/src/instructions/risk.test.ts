import type { Helpline } from "@app/contract/reply-events";
import { riskCategories } from "@app/contract/risk";
import { noRisk } from "@app/safety/screening";
import { expect, test } from "vitest";
import { riskInstruction } from "./risk.ts";

const helpline: Helpline = {
  name: "A line",
  country: "GB",
  phone: "116 123",
  sms: null,
  chat_url: null,
  website: "https://line.example",
  hours: "24/7",
  topics: ["suicide"],
};

test("no risk, no instruction", () => {
  expect(riskInstruction(noRisk, [helpline])).toBeNull();
});

test.each(riskCategories)("a crisis of %s hands the model the checked helplines", (category) => {
  const text = riskInstruction({ level: "crisis", category, score: 0.9, words: [] }, [helpline]);
  expect(text).toContain("A line, phone 116 123, https://line.example, 24/7");
});

test("a concern asks gently and lists nothing", () => {
  const text = riskInstruction({ level: "concern", category: "suicide", score: 0.4, words: [] }, [
    helpline,
  ]);
  expect(text).toContain("ask gently");
  expect(text).not.toContain("116 123");
});
