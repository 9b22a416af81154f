import { riskCategories } from "@app/contract/risk";
import { expect, test } from "vitest";
import { listeningInstruction } from "./listening.ts";

test.each(riskCategories)(
  "in a crisis of %s a model is told what stands behind its words",
  (category) => {
    expect(listeningInstruction(category, ["Who could\nbe near you?"])).toContain(
      "“Who could be near you?”",
    );
  },
);

test("where several things may follow, each has its letter", () => {
  const told = listeningInstruction("suicide", ["Who is near?", "Is it within reach?"]);
  expect(told).toContain("[A] “Who is near?”");
  expect(told).toContain("[B] “Is it within reach?”");
});
