import type { FaqGroup } from "@app/content/faqs";
import { expect, test } from "vitest";
import { findFaqs } from "./find-faqs.ts";

const groups: readonly FaqGroup[] = [
  {
    id: "money",
    heading: "Money",
    faqs: [
      { id: "cost", question: "What does it cost?", answer: ["Talking is free."] },
      { id: "cancel", question: "How do I cancel?", answer: ["At any time, in a café too."] },
    ],
  },
  {
    id: "keys",
    heading: "Keys",
    faqs: [{ id: "lost", question: "I lost my words.", answer: ["Then it stays closed."] }],
  },
];
const idsFor = (sought: string) =>
  findFaqs(groups, sought).flatMap(({ faqs }) => faqs.map(({ id }) => id));

test("without a word sought, everything is there", () => {
  expect(idsFor("")).toEqual(["cost", "cancel", "lost"]);
  expect(idsFor("   ")).toHaveLength(3);
});

test("all the words count, in any order, in the question, the answer or the heading", () => {
  expect(idsFor("free cost")).toEqual(["cost"]);
  expect(idsFor("MONEY")).toEqual(["cost", "cancel"]);
  expect(idsFor("cafe")).toEqual(["cancel"]);
  expect(idsFor("free closed")).toEqual([]);
});

test("a group in which nothing was found is left out", () => {
  expect(findFaqs(groups, "closed").map(({ id }) => id)).toEqual(["keys"]);
});
