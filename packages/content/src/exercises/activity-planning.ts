import type { WrittenExercise } from "./exercise.ts";

export const activityPlanning: WrittenExercise = {
  id: "activity-planning",
  title: "Plan one small thing",
  lead: "For low days: something small, at a fixed time, before you feel like it.",
  description:
    "Activity planning to fill in: one thing that gives something back, a day, an hour, and what to do if it gets hard. Free, works without a connection.",
  minutes: 8,
  feelings: ["low", "tired", "lonely", "stuck"],
  words: ["activity", "motivation", "behavioural activation", "low mood", "get going"],
  why: "In a low time the wish to do something comes after the doing, if at all. So it goes by appointment. Make it smaller than seems sensible.",
  parts: [
    {
      kind: "write",
      key: "gave",
      label: "What used to give you something, even a little?",
      hint: "People, movement, making, music, being outside, putting a thing in order.",
    },
    {
      kind: "write",
      key: "small",
      label: "Take one. How would it look in ten minutes?",
      hint: "Not “exercise” but “shoes on, and to the post box”.",
    },
    {
      kind: "write",
      key: "when",
      label: "On what day, at what time, and where?",
      hint: "Put it right after something you do anyway.",
    },
    {
      kind: "write",
      key: "if-then",
      label: "What will you do if you do not feel like it?",
      hint: "Half of it counts. So does standing at the door.",
    },
    {
      kind: "rate",
      key: "before",
      label: "How is your mood before it?",
      hint: "Come back for this one when you are about to go.",
      most: 10,
    },
    {
      kind: "rate",
      key: "after",
      label: "And after it?",
      hint: "If nothing moved, that is a finding too. Try another hour, or company.",
      most: 10,
    },
  ],
  ending:
    "Whether or not the number moved: you did what you had planned, on a day when it was not easy.",
  source: {
    title: "Behavioral Activation for Depression",
    by: "Martell, Dimidjian and Herman-Dunn",
    year: 2010,
  },
};
