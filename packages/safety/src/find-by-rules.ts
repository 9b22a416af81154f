import { isAboutOthersWork, isNegated } from "./guards.ts";
import { languagesOf } from "./languages/all-languages.ts";
import { foldAccents } from "./languages/language-rules.ts";
import { riskSentencesOf } from "./normalise.ts";
import { allRules } from "./rules/all-rules.ts";
import type { Rule } from "./rules/rule.ts";

export type Finding = { rule: Rule; words: string };

/** "He doesn't hit me": the "not" stands inside what was found. Never to wake up is no such "not". */
const holdsNot = (words: string): boolean =>
  /\b(?:doesnt|didnt|never(?! (?:wake|woke|been born|born))|isnt|wasnt|hasnt|wouldnt|wont)\b/.test(
    words,
  );

/** What a rule finds in a sentence that is written as the rules expect it. */
const findIn = (sentence: string, rule: Rule, quoted: boolean): Finding | undefined => {
  if (quoted && !rule.alwaysPersonal) return undefined;
  const match = rule.pattern.exec(sentence);
  if (!match || rule.unless?.test(sentence)) return undefined;
  if (rule.behind && !rule.behind.test(sentence.slice(match.index + match[0].length)))
    return undefined;
  if (!rule.holdsNegation && (isNegated(sentence, match.index) || holdsNot(match[0])))
    return undefined;
  return { rule, words: match[0].trim() };
};

/** They look at nothing but their own words: what they find in a sentence they find in the whole text too. */
const selfContained: ReadonlySet<Rule> = new Set(
  allRules.filter(({ pattern }) => !/\(\?<?[!=]|(?<!\[)\^|\$/.test(pattern.source)),
);

/** What the rules find in a normalised text. */
export const findingsIn = (text: string, rules: readonly Rule[] = allRules): Finding[] => {
  const quoted = isAboutOthersWork(text);
  // Most rules find nothing at all: one look at the text spares them a look at each sentence.
  const likely = rules.filter((rule) => !selfContained.has(rule) || rule.pattern.test(text));
  return [...new Set(riskSentencesOf(text))].flatMap((sentence) =>
    likely.map((rule) => findIn(sentence, rule, quoted)).filter((finding) => finding !== undefined),
  );
};

/** The clear phrases of other languages, on the text as it was written. */
export const findingsElsewhere = (content: string): Finding[] => {
  const text = foldAccents(content);
  return languagesOf(text).flatMap(({ rules, notMeant }) => {
    const meant = notMeant.reduce((rest, pattern) => rest.replace(pattern, " ~ "), text);
    return rules
      .map((rule) => findIn(meant, rule, false))
      .filter((finding) => finding !== undefined);
  });
};
