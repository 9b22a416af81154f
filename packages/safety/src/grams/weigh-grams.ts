import { gramsOf, oddsBy, readTables } from "@app/reading/grams-of";
import { tokensOf } from "./tokens.ts";

/** How much the words and groups of words speak for it, as odds. */
export type GramWeight = { crisis: number; risk: number };

const load = () => {
  const [crisis, risk] = readTables(new URL("./grams.bin", import.meta.url), 2);
  if (!crisis || !risk) throw new Error("grams.bin holds two answers");
  return { crisis, risk };
};
let loaded: ReturnType<typeof load> | undefined;

/** The quickest of the models: it knows groups of words, and nothing of what they mean. */
export const weighGrams = (text: string): GramWeight => {
  const grams = gramsOf(tokensOf(text));
  loaded ??= load();
  return { crisis: oddsBy(loaded.crisis, grams), risk: oddsBy(loaded.risk, grams) };
};
