import type { RiskCategory } from "@app/contract/reply-events";
import { classify } from "./classifier/classify.ts";
import { encode } from "./encoder/encode.ts";

/** What the two trained models make of a text together, as odds: nought is even, each step up multiplies them. */
export type Weight = {
  crisis: number;
  /** The same for a crisis or a concern. */
  risk: number;
  category: RiskCategory;
};

/** Where the two disagree, neither is quite believed: so much is taken off for each step between them. */
const perStepApart = 0.1;

/** A model that is all but certain is not more than this certain. */
const surest = 1e-4;

const odds = (probability: number): number => {
  const kept = Math.min(1 - surest, Math.max(surest, probability));
  return Math.log(kept / (1 - kept));
};

/** Where the quicker model is this sure of nothing, the other could not change the answer. */
const plainlyNone = -5;

/** Nothing where the text is not English: neither model can read it. */
export const weigh = (content: string): Weight | undefined => {
  const byWords = classify(content);
  if (!byWords) return undefined;
  const { category } = byWords;
  const [crisis, risk] = [odds(byWords.crisis), odds(byWords.risk)];
  if (crisis < plainlyNone && risk < plainlyNone) return { crisis, risk, category };
  const bySense = encode(content);
  if (!bySense) return undefined;
  const mixed = (sense: number, word: number): number =>
    (sense + word) / 2 - perStepApart * Math.abs(sense - word);
  return {
    crisis: mixed(bySense.crisis, crisis),
    risk: mixed(bySense.risk, risk),
    category: bySense.category,
  };
};

/** Of a long message, the first and the last sentences are looked at. */
const looked = 2;

/** The sentence that weighs most, by the quicker of the two: what gave it away. */
export const weightiest = (sentences: readonly string[]): string | undefined =>
  [...new Set([...sentences.slice(0, looked), ...sentences.slice(-looked)])]
    .map((sentence) => ({ sentence, crisis: classify(sentence)?.crisis ?? 0 }))
    .sort((one, other) => other.crisis - one.crisis)[0]?.sentence;
