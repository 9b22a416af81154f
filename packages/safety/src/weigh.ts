import type { RiskCategory } from "@app/contract/reply-events";
import { classify } from "./classifier/classify.ts";
import { condense } from "./condense.ts";
import { encode } from "./crisis-encoder.ts";
import { weighGrams } from "./grams/weigh-grams.ts";

/** What the three trained models make of a text together, as odds: nought is even, each step up multiplies them. */
export type Weight = {
  crisis: number;
  /** The same for a crisis or a concern. */
  risk: number;
  category: RiskCategory;
};

/** A model that is all but certain is not more than this certain. */
const surest = 1e-4;

const odds = (probability: number): number => {
  const kept = Math.min(1 - surest, Math.max(surest, probability));
  return Math.log(kept / (1 - kept));
};

/** How much each is believed: by how well it did on patterns that it had not seen. */
const shares = { sense: 0.5, words: 0.2, grams: 0.3 };

const mostOdds = 9;
const kept = (value: number): number => Math.max(-mostOdds, Math.min(mostOdds, value));

/** Where the two quicker models are together this sure of nothing, the third could not change the answer. */
const plainlyNone = -3;
const ofQuicker = shares.words + shares.grams;

/** Nothing where the text is not English: the models cannot read it. */
export const weigh = (content: string): Weight | undefined => {
  const told = condense(content);
  const byWords = classify(told);
  if (!byWords) return undefined;
  const byGrams = weighGrams(told);
  const quicker = {
    crisis: shares.words * odds(byWords.crisis) + shares.grams * kept(byGrams.crisis),
    risk: shares.words * odds(byWords.risk) + shares.grams * kept(byGrams.risk),
  };
  if (quicker.crisis < plainlyNone * ofQuicker && quicker.risk < plainlyNone * ofQuicker)
    return {
      crisis: quicker.crisis / ofQuicker,
      risk: quicker.risk / ofQuicker,
      category: byWords.category,
    };
  const bySense = encode(told);
  if (!bySense) return undefined;
  return {
    crisis: quicker.crisis + shares.sense * kept(bySense.crisis),
    risk: quicker.risk + shares.sense * kept(bySense.risk),
    category: bySense.category,
  };
};

/** The sentence that weighs most, by the quickest model: what gave it away. */
export const weightiest = (sentences: readonly string[]): string | undefined =>
  [...new Set(sentences)]
    .map((sentence) => ({ sentence, crisis: weighGrams(sentence).crisis }))
    .sort((one, other) => other.crisis - one.crisis)[0]?.sentence;
