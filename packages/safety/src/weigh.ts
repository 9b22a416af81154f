import type { RiskCategory } from "@app/contract/reply-events";
import { detectLanguage, isHardlyEnglish } from "@app/reading/language";
import { sense, senseNames } from "@app/reading/sense";
import { condense } from "./condense.ts";
import { weighGrams } from "./grams/weigh-grams.ts";

/** What a trained model makes of a text, as odds: nought is even, each step up multiplies them. */
type Odds = {
  crisis: number;
  /** The same for a crisis or a concern. */
  risk: number;
};

/** What both models make of a message. */
export type Weight = {
  grams: Odds;
  /** What the one reader of sense makes of it, which reads every message for everything else too. */
  reader: Odds;
  category: RiskCategory;
};

/** A model that is all but certain is not more than this certain. */
const mostOdds = 9;
const kept = (value: number): number => Math.max(-mostOdds, Math.min(mostOdds, value));

/** A message up to so many letters is read whole by the reader of sense, which has room for it. */
const longestWhole = 520;

/** "unread" where the text is not English: the models cannot read it. */
export const weigh = (content: string): Weight | "unread" => {
  const lower = content.toLowerCase();
  if (detectLanguage(lower) !== null && isHardlyEnglish(lower)) return "unread";
  const told = condense(content);
  const byReader = sense(content.length <= longestWhole ? content : told)?.answer("crisis");
  if (!byReader) return "unread";
  const byGrams = weighGrams(told);
  // Two odds, then how much speaks for each category, as training/reader.py writes them.
  const [crisis = 0, risk = 0, ...kinds] = byReader;
  const categories = senseNames().crisis.slice(2) as readonly RiskCategory[]; // written by reader.py
  const category = categories[kinds.indexOf(Math.max(...kinds))] ?? "suicide";
  return {
    grams: { crisis: kept(byGrams.crisis), risk: kept(byGrams.risk) },
    reader: { crisis: kept(crisis), risk: kept(risk) },
    category,
  };
};

/** The sentence that weighs most, by the quickest model: what gave it away. */
export const weightiest = (sentences: readonly string[]): string | undefined =>
  [...new Set(sentences)]
    .map((sentence) => ({ sentence, crisis: weighGrams(sentence).crisis }))
    .sort((one, other) => other.crisis - one.crisis)[0]?.sentence;
