import { expect, test } from "vitest";
import { inToldPronoun } from "./told-pronoun.ts";

test.each([
  ["What did they say?", "my sister rang, she was furious", "What did she say?"],
  ["How do they react?", "he slams doors", "How does he react?"],
  ["What would you want them to know?", "He just left.", "What would you want him to know?"],
  ["Have they said so?", "she wants to move", "Has she said so?"],
  ["What is their side of it?", "I told her no", "What is her side of it?"],
  ["They said it lightly.", "he laughed at it", "He said it lightly."],
])("%s, of one person", (ask, message, said) => {
  expect(inToldPronoun(ask, message)).toBe(said);
});

test.each([
  ["What did they say?", "he told her and she told me"],
  ["What did they say?", "they both laughed, and he left"],
  ["What did they say?", "the landlord wrote again"],
  ["When they visit, what happens?", "she comes every Sunday"],
])("%s is left as it is where that is not certain", (ask, message) => {
  expect(inToldPronoun(ask, message)).toBe(ask);
});
