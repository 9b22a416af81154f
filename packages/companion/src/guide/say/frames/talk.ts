import type { Frame } from "./frame.ts";

/** About the conversation itself. */
export const talkFrames: readonly Frame[] = [
  {
    id: "never-thought-of-it",
    weight: 2,
    when: /^i (?:had |have |'ve )?never (?:really |actually )?(?:thought|looked at|considered|seen) (?:of |about |it )?(?:it |that |this )?(?:like that|that way|before)$/i,
    say: [
      "That is a new way to look at it for you.",
      "It sounds as if something fell into place just then.",
    ],
    ask: [
      "What do you see now that you did not see before?",
      "What changes, when you look at it that way?",
    ],
  },
  {
    id: "do-not-know-where-to-start",
    weight: -1,
    when: /^i (?:really |just |honestly )?(?:don't|do not) (?:really |even )?know (?:where|how) to (?:start|begin)$/i,
    say: ["You don’t need to have it in order. Anywhere is a good place to start."],
    ask: ["What has been on your mind most today?", "What made you come here just now?"],
  },
];
