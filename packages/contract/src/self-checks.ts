/** The published questionnaires somebody can hold their last two weeks against, and their sizes. */
export const selfCheckSizes = {
  "phq-9": { items: 9, answerMax: 3 },
  "gad-7": { items: 7, answerMax: 3 },
  "who-5": { items: 5, answerMax: 5 },
} as const;

export type SelfCheckName = keyof typeof selfCheckSizes;

export const selfCheckNames = ["phq-9", "gad-7", "who-5"] as const satisfies SelfCheckName[];
