import type { WrittenExercise } from "./exercise.ts";

export const values: WrittenExercise = {
  id: "values",
  title: "What matters to you",
  lead: "Find a direction under the trouble, and one small thing in it.",
  description:
    "An exercise about values to fill in: what matters most to you, how near you are to it, and one small thing to do this week. Free, works without a connection.",
  minutes: 10,
  feelings: ["stuck", "low", "grieving", "others"],
  words: ["values", "meaning", "purpose", "direction", "what matters", "decide"],
  why: "A goal is a place one arrives at. A value is a direction, and one can go in it on any day, also on a bad one. It helps most where there is nothing to be solved.",
  parts: [
    {
      kind: "write",
      key: "areas",
      label: "Which three parts of life weigh most for you?",
      hint: "Love, friendship, family, work, learning, health, faith, nature, play, justice. If nobody were judging.",
    },
    {
      kind: "write",
      key: "person",
      label: "Take one. What kind of person would you like to be in it?",
      hint: "On an ordinary Tuesday. Three words are enough.",
    },
    {
      kind: "rate",
      key: "near",
      label: "How near to that were you last week?",
      hint: "Without reproach. It only tells you where you stand.",
      most: 10,
    },
    {
      kind: "write",
      key: "between",
      label: "What stands in between?",
      hint: "Outside you, and inside you.",
    },
    {
      kind: "write",
      key: "half",
      label: "What would half a point more look like this week?",
      hint: "One act, small enough to do tired.",
    },
  ],
  ending:
    "That is your direction, and one step in it. Whatever else this week brings, that step would be like you.",
  source: { title: "A Liberated Mind", by: "Hayes", year: 2019 },
};
