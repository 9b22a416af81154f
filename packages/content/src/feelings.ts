/** What is going on for somebody, in the words of the chips of the page that finds things. */
export const feelings = {
  worried: "I can’t stop worrying",
  overwhelmed: "It is all too much",
  low: "I feel low or flat",
  tired: "I can’t sleep",
  hard: "I am hard on myself",
  angry: "I am angry",
  lonely: "I feel alone",
  grieving: "I have lost somebody",
  others: "It is about other people",
  stuck: "I want to change something",
} as const;

export type Feeling = keyof typeof feelings;
