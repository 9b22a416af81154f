/** Said to good news told in the middle of something else. */
export const goodNewsLines = [
  "That’s good news.",
  "How good. That deserves a moment.",
  "Well, that’s something to be glad of.",
  "That went well, then. Good.",
] as const;
