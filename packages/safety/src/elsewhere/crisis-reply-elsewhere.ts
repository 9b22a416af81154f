import type { Helpline, RiskCategory } from "@app/contract/reply-events";
import type { LanguageCode } from "../languages/language-codes.ts";
import {
  bank,
  hasSaid,
  joinWords,
  type MarkedLine,
  type MarkedWords,
  type RiskItem,
} from "../risk-history.ts";
import { emergencyNumber, lineInShort, localEmergency } from "../ways-to-people.ts";
import { askSafe } from "./check-in.ts";
import { elsewhereWords } from "./words.ts";

const asksForSuicide: ReadonlySet<RiskCategory> = new Set(["suicide", "self_harm"]);

/** What is said in another language; `isFirst` when nothing was said in it yet. Null when all was. */
export const crisisReplyElsewhere = (turn: {
  language: LanguageCode;
  category: RiskCategory;
  isUrgent: boolean;
  history: readonly RiskItem[];
  helplines: readonly Helpline[];
}): { said: MarkedWords; isFirst: boolean } | null => {
  const { language, history } = turn;
  const words = elsewhereWords[language];
  const limits: MarkedLine = { mark: `elsewhere/${language}/limits`, text: words.limits };
  if (hasSaid(history, limits.mark)) {
    const next = bank(`elsewhere/${language}/further`, words.further).find(
      ({ mark }) => !hasSaid(history, mark),
    );
    return next ? { said: joinWords([next]), isFirst: false } : null;
  }
  const number = emergencyNumber(turn.helplines);
  const urgent = words.urgent.replace(
    "{number}",
    number === localEmergency ? words.localNumber : number,
  );
  const ask: MarkedLine = asksForSuicide.has(turn.category)
    ? { mark: `elsewhere/${language}/ask-suicide`, text: words.askSuicide }
    : askSafe(language);
  const people = words.people.replace("{line}", lineInShort(turn.helplines));
  const isNow = turn.isUrgent || turn.category === "medical_emergency";
  const parts = isNow ? [urgent, limits, people, ask] : [ask, limits, people];
  return { said: joinWords(parts), isFirst: true };
};
