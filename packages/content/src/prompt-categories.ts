import type { PromptCategory } from "@app/contract/prompts";

/** What each category is called. Apart from the prompts, which no page has to carry. */
export const categoryNames: Readonly<Record<PromptCategory, string>> = {
  mind: "A busy mind",
  feelings: "Feelings",
  self: "Being on my own side",
  love: "Love and friendship",
  family: "Family",
  work: "Work and study",
  change: "Changes and choices",
  loss: "Loss",
  rest: "Body and rest",
  good: "Small good things",
};
