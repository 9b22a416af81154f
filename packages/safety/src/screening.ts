import type { RiskCategory, RiskLevel } from "@app/contract/reply-events";

/** What reading a message for risk found. `words` are the pieces of text it rests on. */
export type Screening = {
  level: RiskLevel;
  category: RiskCategory | null;
  /** From 0 (nothing) to 1 (certain). */
  score: number;
  words: readonly string[];
  /** No rule speaks for it, and the person has not said so: the models alone do. */
  isSuspicion?: true;
};

export const noRisk: Screening = { level: "none", category: null, score: 0, words: [] };

/** From this score on the person may be in danger at this very moment. */
const imminentScore = 0.95;

export const isImminent = (screening: Screening): boolean => screening.score >= imminentScore;
