import type { RiskCategory } from "@app/contract/reply-events";

/** imminent: under way, or planned with means and a time. concern: may be harmless, worth asking. */
export type RuleStrength = "imminent" | "crisis" | "concern";

export type Rule = {
  category: RiskCategory;
  strength: RuleStrength;
  /** Written for normalised text: lower case, no apostrophes inside words. */
  pattern: RegExp;
  /** Where this stands in the same sentence, the words mean something else. */
  unless?: Pick<RegExp, "test">;
  /** The words count only where this stands somewhere behind them. */
  behind?: RegExp;
  /** The pattern holds a "not" of its own, so a "not" does not excuse it. */
  holdsNegation?: true;
  /** It also counts in a story, a question of fact or a report: it says "I", and now. */
  alwaysPersonal?: true;
  /** Words so plain that no trained reader is asked whether they are meant. */
  holdsAlone?: true;
};

type Options = Omit<Rule, "category" | "strength" | "pattern">;

export const rulesOf =
  (category: RiskCategory) =>
  (strength: RuleStrength, patterns: readonly RegExp[], options: Options = {}): Rule[] =>
    patterns.map((pattern) => ({ category, strength, pattern, ...options }));
