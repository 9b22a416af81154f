/** Said to somebody who only wants to be heard: no question, no advice, nothing claimed about what was told. */
export const companyLines = {
  any: [
    "Go on, I’m with you.",
    "I’m listening.",
    "Yes. Take it as slowly as you like.",
    "I’m following.",
    "That has its place here.",
    "Say it just as it comes.",
    "I’m still here.",
    "It’s good to have that said.",
    "There’s room for all of it.",
    "Nothing of that needs to be put nicely.",
    "You needn’t explain it any better than that.",
    "Thank you for telling me that.",
    "It doesn’t have to lead anywhere.",
    "I’m in no hurry.",
    "All right. Go on when you’re ready.",
    "Yes, I see.",
    "I’ve got that.",
    "Let it come in its own order.",
    "That counts, too.",
  ],
  heavy: [
    "That is a lot to carry.",
    "I’m sorry it’s like that.",
    "That hurts, and there’s no need to make it smaller.",
    "No wonder it weighs on you.",
    "You don’t have to hold that alone while you’re here.",
    "That is hard. I won’t try to talk it away.",
    "I’m glad you said it, heavy as it is.",
    "There are things that only need to be said to somebody.",
  ],
} as const;

/** Said to good news told in the middle of something else. */
export const goodNewsLines = [
  "That’s good news.",
  "How good. That deserves a moment.",
  "Well, that’s something to be glad of.",
  "That went well, then. Good.",
] as const;
