import type { WrittenExercise } from "./exercise.ts";

export const problemSolving: WrittenExercise = {
  id: "problem-solving",
  title: "Solve one problem",
  lead: "Make one practical problem small enough to begin with.",
  description:
    "Problem solving to fill in, one step after the other: say it exactly, gather ideas, choose one, plan the first movement. Free, works without a connection.",
  minutes: 15,
  feelings: ["overwhelmed", "worried", "stuck"],
  words: ["problem", "plan", "decide", "practical", "step by step", "stuck"],
  why: "Some troubles are made of feelings and some of things to do. This is for the second kind. Take one problem only, and one that is at least partly in your hands.",
  parts: [
    {
      kind: "write",
      key: "problem",
      label: "What is the problem, in one sentence?",
      hint: "Who, what, by when. If it has two parts, take one.",
    },
    {
      kind: "write",
      key: "better",
      label: "If it were a little better in two weeks, what would you see?",
      hint: "Something that can be seen, and not only felt.",
    },
    {
      kind: "write",
      key: "ideas",
      label: "What could you do? At least four ideas",
      hint: "Bad ones too. Nothing is judged yet. What would a friend suggest?",
    },
    {
      kind: "write",
      key: "choice",
      label: "Which one costs little and is mostly in your own hands?",
      hint: "One good thing about it, and one drawback.",
    },
    {
      kind: "write",
      key: "first",
      label: "The first movement: what, on what day, at what time?",
      hint: "Ten minutes or less.",
    },
    {
      kind: "write",
      key: "if-then",
      label: "What might get in the way, and what will you do then?",
      hint: "If this happens, then I will do that.",
    },
  ],
  ending:
    "You have a first movement and a time for it. Afterwards look again: what did it change, and what is the next one?",
  source: { title: "Problem-Solving Manual", by: "Nezu, Nezu and D’Zurilla", year: 2013 },
};
