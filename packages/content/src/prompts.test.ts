import { limits } from "@app/contract/limits";
import { promptCategories } from "@app/contract/prompts";
import { expect, test } from "vitest";
import { feelings } from "./feelings.ts";
import { categoryNames } from "./prompt-categories.ts";
import { ownPrompts } from "./prompts.ts";

const { promptMinChars, promptMaxChars } = limits.community;

test("there are sixty, six of each category", () => {
  expect(ownPrompts).toHaveLength(60);
  for (const category of promptCategories)
    expect(
      ownPrompts.filter((prompt) => prompt.category === category),
      category,
    ).toHaveLength(6);
});

test("no two are the same, nor begin the same way", () => {
  expect(new Set(ownPrompts.map(({ id }) => id)).size).toBe(ownPrompts.length);
  const beginnings = ownPrompts.map(({ text }) =>
    text.toLowerCase().split(" ").slice(0, 4).join(" "),
  );
  expect(beginnings.filter((words, index) => beginnings.indexOf(words) !== index)).toEqual([]);
});

test("each is as long as anybody’s may be, and short enough to be read at a glance", () => {
  for (const { id, text } of ownPrompts) {
    expect(text.length, id).toBeGreaterThanOrEqual(promptMinChars);
    expect(text.length, id).toBeLessThanOrEqual(Math.min(promptMaxChars, 120));
  }
});

test("each can be said by whoever taps it: in the first person, as whole sentences", () => {
  for (const { id, text } of ownPrompts) {
    expect(text, id).toMatch(/\b(?:I|I’m|I’d|I’ve|my|me|us|we)\b/i);
    expect(text, id).toMatch(/^[A-Z].*[.?]$/);
    expect(text, id).not.toMatch(/\b(?:you|your)\b/i);
  }
});

test("the voice stays calm, and claims nothing", () => {
  for (const { id, text } of ownPrompts) {
    expect(text, id).not.toMatch(/[!"']/);
    expect(text, id).not.toMatch(/\b(?:therap|diagnos|treat|cure|heal|disorder|symptom)/i);
  }
});

test("the first ten are of ten categories, so that a beginning shows them all", () => {
  expect(new Set(ownPrompts.slice(0, 10).map(({ category }) => category)).size).toBe(10);
});

test("every category has a name of its own, and every feeling leads to a prompt", () => {
  expect(Object.keys(categoryNames)).toEqual([...promptCategories]);
  expect(new Set(Object.values(categoryNames)).size).toBe(promptCategories.length);
  const named = new Set(ownPrompts.flatMap((prompt) => prompt.feelings));
  expect([...named].sort()).toEqual(Object.keys(feelings).sort());
});
