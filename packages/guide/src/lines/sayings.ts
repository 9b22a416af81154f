/** What is said around sayings that can be tapped. */
export const sayingLines = {
  /** Above them, where the reply asks which of them it is. */
  invites: [
    "Does one of these come near it?",
    "Would one of these be right?",
    "Which of these would you say yourself, if any?",
    "I’d rather ask than guess. Is it one of these?",
    "Which of these is nearest?",
    "Would you put it like one of these?",
    "Is it anything like one of these?",
    "If you put it in a few words, would it be one of these?",
  ],
  /** Before them: that it arrived. */
  leads: {
    any: [
      "I’m with you.",
      "I’m glad you told me that.",
      "Thank you for telling me that.",
      "I can tell that it matters.",
      "I’d like to get this right.",
    ],
    heavy: [
      "That’s hard.",
      "I’m sorry it’s like that.",
      "I don’t want to rush past that.",
      "That’s a lot to carry.",
    ],
    good: ["That’s really good.", "I’m glad about that.", "That’s lovely to hear."],
  },
  none: [
    "Then your own words will be better. Take your time.",
    "All right, none of them. How would you put it?",
    "Fair enough. Put it your own way.",
  ],
} as const;
