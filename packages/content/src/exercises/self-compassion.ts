import type { WrittenExercise } from "./exercise.ts";

export const selfCompassion: WrittenExercise = {
  id: "self-compassion",
  title: "As you would to a friend",
  lead: "Three short parts, for when you are hard on yourself.",
  description:
    "A self-compassion break to fill in: say what hurts, remember that others know it, and turn a friend’s words to yourself. Free, works without a connection.",
  minutes: 7,
  feelings: ["hard", "low", "grieving", "lonely"],
  words: ["self-compassion", "kindness", "inner critic", "shame", "forgive myself"],
  why: "Most people speak to themselves in a tone they would use to nobody else. This changes the tone, and leaves the facts as they are. If it brings up more than you want just now, stop and look round the room.",
  parts: [
    {
      kind: "write",
      key: "hurts",
      label: "This is hard, because…",
      hint: "Plainly. Neither smaller nor larger than it is.",
    },
    {
      kind: "write",
      key: "others",
      label: "Who else might know this?",
      hint: "Somebody you know of, or a stranger who lies awake over the same tonight.",
    },
    {
      kind: "write",
      key: "friend",
      label: "If a friend had told you exactly this, what would you say?",
      hint: "In your own words, as you would really say it.",
    },
    {
      kind: "do",
      key: "hand",
      label: "Put a hand where it is warm, and read that to yourself",
      hint: "On the chest, or on your arm. Slowly, with your own name in front.",
      seconds: 30,
    },
    {
      kind: "write",
      key: "keep",
      label: "Which sentence would you like to keep?",
      hint: "One that you could bear to hear on a bad morning.",
    },
  ],
  ending:
    "It may have felt strange, or like nothing. That is how it begins for most. The words were yours, and they can be yours again.",
  source: { title: "The Mindful Self-Compassion Workbook", by: "Neff and Germer", year: 2018 },
};
