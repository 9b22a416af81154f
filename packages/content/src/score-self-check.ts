import type { SelfCheckName } from "@app/contract/self-checks";
import { type Band, selfChecks } from "./self-checks.ts";

export const scoreOf = (check: SelfCheckName, answers: readonly number[]): number =>
  answers.reduce((sum, answer) => sum + answer, 0) * selfChecks[check].factor;

export const bandOf = (check: SelfCheckName, score: number): Band => {
  const band = selfChecks[check].bands.find(({ from, to }) => score >= from && score <= to);
  if (!band) throw new RangeError(`${score} is no score of ${check}`);
  return band;
};

/** Whether an answer speaks of not wanting to live; then help comes before any number. */
export const opensCrisis = (
  check: SelfCheckName,
  answers: readonly (number | undefined)[],
): boolean => selfChecks[check].crisisItems.some((item) => (answers[item] ?? 0) > 0);
