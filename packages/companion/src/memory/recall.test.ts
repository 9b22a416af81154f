import { expect, test } from "vitest";
import { recall, withRecalled } from "./recall.ts";

const memories = [
  "Walking helps you.",
  "You work as a nurse.",
  "Your sister is called Ana.",
  "i hate mondays!!",
  "Your dad died in 2019.",
].map((message, index) => ({ id: `m${index}`, message }));

const recalled = (content: string) => recall({ content, memories })?.sentence ?? null;

test("what helps comes to mind where help is looked for", () => {
  expect(recalled("I am so stressed. What can I do?")).toBe(
    "You told me before that walking helps you.",
  );
});

test("a fact comes to mind where it says more than was just said", () => {
  expect(recalled("I miss my dad, and the funeral comes back to me.")).toBe(
    "You told me before that your dad died in 2019.",
  );
});

test.each([
  "It was a long day.",
  "My boss is unkind.",
  "Ana shouted at me.",
  "i hate mondays, mondays are the worst",
  "I work as a nurse, and work is a lot.",
  "I am stressed, and walking is all I manage.",
  "I had a panic attack again.",
])("nothing is forced into: %s", (content) => {
  expect(recalled(content)).toBeNull();
});

test("the sentence stands before a closing question, else at the end", () => {
  expect(withRecalled("That is a lot. What now?", "You rest.")).toBe(
    "That is a lot. You rest. What now?",
  );
  expect(withRecalled("That is a lot.", "You rest.")).toBe("That is a lot. You rest.");
});
