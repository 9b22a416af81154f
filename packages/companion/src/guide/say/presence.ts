/** For staying with something: no question, no lesson, no next step. */
export const presenceLines: readonly string[] = [
  "I’m here.",
  "I’m so sorry.",
  "There is no hurry.",
  "You don’t have to say anything more just now.",
  "I’m listening.",
  "Take all the time you need.",
  "I’m glad you told me.",
  "You don’t have to be alone with it here.",
  "I’m still here.",
  "You can say it just as it is.",
  "Thank you for telling me.",
  "I’m not going anywhere.",
  "There is nothing you need to explain.",
  "I’m staying with you in this.",
];

/** Those that a question may follow. */
export const openPresenceLines: readonly string[] = presenceLines.filter(
  (line) =>
    !/anything more|no hurry|time you need|need to explain|not going anywhere|still here|just as it is/.test(
      line,
    ),
);

/** Small sounds of listening, for a fact whose meaning only the person knows. */
export const bareFactLines: readonly string[] = ["I see.", "Okay.", "All right.", "I hear you."];

/** A name that has just been told. */
export const nameLines: readonly string[] = [
  "{Name}. Thank you for telling me the name.",
  "{Name}. That is a lovely name.",
];

/** An age that explains why it hurts; {n} is a number in words. */
export const youngAgeLines: readonly string[] = [
  "{N} years old. That is so young.",
  "Only {n}.",
  "{N}. That is very young.",
];
export const ownAgeLines: readonly string[] = [
  "It sounds as if your age plays a part in it.",
  "So your age is on your mind too.",
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
/** {name} is a hard word the person used of themselves. */
export const hardWordLines: readonly string[] = [
  "Part of you believes that you are {name}. I don’t see it that way.",
  "You call yourself {name}. That is very hard on yourself.",
  "You sound very hard on yourself just now.",
];
/** For a question to which the answer is somewhere else. */
export const unknownLines: readonly string[] = [
  "I can’t know that from here.",
  "I can’t say for certain.",
  "That is a fair question, and I don’t have the answer.",
  "I don’t have an answer to that one.",
];
export const unknownAsks: readonly string[] = [
  "What do you think yourself?",
  "What would you like the answer to be?",
  "What makes you ask?",
];
