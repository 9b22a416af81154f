import type { CheckedHelpline, HelplineTopic } from "./checked-helpline.ts";

/** What a helpline is for, as people would look for it. Null says nothing they would choose by. */
const topicWords: Readonly<Record<HelplineTopic, string | null>> = {
  abuse: "abuse",
  child_youth: "children and young people",
  directory: null,
  domestic_violence: "violence at home",
  eating_disorder: "eating disorders",
  emergency: "emergencies",
  emotional_distress: "any kind of distress",
  indigenous: "Indigenous people",
  lgbtq: "LGBTQ people",
  loneliness: "loneliness",
  medical: "medical questions",
  mental_health: "mental health",
  poisoning: "poisoning",
  self_harm: "self-harm",
  sexual_violence: "sexual violence",
  substance_use: "alcohol and drugs",
  suicide: "thoughts of suicide",
  veterans: "veterans",
  violence: "violence",
  youth: "young people",
};

/** "Thoughts of suicide, any kind of distress": what it helps with, the first letter large. */
export const purposeOf = ({ topics }: Pick<CheckedHelpline, "topics">): string => {
  const words = topics
    .map((topic) => topicWords[topic as HelplineTopic]) // the list's own test holds topics to these
    .filter((word) => typeof word === "string")
    .join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a search compares: no case, no accents. */
export const searchable = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
