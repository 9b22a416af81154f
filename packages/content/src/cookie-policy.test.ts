import { limits } from "@app/contract/limits";
import { expect, test } from "vitest";
import { cookiePolicy } from "./cookie-policy.ts";

test("the cookie policy has its nine sections, with the age and the disclaimer among them", () => {
  expect(new Set(cookiePolicy.map(({ heading }) => heading)).size).toBe(9);
  const textOf = (wanted: string) =>
    cookiePolicy.find(({ heading }) => heading === wanted)?.text ?? "";
  expect(textOf("Age")).toContain(String(limits.person.minAgeYears));
  expect(textOf("Disclaimer")).toContain("not a substitute for a licensed therapist");
});
