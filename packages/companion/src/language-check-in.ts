import type { HistoryItem } from "@app/contract/calls/sessions";
import type { Helpline } from "@app/contract/reply-events";
import { chooseHelplines } from "@app/safety/choose-helplines";
import { isMostlyForeign } from "@app/safety/classifier/classify";
import { checkInElsewhere } from "@app/safety/elsewhere/check-in";
import { understand } from "./guide/understanding/understand.ts";

export type LanguageCheckIn = {
  text: string;
  helplines: Helpline[];
  /** The guide knows the language and has words of its own to stand before this. */
  hasGuideWords: boolean;
};

/** For a message that neither the screening nor a model could read; null where it was read, or asked already. */
export const languageCheckIn = (turn: {
  content: string;
  history: readonly HistoryItem[];
  country: string | null;
}): LanguageCheckIn | null => {
  const { language, isGibberish } = understand(turn.content);
  if (!language && (isGibberish || !isMostlyForeign(turn.content))) return null;
  const helplines = chooseHelplines({
    country: turn.country,
    category: "suicide",
    imminent: false,
  });
  const text = checkInElsewhere({ ...turn, language: language ?? "unknown", helplines });
  return text === null ? null : { text, helplines, hasGuideWords: language !== null };
};
