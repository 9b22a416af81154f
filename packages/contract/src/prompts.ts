/** What a prompt can be about. Their words are content; the ids are what both sides keep. */
export const promptCategories = [
  "mind",
  "feelings",
  "self",
  "love",
  "family",
  "work",
  "change",
  "loss",
  "rest",
  "good",
] as const;
export type PromptCategory = (typeof promptCategories)[number];

/** How the list of prompts is sorted. */
export const promptSorts = ["top", "new", "used"] as const;
export type PromptSort = (typeof promptSorts)[number];

/** One vote a person; none takes it back. */
export const voteDirections = ["up", "down", "none"] as const;
export type VoteDirection = (typeof voteDirections)[number];
