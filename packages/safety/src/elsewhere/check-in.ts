import type { HistoryItem } from "@app/contract/calls/sessions";
import type { Helpline } from "@app/contract/reply-events";
import { emergencyNumber, lineInShort } from "../ways-to-people.ts";
import { showsDistress } from "./distress.ts";
import { elsewhereWords, type LanguageCode, languageCodes } from "./words.ts";

/** Simple English, and a question to which a yes is understood. */
export const unreadQuestion =
  "I cannot read what you wrote, so may I ask, and yes or no is enough: are you thinking of hurting yourself, or is somebody hurting you?";

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
  history: readonly HistoryItem[];
  /** The code of a language, or anything else where it is not known which. */
  language: string;
  helplines: readonly Helpline[];
}): string | null => {
  const { language, helplines } = turn;
  const hasSaid = (words: string): boolean =>
    turn.history.some(({ role, content }) => role === "assistant" && content.includes(words));
  if (!isOneOfTheTen(language)) {
    if (hasSaid(unreadQuestion)) return null;
    const danger = `If you are in danger, please call ${emergencyNumber(helplines)}.`;
    return [unreadQuestion, danger, simplePeople(helplines)].join(" ");
  }
  const words = elsewhereWords[language];
  if (hasSaid(words.askSafe) || !showsDistress(language, turn.content)) return null;
  return `${words.askSafe} ${words.people.replace("{line}", lineInShort(helplines))}`;
};
