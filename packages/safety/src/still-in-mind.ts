import { hasBegun } from "./course/has-begun.ts";
import {
  bank,
  hasSaid,
  isPerson,
  joinWords,
  type MarkedWords,
  marksOf,
  type RiskItem,
} from "./risk-history.ts";

/** How many ordinary turns go by between two looks back at what was said. */
const turnsBetween = 4;

const looksBack = bank("in-mind", [
  "I have not forgotten what you told me earlier. How is it with that now?",
  "One look back, if you let me: is the dark part quieter, or still as near?",
  "What you said before is still in my mind. Has anybody near you heard of it since?",
  "How safe does the rest of today feel, after what you told me?",
  "I still think of what you wrote earlier. Is there anything about it that you would like to add?",
]);
const lookMarks: ReadonlySet<string> = new Set(looksBack.map(({ mark }) => mark));

/** Once danger was spoken of, an ordinary talk comes back to it from time to time. */
export const stillInMind = (history: readonly RiskItem[]): MarkedWords | null => {
  const last = history.findLastIndex(
    (item) => hasBegun([item]) || marksOf(item).some((mark) => lookMarks.has(mark)),
  );
  if (last === -1 || history.slice(last).filter(isPerson).length < turnsBetween) return null;
  const next = looksBack.find(({ mark }) => !hasSaid(history, mark));
  return next ? joinWords([next]) : null;
};
