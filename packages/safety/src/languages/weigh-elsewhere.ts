import type { RiskCategory } from "@app/contract/reply-events";
import { gramsOf, type LinearTable, oddsBy, readTables } from "@app/reading/grams-of";
import { tokensElsewhere } from "./tokens-elsewhere.ts";

/** In this order training/train-elsewhere.ts writes what it learnt, behind crisis and risk. */
export const learntCategories: readonly RiskCategory[] = [
  "suicide",
  "self_harm",
  "harm_to_others",
  "abuse",
  "medical_emergency",
  "psychosis",
  "eating_disorder",
];

/** The tables have so many places, as a power of two. */
export const elsewhereBits = 17;

let tables: LinearTable[] | undefined;

/**
 * What the words of a message in one of the ten other languages speak for, as odds. One linear model for all of
 * them: it knows the words and groups of letters that people in danger use, and nothing of what they mean.
 */
export const weighElsewhere = (
  text: string,
): { crisis: number; risk: number; category: RiskCategory } => {
  tables ??= readTables(
    new URL("./elsewhere.bin", import.meta.url),
    2 + learntCategories.length,
    elsewhereBits,
  );
  const grams = gramsOf(tokensElsewhere(text));
  const [crisis = 0, risk = 0, ...kinds] = tables.map((table) => oddsBy(table, grams));
  const likeliest = kinds.indexOf(Math.max(...kinds));
  return { crisis, risk, category: learntCategories[likeliest] ?? "suicide" };
};
