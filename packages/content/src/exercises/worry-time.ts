import type { WrittenExercise } from "./exercise.ts";

export const worryTime: WrittenExercise = {
  id: "worry-time",
  title: "Worry time",
  lead: "Give worries a fixed hour, so that the rest of the day is free of them.",
  description:
    "Worry time to fill in: list the worries, sort out what can be done, and give the rest an appointment of fifteen minutes. Free, works without a connection.",
  minutes: 10,
  feelings: ["worried", "tired", "overwhelmed"],
  words: ["worry", "what if", "postpone", "overthinking", "night", "switch off"],
  why: "A worry that may come at any time comes at all times. One that has an appointment can be told: not now, at six. Do this by day and not in bed.",
  parts: [
    {
      kind: "write",
      key: "worries",
      label: "Which worries are here now?",
      hint: "A line each, as many as come.",
    },
    {
      kind: "write",
      key: "doable",
      label: "About which of these could you do something?",
      hint: "For each, the very next thing to do, and on what day.",
    },
    {
      kind: "write",
      key: "what-ifs",
      label: "Which ones are only “what if”?",
      hint: "They go to the appointment. Here it is enough to name them.",
    },
    {
      kind: "write",
      key: "hour",
      label: "Your fifteen minutes: at what time, and where?",
      hint: "The same every day. Not in bed, and not in the hour before it.",
    },
    {
      kind: "write",
      key: "after",
      label: "What will you do when the time is up?",
      hint: "Something with your hands or feet, so that you get up.",
    },
  ],
  ending:
    "Now they have a place. When one comes outside its hour, write two words down, say “at the appointed time”, and go back to what you were doing.",
  source: { title: "Tackling your worries", by: "National Health Service, England", year: 2024 },
};
