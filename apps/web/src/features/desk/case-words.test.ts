import type { ModerationCase } from "@app/contract/calls/moderation";
import { reportReasons } from "@app/contract/kindness-words";
import { riskCategories } from "@app/contract/risk";
import { expect, test } from "vitest";
import { sayReports, sayRisk, sayStanding, shortOf } from "./case-words.ts";

const one: ModerationCase = {
  kind: "thought",
  id: "1",
  text: "Still awake.",
  created_at: "2026-11-15T08:00:00.000Z",
  opened_at: "2026-11-15T09:00:00.000Z",
  reports: 3,
  reasons: [
    { reason: "unkind", count: 2 },
    { reason: "selling", count: 1 },
  ],
  risk: null,
  hidden: true,
  state: "open",
  decided_at: null,
};

test("a case says how many reported it and why, and never who", () => {
  expect(sayReports(one)).toBe("Reported by 3 people: unkind (2), selling (1).");
  expect(sayReports({ ...one, reports: 0, reasons: [] })).toBe("");
  for (const reason of reportReasons)
    expect(sayReports({ ...one, reports: 1, reasons: [{ reason, count: 1 }] })).toMatch(
      /^Reported by one person: \w.* \(1\)\.$/,
    );
});

test("a case that waits because of danger says what it sounded like", () => {
  expect(sayRisk(one)).toBe("");
  for (const risk of riskCategories) expect(sayRisk({ ...one, risk })).not.toContain("_");
});

test("a case says what everybody else sees of it now", () => {
  expect(sayStanding(one)).toBe("Nobody sees this thought now.");
  expect(sayStanding({ ...one, hidden: false, kind: "prompt" })).toBe(
    "Everybody still sees this prompt.",
  );
  expect(sayStanding({ ...one, state: "removed" })).toBe("Removed. Nobody sees it.");
  expect(sayStanding({ ...one, text: null, state: "kept" })).toMatch(/^Gone/);
});

test("a long text is named by its beginning", () => {
  expect(shortOf(one)).toBe("Still awake.");
  expect(shortOf({ ...one, text: "a".repeat(200) }).length).toBeLessThan(50);
});
