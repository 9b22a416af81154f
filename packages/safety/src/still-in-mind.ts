import type { HistoryItem } from "@app/contract/calls/sessions";
import { hasBegun } from "./course/read-course.ts";

/** How many ordinary turns go by between two looks back at what was said. */
const turnsBetween = 4;

export const stillInMindWords: readonly string[] = [
  "I have not forgotten what you told me earlier. How is it with that now?",
  "One look back, if you let me: is the dark part quieter, or still as near?",
  "What you said before is still in my mind. Has anybody near you heard of it since?",
  "How safe does the rest of today feel, after what you told me?",
  "I still think of what you wrote earlier. Is there anything about it that you would like to add?",
];

/** Once danger was spoken of, an ordinary talk comes back to it from time to time. */
export const stillInMind = (history: readonly HistoryItem[]): string | null => {
  const said = (words: string): boolean =>
    history.some(({ role, content }) => role === "assistant" && content.includes(words));
  const isLook = ({ role, content }: HistoryItem): boolean =>
    role === "assistant" &&
    (hasBegun([{ role, content }]) || stillInMindWords.some((words) => content.includes(words)));
  const last = history.findLastIndex(isLook);
  if (last === -1) return null;
  const since = history.slice(last).filter(({ role }) => role === "user").length;
  return since >= turnsBetween ? (stillInMindWords.find((words) => !said(words)) ?? null) : null;
};
