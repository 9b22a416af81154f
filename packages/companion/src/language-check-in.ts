import type { Helpline } from "@app/contract/reply-events";
import type { Reading } from "@app/reading/reading";
import { chooseHelplines } from "@app/safety/choose-helplines";
import { isMostlyForeign } from "@app/safety/classifier/classify";
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
  // words in no list may be slips, so that a second reader has to agree that they are foreign
  if ((language === null || language === "other") && !isMostlyForeign(turn.content)) return null;
  const helplines = chooseHelplines({
    country: turn.country,
    category: "suicide",
    imminent: false,
  });
  const said = checkInElsewhere({ ...turn, language: language ?? "unknown", helplines });
  return said && { ...said, helplines, hasGuideWords: language !== null };
};
