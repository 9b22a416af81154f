import type { LanguageCode } from "../languages/language-codes.ts";
import { languageOfText } from "../languages/language-of-text.ts";
import { isPerson, type RiskItem } from "../risk-history.ts";

/** Too short to tell: then the message before it does. */
const tellingWords = 3;

/** The language of a message when it is one of the ten and not English. */
export const languageOf = (turn: {
  content: string;
  history: readonly RiskItem[];
}): LanguageCode | null => {
  const own = languageOfText(turn.content);
  if (own || turn.content.trim().split(/\s+/).length >= tellingWords) return own;
  const before = turn.history.findLast(isPerson);
  return before ? languageOfText(before.content) : null;
};
