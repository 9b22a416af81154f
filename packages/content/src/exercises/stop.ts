import type { WrittenExercise } from "./exercise.ts";

export const stop: WrittenExercise = {
  id: "stop",
  title: "STOP",
  lead: "One minute before you send, say or do it.",
  description:
    "The STOP exercise, led in one minute: stop, take a breath, observe, go on with what matters. For the moment before you react. Works without a connection.",
  minutes: 1,
  feelings: ["angry", "overwhelmed", "others", "stuck"],
  words: ["stop", "impulse", "anger", "pause", "react", "urge", "temper"],
  why: "Between what happens and what we do there is a gap. It is small, and it can be made a little wider. For the moment when your finger is on “send”.",
  parts: [
    {
      kind: "do",
      key: "stop",
      label: "Stop",
      hint: "Do nothing yet. Put the phone down, keep your feet still.",
      seconds: 8,
    },
    {
      kind: "do",
      key: "breathe",
      label: "Take a breath",
      hint: "In, and then all the way out, slowly. Once more.",
      seconds: 20,
    },
    {
      kind: "write",
      key: "observe",
      label: "Observe",
      hint: "What is in your body, what is the thought, what is the feeling? A word each.",
    },
    {
      kind: "write",
      key: "proceed",
      label: "Proceed",
      hint: "What would you do now, if you wanted to be content with it tomorrow?",
    },
  ],
  ending:
    "That gap is yours. The more often you find it on quiet days, the sooner it is there on loud ones.",
  source: { title: "DBT Skills Training Manual", by: "Linehan", year: 2014 },
};
