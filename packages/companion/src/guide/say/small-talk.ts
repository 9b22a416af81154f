/** Questions for talk of small things, where nothing weighs. */
export const smallTalkQuestions = {
  /** Of what is over. */
  past: ["How was that?", "What was that like?"],
  /** Of an everyday thing. */
  everyday: [
    "What else has been going on with you?",
    "How has the rest of your day been?",
    "What is the week like for you?",
    "What have you enjoyed lately?",
  ],
  /** Of anything else. */
  other: ["What is that like?"],
} as const satisfies Record<string, readonly string[]>;
