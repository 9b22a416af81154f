import type { Helpline } from "@app/contract/reply-events";
import type { LanguageCode } from "../languages/language-codes.ts";
import { isOneOfTheTen } from "../languages/language-of-text.ts";
import {
  hasSaid,
  joinWords,
  type MarkedLine,
  type MarkedWords,
  type RiskItem,
} from "../risk-history.ts";
import { emergencyNumber, lineInShort } from "../ways-to-people.ts";
import { showsDistress } from "./distress.ts";
import { elsewhereWords } from "./words.ts";

/** Simple English, and a question to which a yes is understood. */
export const unreadQuestion: MarkedLine = {
  mark: "unread",
  text: "I cannot read what you wrote, so may I ask, and yes or no is enough: are you thinking of hurting yourself, or is somebody hurting you?",
  asks: "asked-directly",
};

export const askSafe = (language: LanguageCode): MarkedLine => ({
  mark: `elsewhere/${language}/ask-safe`,
  text: elsewhereWords[language].askSafe,
  asks: "asked-safe",
});

const directory = "findahelpline.com";

const simplePeople = (helplines: readonly Helpline[]): string => {
  const line = lineInShort(helplines);
  return line === directory
    ? `People who listen, free and in your country: ${directory}.`
    : `You can talk to a person: ${line}. Other free lines are at ${directory}.`;
};

/** In one of the ten languages, and once a session: whether somebody is safe, and who can be talked to. */
export const askSafeOnce = (turn: {
  language: LanguageCode;
  history: readonly RiskItem[];
  helplines: readonly Helpline[];
}): MarkedWords | null => {
  const ask = askSafe(turn.language);
  if (hasSaid(turn.history, ask.mark)) return null;
  const people = elsewhereWords[turn.language].people;
  return joinWords([ask, people.replace("{line}", lineInShort(turn.helplines))]);
};

/**
 * A gentle check-in for what nobody here can read, once a session. In the ten languages that are read it
 * waits for a word of distress, and is said in them.
 */
export const checkInElsewhere = (turn: {
  content: string;
  history: readonly RiskItem[];
  /** The code of a language, or anything else where it is not known which. */
  language: string;
  helplines: readonly Helpline[];
}): MarkedWords | null => {
  const { language, history, helplines } = turn;
  if (isOneOfTheTen(language))
    return showsDistress(language, turn.content)
      ? askSafeOnce({ language, history, helplines })
      : null;
  if (hasSaid(history, unreadQuestion.mark)) return null;
  const danger = `If you are in danger, please call ${emergencyNumber(helplines)}.`;
  return joinWords([unreadQuestion, danger, simplePeople(helplines)]);
};
