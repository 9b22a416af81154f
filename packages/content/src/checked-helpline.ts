import type { Helpline } from "@app/contract/reply-events";

export const helplineTopics = [
  "abuse",
  "child_youth",
  "directory",
  "domestic_violence",
  "eating_disorder",
  "emergency",
  "emotional_distress",
  "indigenous",
  "lgbtq",
  "loneliness",
  "medical",
  "mental_health",
  "poisoning",
  "self_harm",
  "sexual_violence",
  "substance_use",
  "suicide",
  "veterans",
  "violence",
  "youth",
] as const;
export type HelplineTopic = (typeof helplineTopics)[number];

/** What people are shown, and beside it how sure we are of it. */
export type CheckedHelpline = Helpline & {
  /** ISO 3166 code, XK for Kosovo, ZZ for everywhere. */
  country: string;
  confidence: "high" | "medium" | "low";
  /** The month, YYYY-MM, of the newest source that gives this number; null when none is dated. */
  newest_source: `${number}-${number}` | null;
  /** For whoever checks the numbers next; not written to be shown. */
  note: string | null;
  /** What a person should know before they ring, in words meant for them. */
  advice?: string;
};
