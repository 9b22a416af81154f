import type { Helpline } from "@app/contract/reply-events";
import { hasSaid, joined, type Line, type RiskItem, type Said } from "../risk-history.ts";
import { emergencyNumber, lineInShort } from "../ways-to-people.ts";
import { showsDistress } from "./distress.ts";
import { elsewhereWords, type LanguageCode, languageCodes } from "./words.ts";

/** Simple English, and a question to which a yes is understood. */
export const unreadQuestion: Line = {
  mark: "unread",
  text: "I cannot read what you wrote, so may I ask, and yes or no is enough: are you thinking of hurting yourself, or is somebody hurting you?",
  asks: "asked-directly",
};

export const askSafe = (language: LanguageCode): Line => ({
  mark: `elsewhere/${language}/ask-safe`,
  text: elsewhereWords[language].askSafe,
});

const directory = "findahelpline.com";

const simplePeople = (helplines: readonly Helpline[]): string => {
  const line = lineInShort(helplines);
  return line === directory
    ? `People who listen, free and in your country: ${directory}.`
    : `You can talk to a person: ${line}. Other free lines are at ${directory}.`;
};

const isOneOfTheTen = (language: string): language is LanguageCode =>
  (languageCodes as readonly string[]).includes(language);

/**
 * A gentle check-in for what could not be read, once a session. In the ten languages whose clear
 * phrases are known it waits for a word of distress, and is said in them.
 */
export const checkInElsewhere = (turn: {
  content: string;
  history: readonly RiskItem[];
  /** The code of a language, or anything else where it is not known which. */
  language: string;
  helplines: readonly Helpline[];
}): Said | null => {
  const { language, history, helplines } = turn;
  if (!isOneOfTheTen(language)) {
    if (hasSaid(history, unreadQuestion.mark)) return null;
    const danger = `If you are in danger, please call ${emergencyNumber(helplines)}.`;
    return joined([unreadQuestion, danger, simplePeople(helplines)]);
  }
  const ask = askSafe(language);
  if (hasSaid(history, ask.mark) || !showsDistress(language, turn.content)) return null;
  const people = elsewhereWords[language].people.replace("{line}", lineInShort(helplines));
  return joined([ask, people]);
};
