import { planFollows } from "../say/general-actions.ts";
import type { LastingStep } from "./lasting-steps.ts";

const isSent = /\b(?:write|text|message|email|mail|send)\b/i;
const isSpoken =
  /\b(?:tell|talk|speak|ring|call|phone|say|ask|explain|mention|apologi[sz]e|bring up)\b/i;
/** Said on the way to it: there is no time left to prepare. */
const isNow = /\b(?:gonna|now|i go)\b/i;

/** What is to be done before something planned, and after it. */
export const followsFrom = ({
  words,
  said,
  hasTime,
}: LastingStep): {
  before: string | null;
  after: readonly string[];
} => {
  const plan = words ?? said ?? "";
  const isBegun = isNow.test(said ?? "") && !hasTime;
  if (isSpoken.test(plan))
    return {
      before: isBegun ? null : planFollows.speak,
      after: [planFollows.afterwards, planFollows.comeBack],
    };
  if (isSent.test(plan))
    return {
      before: isBegun ? null : planFollows.send,
      after: [planFollows.afterwards, planFollows.comeBack],
    };
  return { before: null, after: [planFollows.comeBack] };
};
