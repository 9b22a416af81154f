import { isConcern } from "../concern-reply.ts";
import { marksOf, type RiskItem } from "../risk-history.ts";
import { coursePlaceIn } from "./courses.ts";

const isOpening = (mark: string): boolean => {
  const step = coursePlaceIn([mark])?.step;
  return step === "ask" || step === "urgent";
};

/** Whether anything was asked about a danger, in a course or before one. */
export const hasAsked = (history: readonly RiskItem[]): boolean =>
  history.some((item) =>
    marksOf(item).some((mark) => isOpening(mark) || isConcern(mark) || mark === "asked-directly"),
  );

/** Whether the companion has been meeting a risk in this session. */
export const hasBegun = (history: readonly RiskItem[]): boolean =>
  history.some((item) => marksOf(item).some(isOpening));
