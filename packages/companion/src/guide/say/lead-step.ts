/** Said before the next question of a program's step, where the answer was short. */
export const stepAnswered: readonly string[] = [
  "Thank you, I have that.",
  "All right, let’s go on from there.",
  "Good, that is something to go on with.",
  "I’ll keep that beside what comes next.",
];

/** Said where somebody has no answer. */
export const stepUnsure: readonly string[] = [
  "That is all right, it need not be clear.",
  "Then we leave that one open.",
  "Not knowing is an answer too.",
];
