import type { Helpline } from "@app/contract/reply-events";
import { isMostlyForeign } from "@app/reading/language";
import type { Reading } from "@app/reading/reading";
import { chooseHelplines } from "@app/safety/choose-helplines";
import { checkInElsewhere } from "@app/safety/elsewhere/check-in";
import type { MarkedWords, RiskItem } from "@app/safety/risk-history";

export type LanguageCheckIn = MarkedWords & {
  helplines: Helpline[];
  /** The guide knows the language and has words of its own to stand before this. */
  hasGuideWords: boolean;
};

/** For a message that neither the screening nor a model could read; null where it was read, or asked already. */
export const languageCheckIn = (turn: {
  content: string;
  reading: Pick<Reading, "language" | "isGarbled">;
  history: readonly RiskItem[];
  country: string | null;
}): LanguageCheckIn | null => {
  const { language, isGarbled } = turn.reading;
  if (language === null && isGarbled) return null;
  // a word or two in no list may be names, or slips of the hand
  if ((language === null || language === "other") && !isMostlyForeign(turn.content)) return null;
  const helplines = chooseHelplines({
    country: turn.country,
    category: "suicide",
    imminent: false,
  });
  const said = checkInElsewhere({ ...turn, language: language ?? "unknown", helplines });
  return said && { ...said, helplines, hasGuideWords: language !== null };
};
