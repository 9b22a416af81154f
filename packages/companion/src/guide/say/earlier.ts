/** For "hmm", in the middle of a talk: somebody is thinking. */
export const thinkingLines: readonly string[] = ["Take your time.", "There’s no rush."];
/** For "ugh", in the middle of a talk: something has just been felt. */
export const groanLines: readonly string[] = [
  "I can hear that. Take your time.",
  "Yes. That says it.",
];
