import type { ExercisePart, WrittenExercise } from "./exercise.ts";

const tenseSeconds = 6;
const restSeconds = 14;

/** Tighten, then let go: the difference is what the body learns. */
const pair = (key: string, name: string, how: string): ExercisePart[] => [
  { kind: "do", key, label: name, hint: how, seconds: tenseSeconds },
  {
    kind: "do",
    key: `${key}-rest`,
    label: "Let go",
    hint: `${name}: all at once. Notice the difference, and leave it so.`,
    seconds: restSeconds,
  },
];

export const muscleRelaxation: WrittenExercise = {
  id: "muscle-relaxation",
  title: "Tighten and let go",
  lead: "Through the body, part by part. Good before sleep, and after a tense day.",
  description:
    "Progressive muscle relaxation, led part by part: tighten for six seconds, let go for fourteen, from the hands to the feet. Free, works without a connection.",
  minutes: 3,
  feelings: ["tired", "overwhelmed", "worried", "angry"],
  words: ["progressive muscle relaxation", "tension", "tense", "relax", "sleep", "body"],
  why: "A muscle that has been tightened on purpose lets go further than before. Sit or lie down. Never tighten until it hurts, and leave out any part that is injured or sore.",
  parts: [
    ...pair("hands", "Hands", "Make two fists, and hold."),
    ...pair("arms", "Arms", "Bend them, as if to show your muscles."),
    ...pair("shoulders", "Shoulders", "Up to your ears, and hold."),
    ...pair("face", "Face", "Screw it up small: eyes, nose, mouth."),
    ...pair("back", "Back", "Bring the shoulder blades together."),
    ...pair("stomach", "Stomach", "Pull it in, and hold."),
    ...pair("legs", "Legs", "Stretch them out, toes towards you."),
    ...pair("feet", "Feet", "Curl the toes down. Gently, against cramp."),
    {
      kind: "do",
      key: "rest",
      label: "Stay a moment",
      hint: "Three slow breaths. Feel how heavy everything lies.",
      seconds: 24,
    },
  ],
  ending: "Get up slowly. The shoulders alone can be done anywhere, without anybody noticing.",
  source: { title: "Progressive Relaxation", by: "Jacobson", year: 1938 },
};
