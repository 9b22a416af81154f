/** Said before the next question of a program's step, where the answer was short. */
export const stepAnswered: readonly string[] = [
  "Thank you, I have that.",
  "All right, let’s go on from there.",
  "Good, that is something to go on with.",
  "I’ll keep that beside what comes next.",
];

/** Said when the step’s conversation is over and somebody only nods. */
export const stepOver: readonly string[] = [
  "Then we can end here whenever you like. The exercise and the small thing to do wait on the step’s page.",
  "Good. The rest of the step is on its page, and there is no hurry. If something else is on your mind, tell me.",
];

/** Said where somebody has no answer. */
export const stepUnsure: readonly string[] = [
  "That is all right, it need not be clear.",
  "Then we leave that one open.",
  "Not knowing is an answer too.",
];
