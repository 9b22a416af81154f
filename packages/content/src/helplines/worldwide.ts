import type { CheckedHelpline } from "../checked-helpline.ts";

export const worldwide: readonly CheckedHelpline[] = [
  {
    country: "ZZ",
    name: "Find A Helpline (ThroughLine, with IASP)",
    phone: null,
    sms: null,
    chat_url: null,
    website: "https://findahelpline.com",
    hours: "directory",
    topics: ["directory", "suicide", "emotional_distress", "abuse", "eating_disorder"],
    confidence: "high",
    newest_source: "2026-10",
    note: "Fallback for every country not listed; do not scrape, link to it.",
  },
  {
    country: "ZZ",
    name: "Befrienders Worldwide",
    phone: null,
    sms: null,
    chat_url: null,
    website: "https://befrienders.org",
    hours: "directory",
    topics: ["directory", "suicide", "emotional_distress"],
    confidence: "medium",
    newest_source: "2025-10",
    note: null,
  },
];
