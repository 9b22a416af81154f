import type { HistoryItem } from "@app/contract/calls/sessions";
import { openCategory } from "./course/read-course.ts";
import { isSettled } from "./crisis-reply.ts";
import { hasGivenWay, screenMessage, withMessage } from "./screen-message.ts";
import type { Screening } from "./screening.ts";

const keptInMindScore = 0.4;

/**
 * Reads a message for risk within a session: while a danger is being spoken of, an answer that shows
 * none by itself is still part of it.
 */
export const screenTurn = (message: {
  content: string;
  history: readonly HistoryItem[];
}): Screening => {
  const screening = screenMessage(message);
  if (screening.level !== "none") return screening;
  const category = openCategory(message.history);
  if (!category || isSettled({ ...message, screening })) return screening;
  if (hasGivenWay(withMessage(message))) return screening;
  return { level: "concern", category, score: keptInMindScore, words: [] };
};
