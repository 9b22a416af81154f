/** For something that has just become clear to somebody, after their words for it. */
export const insightLines: readonly string[] = [
  "That sounds important.",
  "It sounds as if you’ve put your finger on it.",
  "That is worth knowing.",
];
/** The same, where their words cannot be given back. */
export const insightAlone: readonly string[] = [
  "So that’s what it is.",
  "It sounds as if something has just become clear.",
];
