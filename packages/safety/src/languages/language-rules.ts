import type { RiskCategory } from "@app/contract/reply-events";
import { type Rule, rulesOf } from "../rules/rule.ts";

/** A phrase that counts only with other words somewhere behind it. */
type PhraseBefore = { pattern: RegExp; behind: RegExp };

type RiskPhrases = Partial<Record<RiskCategory, readonly (RegExp | PhraseBefore)[]>>;

/** The clear phrases of a language, as rules. They hold their own "not", since each language has its own. */
export const languageRules = (
  phrases: RiskPhrases,
  notMeant: readonly RegExp[] = [],
): LanguageRules => ({
  rules: (Object.keys(phrases) as RiskCategory[]).flatMap(
    (
      category, // the keys of a Phrases are categories
    ) =>
      (phrases[category] ?? []).flatMap((phrase) => {
        const { pattern, ...more } = phrase instanceof RegExp ? { pattern: phrase } : phrase;
        return rulesOf(category)("crisis", [pattern], { holdsNegation: true, ...more });
      }),
  ),
  notMeant,
});

export type LanguageRules = {
  rules: readonly Rule[];
  /** Denials, idioms and fiction that look like a phrase above: taken out before the rules look. */
  notMeant: readonly RegExp[];
};

/** Lower case, and Latin letters without accents: people leave them out as often as not. */
export const foldAccents = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .replace(/[’‘`´]/g, "'")
    .replace(/ß/g, "ss")
    .replace(/\s+/g, " ");
