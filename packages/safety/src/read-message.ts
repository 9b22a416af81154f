import type { RiskCategory } from "@app/contract/reply-events";
import { isEverydayMatter } from "./everyday-matters.ts";
import { type Finding, findingsElsewhere, findingsIn } from "./find-by-rules.ts";
import {
  deniesRisk,
  fearsFor,
  isAboutOthersWork,
  isAngryAtThings,
  isLastingAilment,
  isLongPast,
  namesSomebody,
  wasChecked,
} from "./guards.ts";
import { withoutIdioms } from "./idioms.ts";
import { normalise, sentencesOf } from "./normalise.ts";
import { ownWords } from "./own-words.ts";
import type { Strength } from "./rules/rule.ts";
import { isImminent, noRisk, type Screening } from "./screening.ts";
import { type Weight, weigh, weightiest } from "./weigh.ts";

export const scores: Readonly<Record<Strength, number>> = {
  imminent: 0.97,
  crisis: 0.85,
  concern: 0.4,
};

const byRules = (findings: readonly Finding[]): Screening => {
  const worst = findings.reduce<Finding | undefined>(
    (most, finding) =>
      most && scores[most.rule.strength] >= scores[finding.rule.strength] ? most : finding,
    undefined,
  );
  if (!worst) return noRisk;
  return {
    level: worst.rule.strength === "concern" ? "concern" : "crisis",
    category: worst.rule.category,
    score: scores[worst.rule.strength],
    words: [...new Set(findings.map(({ words }) => words))],
  };
};

/**
 * From where on the trained models are believed, in odds. Chosen on batches that they were not
 * trained on, so that about one harmless message in twenty is taken for a crisis.
 */
const crisisAt = 2.2;
/** A missed suicide weighs most, so less is enough there. */
const suicideAt = 1;
const concernAt = 0.7;
/**
 * In the middle of a talk, plain sentences are many and crises few: a mere suspicion is asked about,
 * and only a strong one is taken for a crisis, since a false one would take the talk over.
 */
const crisisInTalkAt = 3.5;
const concernInTalkAt = 3;
/** What else speaks for or against it, in the same measure. */
const ifPhrase = 4;
const ifStoryOrDenial = -1;
/** Said in so many words, with no phrase that says otherwise. */
const ifPlainDenial = -3;
const ifLongPast = -4;
/** A door is not a person, a doctor has looked at it, a sister has a name: of one category each. */
const ifOnlyThat = -3;
/** A plain complaint about work or a court, which no rule speaks against. */
const ifEverydayMatter = -3;
/**
 * A phrase that may be harmless is, where the models are this sure of it. No borderline pattern of
 * any round that holds such a phrase lies below −2; of the harmless ones most do.
 */
const phraseIsNoneBelow = -2.5;

/** What of a category's look-alikes stands in the text. */
const isOnly = (category: RiskCategory, text: string): boolean =>
  (category === "harm_to_others" && (isAngryAtThings(text) || fearsFor(text))) ||
  (category === "medical_emergency" && (wasChecked(text) || isLastingAilment(text))) ||
  (category === "eating_disorder" && namesSomebody(text));

/** So few words say too little for the models alone to be sure; what is plain in them is a rule's. */
const fewWords = 3;
const crisisOfFewAt = 3;
const concernOfFewAt = 2.8;

const maxWords = 80;

