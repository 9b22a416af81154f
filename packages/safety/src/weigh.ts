import type { RiskCategory } from "@app/contract/reply-events";
import { sense as senseOf } from "@app/reading/sense";
import { classify } from "./classifier/classify.ts";
import { condense } from "./condense.ts";
import { encode } from "./crisis-encoder/encode.ts";
import { weighGrams } from "./grams/weigh-grams.ts";

/** What a trained model makes of a text, as odds: nought is even, each step up multiplies them. */
type Odds = {
  crisis: number;
  /** The same for a crisis or a concern. */
  risk: number;
};

/** What the two quick models make of it. */
export type QuickWeight = {
  words: Odds;
  grams: Odds;
  /** What the word model takes it for. */
  kind: RiskCategory;
  /** What of the message the slower models read. */
  told: string;
  /** What of it the reader of everything else reads, which has more room. */
  whole: string;
};

/** What all of them make of it. */
export type Weight = QuickWeight & {
  sense: Odds;
  /** What the reader of everything else makes of it: it errs elsewhere than the one that knows dangers alone. */
  reader: Odds;
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

/** A message up to so many letters is read whole by the reader that has room for it. */
const longestWhole = 520;

/** "unread" where the text is not English: the models cannot read it. */
export const weighQuickly = (content: string): QuickWeight | "unread" => {
  const told = condense(content);
  const byWords = classify(told);
  if (!byWords) return "unread";
  const byGrams = weighGrams(told);
  return {
    words: { crisis: odds(byWords.crisis), risk: odds(byWords.risk) },
    grams: { crisis: kept(byGrams.crisis), risk: kept(byGrams.risk) },
    kind: byWords.category,
    told,
    whole: content.length <= longestWhole ? content : told,
  };
};

/** With what both encoders make of it, which takes several times as long as all the rest. */
export const weighWell = (quick: QuickWeight): Weight | "unread" => {
  const bySense = encode(quick.told);
  const byReader = senseOf(quick.whole)?.answer("crisis");
  if (!bySense || !byReader) return "unread";
  return {
    ...quick,
    sense: { crisis: kept(bySense.crisis), risk: kept(bySense.risk) },
    // the first two outputs, as training/reader.py writes them
    reader: { crisis: kept(byReader[0] ?? 0), risk: kept(byReader[1] ?? 0) },
    category: bySense.category,
    isAgreed: quick.kind === bySense.category,
  };
};

/** The sentence that weighs most, by the quickest model: what gave it away. */
export const weightiest = (sentences: readonly string[]): string | undefined =>
  [...new Set(sentences)]
    .map((sentence) => ({ sentence, crisis: weighGrams(sentence).crisis }))
    .sort((one, other) => other.crisis - one.crisis)[0]?.sentence;
