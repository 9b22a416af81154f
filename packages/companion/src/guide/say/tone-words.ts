/** What is said to good news and to a blow, and to nothing else. */
export const toneWords = {
  /** The person's own good news. */
  ownNews: [
    "Congratulations, that is wonderful news.",
    "That is wonderful news. I’m so pleased for you.",
    "What good news. I’m very happy for you.",
  ],
  /** Good news of somebody close. */
  othersNews: ["What lovely news.", "That is wonderful news.", "How lovely."],
  /** Good news is announced, and not yet told. */
  announced: ["I’d love to hear it."],
  /** Somebody says that they are glad. */
  pleased: ["I’m glad.", "That is good to hear.", "I’m happy for you."],
  /** "I feel ugly", "I feel like a terrible friend": never agreed with. */
  hardFelt: [
    "That is a painful thing to feel about yourself.",
    "I’m sorry. That is a hard way to feel about yourself.",
  ],
  /** Something did not come off. */
  setback: ["I’m sorry to hear that.", "I’m sorry it went that way."],
  /** Something bad happened to them, and they have just said so. */
  blow: ["I’m sorry to hear that.", "I’m so sorry."],
} as const satisfies Record<string, readonly string[]>;
