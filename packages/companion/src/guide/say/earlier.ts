/** {a} is something the person told earlier, turned round. */
export const earlierLines: readonly string[] = [
  "You also said {a}.",
  "Earlier you said {a}.",
  "A while ago you said {a}.",
];
/** What is asked of it, after a yes, after a no, and where somebody does not know. */
export const earlierAsks = {
  yes: ["Is that part of it?", "Does that come into it?"],
  no: ["Is it more about that?", "Is that nearer to it?"],
  unsure: ["Would it be easier to talk about that?", "Shall we stay with that for a moment?"],
} as const satisfies Record<string, readonly string[]>;

/** For "hmm", in the middle of a talk: somebody is thinking. */
export const thinkingLines: readonly string[] = ["Take your time.", "There’s no rush."];
/** For "ugh", in the middle of a talk: something has just been felt. */
export const groanLines: readonly string[] = [
  "I can hear that. Take your time.",
  "Yes. That says it.",
];
