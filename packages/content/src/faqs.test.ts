import { allPagePaths } from "@app/contract/all-page-paths";
import { expect, test } from "vitest";
import { dataPolicy } from "./data-policy.ts";
import { faqGroups, faqs } from "./faqs.ts";
import { gettingStartedTips } from "./getting-started.ts";

test("every question is asked once, and has a place of its own on the page", () => {
  expect(faqs.length).toBeGreaterThan(15);
  expect(new Set(faqs.map(({ question }) => question)).size).toBe(faqs.length);
  const ids = [...faqs.map(({ id }) => id), ...faqGroups.map(({ id }) => id)];
  expect(new Set(ids).size).toBe(ids.length);
});

test("an answer says something, calmly, and leads only to pages there are", () => {
  for (const { question, answer, more } of faqs) {
    expect(answer.join(" ").split(" ").length, question).toBeGreaterThan(14);
    expect(answer.join(" "), question).not.toContain("!");
    if (more) expect(allPagePaths, question).toContain(more.path);
  }
});

test("the tips and the data policy are those the customer named, in order", () => {
  expect(gettingStartedTips.map(({ title }) => title)).toEqual([
    "Just Start Talking",
    "Follow the Flow",
    "Discover Insights",
    "Save & Revisit",
  ]);
  expect(dataPolicy.map(({ heading }) => heading)).toEqual([
    "Data collected",
    "Use",
    "Sharing",
    "Security",
    "Managing data",
    "Contact",
  ]);
});
