import type { WrittenExercise } from "./exercise.ts";

export const thoughtRecord: WrittenExercise = {
  id: "thought-record",
  title: "Take a thought apart",
  lead: "One hard thought, looked at from all sides, until it is fair.",
  description:
    "A thought record to fill in: the moment, the thought, the feeling, what speaks for it and against it, a fairer sentence. Free, works without a connection.",
  minutes: 15,
  feelings: ["worried", "hard", "low", "angry"],
  words: ["thought record", "negative thoughts", "reframe", "CBT", "overthinking"],
  why: "A thought that comes often begins to sound like a fact. Writing it down slows it, and then it can be checked. Take one thought, the hottest one, and be as exact as you can.",
  parts: [
    {
      kind: "write",
      key: "moment",
      label: "What was going on?",
      hint: "When, where, with whom. As a camera would have seen it.",
    },
    {
      kind: "write",
      key: "thought",
      label: "What went through your mind?",
      hint: "One sentence, the way it sounded inside.",
    },
    {
      kind: "rate",
      key: "before",
      label: "How much do you believe it now?",
      hint: "Nought is not at all, a hundred is completely.",
      most: 100,
    },
    {
      kind: "write",
      key: "feeling",
      label: "What did you feel, and where in your body?",
      hint: "A word or two is enough.",
    },
    {
      kind: "write",
      key: "for",
      label: "What speaks for it?",
      hint: "Only facts that somebody else would also see.",
    },
    {
      kind: "write",
      key: "against",
      label: "What does not fit it?",
      hint: "An exception, something you did, what a fair friend would add.",
    },
    {
      kind: "write",
      key: "fairer",
      label: "One sentence that is fair to both sides",
      hint: "It need not be cheerful. It has to be true.",
    },
    {
      kind: "rate",
      key: "after",
      label: "How much do you believe the first thought now?",
      hint: "A few points less is a good result.",
      most: 100,
    },
  ],
  ending:
    "That is a whole thought record. Read the fairer sentence again tomorrow morning, and see whether it still stands.",
  source: { title: "Mind Over Mood", by: "Greenberger and Padesky", year: 2015 },
};
