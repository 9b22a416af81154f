/** For staying with something: no question, no lesson, no next step. */
export const presenceLines: readonly string[] = ["I’m listening.", "I’m here."];

/** For an aside, or a detail told in passing, that gives no hold for a question. */
export const asideLines: readonly string[] = ["Go on.", "Yes. Go on, I’m listening."];

/** The name of somebody who is mourned. */
export const nameLines: readonly string[] = ["{Name}. Thank you for telling me."];

/** An age that explains why it hurts; {n} is a number in words. */
export const youngAgeLines: readonly string[] = [
  "{N} years old. That is so young.",
  "Only {n}.",
  "{N}. That is very young.",
];
/** {years} is a count in words, ten or more. */
export const longYearsLines: readonly string[] = [
  "{Years} years is a long time.",
  "{Years} years is a big part of a life.",
];
/** When one thing out of several was picked: the last, which is often the one that matters. */
export const lastOneLines: readonly string[] = [
  "Then let’s stay with that one.",
  "That one is the hardest, then.",
];
/** {thing} came back from the message before: "the coat". */
export const itWasTheLines: readonly string[] = [
  "It was {thing} that got to you.",
  "Of everything, it was {thing}.",
];
/** For "I feel ugly", and nothing besides. */
export const hardFeltLines: readonly string[] = [
  "That is a painful thing to feel about yourself.",
  "I’m sorry. That is a hard way to feel about yourself.",
];
/** "What if …?" */
export const fearedLines: readonly string[] = [
  "So that is what worries you.",
  "That is the worry, then.",
];
/** For a question to which the answer is somewhere else. */
export const unknownLines: readonly string[] = [
  "I can’t know that from here.",
  "I can’t say for certain.",
  "I’m afraid I don’t know that.",
  "I don’t have an answer to that one.",
];