/** The trained models' view, with what the rules found beside it. */
const byModels = (content: string, text: string, ruled: Screening, weight: Weight): Screening => {
  const isPhrase = ruled.level === "crisis";
  const isPast = isLongPast(text);
  const isDenied = deniesRisk(text);
  const beside =
    (isDenied && !isPhrase ? ifPlainDenial : 0) +
    (isAboutOthersWork(text) || (isDenied && isPhrase) ? ifStoryOrDenial : 0) +
    (isPast ? ifLongPast : 0) +
    (isPhrase && !isPast ? ifPhrase : 0) +
    (!isPhrase && isOnly(weight.category, text) ? ifOnlyThat : 0);
  const words = (): string[] =>
    ruled.words.length > 0
      ? [...ruled.words]
      : [weightiest(sentencesOf(content)) ?? content].map((said) => said.trim().slice(0, maxWords));
  const category = isPhrase ? ruled.category : weight.category;
  const isShort = !isPhrase && text.split(/\s+/).length <= fewWords;
  const believedAt = isShort ? crisisOfFewAt : category === "suicide" ? suicideAt : crisisAt;
  if (weight.crisis + beside >= believedAt) {
    const sure = 1 - Math.exp((believedAt - weight.crisis - beside) / 4);
    const score = Math.max(isPhrase ? ruled.score : 0, 0.6 + 0.24 * sure);
    return { level: "crisis", category, score, words: words() };
  }
  if (ruled.level === "concern") return weight.risk < phraseIsNoneBelow ? noRisk : ruled;
  const isConcern =
    (isPhrase && !isPast) || weight.risk + beside >= (isShort ? concernOfFewAt : concernAt);
  return isConcern ? { level: "concern", category, score: scores.concern, words: words() } : noRisk;
};

/** `odds` of a crisis as the trained models see them; null where they could not read it. */
export type Reading = {
  screening: Screening;
  odds: number | null;
  /** The same for a concern or more. */
  riskOdds: number | null;
  /** No rule speaks for it: the models alone do. */
  isSuspicion: boolean;
};

const byRuleOnly = { odds: null, riskOdds: null, isSuspicion: false };

/** What the rules alone find: for a message that could not be read otherwise. */
export const readByRules = (said: string): Reading => {
  const elsewhere = byRules(findingsElsewhere(said));
  const screening =
    elsewhere.level === "crisis"
      ? elsewhere
      : byRules(findingsIn(withoutIdioms(normalise(ownWords(said)))));
  return { screening, ...byRuleOnly };
};

/** Figures of speech that the models take at their word. */
const figures =
  /\b(?:will |would |could |nearly |almost )?(?:die|dies|died|dying) (?:of|from) (?:shame|embarrassment|boredom)\b|\bweigh(?:s|ed|ing)? (?:things|it|everything|options|the options) up\b/gi;

/** Reads a message by itself: the one costly part of a screening. */
export const readMessage = (said: string): Reading => {
  const elsewhere = byRules(findingsElsewhere(said));
  if (elsewhere.level === "crisis") return { screening: elsewhere, ...byRuleOnly };
  const content = ownWords(said);
  const text = withoutIdioms(normalise(content));
  const ruled = byRules(findingsIn(text));
  const weighed = isImminent(ruled) ? undefined : weigh(content.replace(figures, " "));
  if (!weighed) return { screening: ruled, ...byRuleOnly };
  const less = ruled.level === "none" && isEverydayMatter(text) ? ifEverydayMatter : 0;
  const weight = { ...weighed, crisis: weighed.crisis + less, risk: weighed.risk + less };
  const screening = byModels(content, text, ruled, weight);
  const isSuspicion = ruled.level === "none";
  return {
    screening:
      isSuspicion && screening.level !== "none" ? { ...screening, isSuspicion } : screening,
    odds: weight.crisis,
    riskOdds: weight.risk,
    isSuspicion,
  };
};

/** `isLater`: the person has written before in this session. */
export const readInSession = (
  { screening, odds, riskOdds, isSuspicion }: Reading,
  isLater: boolean,
): Screening => {
  if (!isLater || !isSuspicion || screening.level === "none") return screening;
  if (screening.level === "crisis" && (odds ?? 0) >= crisisInTalkAt) return screening;
  if ((riskOdds ?? 0) < concernInTalkAt) return noRisk;
  return { ...screening, level: "concern", score: scores.concern };
};

/** Below these odds nobody else needs to be asked. */
const sureBelow = -3;

/** Whether a message that shows no risk is so plainly harmless that no second view is worth a wait. */
export const isSureOfNone = ({ screening, odds }: Reading): boolean =>
  screening.level === "none" && odds !== null && odds < sureBelow;
