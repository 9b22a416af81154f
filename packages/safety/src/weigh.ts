import type { RiskCategory } from "@app/contract/reply-events";
import { classify } from "./classifier/classify.ts";
import { condense } from "./condense.ts";
import { encode } from "./crisis-encoder.ts";
import { weighGrams } from "./grams/weigh-grams.ts";

/** What a trained model makes of a text, as odds: nought is even, each step up multiplies them. */
type Odds = {
  crisis: number;
  /** The same for a crisis or a concern. */
  risk: number;
};

/** What the three of them make of it. */
export type Weight = {
  words: Odds;
  grams: Odds;
  sense: Odds;
  category: RiskCategory;
  /** Whether those that name a category name the same. */
  isAgreed: boolean;
};

/** A model that is all but certain is not more than this certain. */
const surest = 1e-4;

const odds = (probability: number): number => {
  const kept = Math.min(1 - surest, Math.max(surest, probability));
  return Math.log(kept / (1 - kept));
};

const mostOdds = 9;
const kept = (value: number): number => Math.max(-mostOdds, Math.min(mostOdds, value));

/** Where the two quicker models are together this sure of nothing, the third could not change the answer. */
const plainlyNone = -3;
const isPlainlyNone = (words: number, grams: number): boolean =>
  0.4 * words + 0.6 * grams < plainlyNone;

/** "unread" where the text is not English: the models cannot read it. */
export const weigh = (content: string): Weight | "none" | "unread" => {
  const told = condense(content);
  const byWords = classify(told);
  if (!byWords) return "unread";
  const words = { crisis: odds(byWords.crisis), risk: odds(byWords.risk) };
  const byGrams = weighGrams(told);
  const grams = { crisis: kept(byGrams.crisis), risk: kept(byGrams.risk) };
  if (isPlainlyNone(words.crisis, grams.crisis) && isPlainlyNone(words.risk, grams.risk))
    return "none";
  const bySense = encode(told);
  if (!bySense) return "unread";
  return {
    words,
    grams,
    sense: { crisis: kept(bySense.crisis), risk: kept(bySense.risk) },
    category: bySense.category,
    isAgreed: byWords.category === bySense.category,
  };
};

/** The sentence that weighs most, by the quickest model: what gave it away. */
export const weightiest = (sentences: readonly string[]): string | undefined =>
  [...new Set(sentences)]
    .map((sentence) => ({ sentence, crisis: weighGrams(sentence).crisis }))
    .sort((one, other) => other.crisis - one.crisis)[0]?.sentence;
