import { isConcern } from "./concern-reply.ts";
import { hasBegun } from "./course/has-begun.ts";
import { readAnswer } from "./course/read-answer.ts";
import { riskIn } from "./message-risk.ts";
import { isPerson, marksOf, type RiskItem } from "./risk-history.ts";

const asks = (mark: string): boolean =>
  isConcern(mark) || mark === "asked-directly" || mark === "asked-gently";

/** A concern that was asked about was answered with a plain no, and nothing since speaks against it: it is believed. */
export const isDenied = (history: readonly RiskItem[]): boolean => {
  if (hasBegun(history)) return false;
  const asked = history.findLastIndex((item) => marksOf(item).some(asks));
  if (asked === -1) return false;
  const [answer, ...since] = history.slice(asked + 1).filter(isPerson);
  return (
    answer !== undefined &&
    readAnswer(answer.content).no &&
    [answer, ...since].every((item) => riskIn(item).found === undefined)
  );
};
