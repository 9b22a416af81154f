import { openCategory, readCourse } from "./course/read-course.ts";
import { isSettled } from "./crisis-reply.ts";
import { riskOf } from "./message-risk.ts";
import { type Reading, readMessage } from "./read-message.ts";
import type { RiskItem } from "./risk-history.ts";
import { hasGivenWay, screenMessage, withMessage } from "./screen-message.ts";
import type { Screening } from "./screening.ts";

const keptInMindScore = 0.4;

/**
 * Reads a message for risk within a session: while a danger is being spoken of, an answer that shows
 * none by itself is still part of it.
 */
export const screenTurn = (message: {
  content: string;
  history: readonly RiskItem[];
  /** What it is by itself, where that was read already. */
  reading?: Reading;
}): Screening => {
  const { content, history, reading = readMessage(content) } = message;
  const screening = screenMessage({ content, history, reading });
  if (screening.level !== "none") return screening;
  const category = openCategory(history);
  if (!category) return screening;
  const read = riskOf(content, reading);
  if (isSettled(readCourse({ content, history, screening, read }), screening)) return screening;
  if (hasGivenWay(withMessage({ content, history, read }))) return screening;
  return { level: "concern", category, score: keptInMindScore, words: [] };
};
