import type { HistoryItem } from "@app/contract/calls/sessions";
import type { Helpline, RiskCategory } from "@app/contract/reply-events";
import { emergencyNumber, lineInShort, localEmergency } from "../ways-to-people.ts";
import { elsewhereWords, type LanguageCode } from "./words.ts";

const asksForSuicide: ReadonlySet<RiskCategory> = new Set(["suicide", "self_harm"]);

/** What is said in another language; `isFirst` when nothing was said in it yet. Null when all was. */
export const crisisReplyElsewhere = (turn: {
  language: LanguageCode;
  category: RiskCategory;
  isUrgent: boolean;
  history: readonly HistoryItem[];
  helplines: readonly Helpline[];
}): { text: string; isFirst: boolean } | null => {
  const words = elsewhereWords[turn.language];
  const hasSaid = (said: string): boolean =>
    turn.history.some(({ role, content }) => role === "assistant" && content.includes(said));
  if (hasSaid(words.limits)) {
    const next = words.further.find((said) => !hasSaid(said));
    return next ? { text: next, isFirst: false } : null;
  }
  const number = emergencyNumber(turn.helplines);
  const urgent = words.urgent.replace(
    "{number}",
    number === localEmergency ? words.localNumber : number,
  );
  const ask = asksForSuicide.has(turn.category) ? words.askSuicide : words.askSafe;
  const people = words.people.replace("{line}", lineInShort(turn.helplines));
  const isNow = turn.isUrgent || turn.category === "medical_emergency";
  const parts = isNow ? [urgent, words.limits, people, ask] : [ask, words.limits, people];
  return { text: parts.join(" "), isFirst: true };
};
