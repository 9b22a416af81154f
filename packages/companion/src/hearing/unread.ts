import type { Reading } from "@app/reading/reading";

/** A message that could not be read in time: it is said so, and nothing is guessed. */
export const unread = (content: string): Reading => ({
  plain: content,
  sentences: [],
  wordCount: 0,
  language: null,
  isGarbled: true,
  acts: [],
  feelings: [],
  people: [],
  times: [],
  steps: [],
  nouns: [],
  paths: {},
  roles: {},
  tones: {},
  turns: {},
  leanings: {},
});
