import { hasBegun } from "./course/has-begun.ts";
import { openCategory, readCourse } from "./course/read-course.ts";
import { isSettled } from "./crisis-reply.ts";
import { riskOf } from "./message-risk.ts";
import { type RiskReading, readMessage } from "./read-message.ts";
import type { RiskItem } from "./risk-history.ts";
import { hasGivenWay, screenMessage, withMessage } from "./screen-message.ts";
import { noRisk, type Screening } from "./screening.ts";

const keptInMindScore = 0.4;

/**
 * Reads a message for risk within a session: while a danger is being spoken of, an answer that shows
 * none by itself is still part of it.
 */
export const screenTurn = (message: {
  content: string;
  history: readonly RiskItem[];
  /** What it is by itself, where that was read already. */
  reading?: RiskReading;
}): Screening => {
  const { content, history, reading = readMessage(content) } = message;
  const screening = screenMessage({ content, history, reading });
  const { isSuspicion, ...borneOut } = screening;
  if (screening.level !== "none" && !isSuspicion) return screening;
  if (isSuspicion && (!hasBegun(history) || hasGivenWay(history))) return screening;
  const category = openCategory(history);
  if (!category && !isSuspicion) return screening;
  const read = riskOf(content, reading);
  const alone = isSuspicion ? noRisk : screening;
  if (isSettled(readCourse({ content, history, screening: alone, read }), alone)) return screening;
  // Where a danger is being spoken of, what is only suspected is part of it.
  if (isSuspicion) return borneOut;
  if (hasGivenWay(withMessage({ content, history, read }))) return screening;
  return { level: "concern", category, score: keptInMindScore, words: [] };
};
