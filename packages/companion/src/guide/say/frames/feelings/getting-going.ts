import type { Frame } from "../frame.ts";
import { pattern } from "../pattern.ts";

/** Not getting oneself to do it, and what one would like to be able to do. */
export const gettingGoingFrames: readonly Frame[] = [
  {
    id: "others-know-the-remedy",
    when: pattern`^LEADWHO ADV(?:thinks?|thought|says?|said|reckons?|believes?|tells me|told me)(?: that)? I (?:just |only |simply )*(?:need|should|ought to|have to|could do with|want)\b.*$`,
    themes: ["anxiety", "lowMood", "sleep", "health", "body", "motivation", "habit", "anger"],
    say: ["So that is what {who} thinks."],
    ask: [
      "What do you think you need yourself?",
      "What {do} {they} not see?",
      "How does it feel to hear that?",
    ],
  },
  {
    id: "always-wanted-to",
    when: pattern`^LEADI(?:'ve| have)? always (?:really )?(?:wanted|dreamt of|dreamed of|meant|hoped|fancied)(?: to)? (?<x>(?!a |my |the )\w+ .+)$`,
    not: /\b(?:child|children|baby|kids)\b/,
    say: [
      "That is something you have wanted for a long time.",
      "So there is something that draws you.",
      "I like that you still have that wish.",
    ],
    ask: [
      "What draws you to it?",
      "What would be a first small step?",
      "What has kept you from it so far?",
    ],
  },
  {
    id: "should-be-able-to",
    when: pattern`^(?:.{0,60}\bbecause |and |but )?I (?:feel like I |think I |know I )?should (?:really |just |at least )*be able to (?<x>.+)$`,
    say: ["That is a lot to ask of yourself."],
    ask: [
      "What would you say to a friend who thought that?",
      "What makes it hard to take help?",
      "Where do you think that comes from?",
    ],
  },
];
