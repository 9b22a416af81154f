import type { RiskCategory } from "@app/contract/reply-events";
import { readOnce } from "@app/reading/read-once";
import { type Finding, findingsElsewhere, findingsIn } from "./find-by-rules.ts";
import {
  deniesRisk,
  fearsFor,
  isAboutOthersWork,
  isAngryAtThings,
  isFromChildhood,
  isLastingAilment,
  isLongPast,
  namesSomebody,
  wasChecked,
} from "./guards.ts";
import { withoutIdioms } from "./idioms.ts";
import { languageOfText } from "./languages/language-of-text.ts";
import { weighElsewhere } from "./languages/weigh-elsewhere.ts";
import { normalise, riskSentencesOf } from "./normalise.ts";
import { ownWords } from "./own-words.ts";
import type { RuleStrength } from "./rules/rule.ts";
import { isImminent, noRisk, type Screening } from "./screening.ts";
import { type Features, featuresOf, type Verdict, verdictOf } from "./verdict.ts";
import { weigh, weightiest } from "./weigh.ts";

export const scores: Readonly<Record<RuleStrength, number>> = {
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
 * From where on what all readers come to together is believed, in odds. Chosen on talks and messages that
 * neither the models nor the weights were taught on; docs/safety.md draws the curve they were read off.
 */
const believedAt = { crisis: 1.2, risk: -0.8 };
/** Where it would be suicide, sooner: nothing is lost more surely by not asking. */
const suicideBelievedAt = { crisis: -0.6, risk: -0.9 };
/** Where a rule knows the words as borderline, and asks about them anyway, more speaks for a crisis only by more than that. */
const borderlineBelievedAt = 1;
/** Behind plain sentences more is needed: one suspicion in a talk of ten is one too many where nothing is wrong. */
const believedInTalkAt = { crisis: 1.7, risk: 1.6 };
/** What a rule found is believed sooner, and at least asked about unless all else is sure that the words are harmless. */
const phraseBelievedAt = { crisis: -1.6, risk: -2.2 };

/** The same for the reader of other languages, which knows less. Chosen on messages held out of its training. */
const believedElsewhereAt = { crisis: 0.5, risk: 1.2 };

/** What of a category's look-alikes stands in the text: a door is not a person, a doctor has looked at it. */
const isOnly = (category: RiskCategory, text: string): boolean =>
  (category === "harm_to_others" && (isAngryAtThings(text) || fearsFor(text))) ||
  (category === "medical_emergency" && (wasChecked(text) || isLastingAilment(text))) ||
  (category === "eating_disorder" && namesSomebody(text));

const maxWords = 80;

/** The view of all readers together. */
const byAll = (
  content: string,
  ruled: Screening,
  category: RiskCategory,
  { crisis, risk }: Verdict,
): Screening => {
  const found = {
    category: ruled.category ?? category,
    words:
      ruled.words.length > 0
        ? ruled.words
        : [(weightiest(riskSentencesOf(content)) ?? content).trim().slice(0, maxWords)],
  };
  if (isImminent(ruled) && risk >= phraseBelievedAt.risk) return ruled;
  const suspectedAt = found.category === "suicide" ? suicideBelievedAt : believedAt;
  const at = ruled.level === "none" ? suspectedAt : phraseBelievedAt;
  const crisisAt =
    ruled.level === "crisis"
      ? at.crisis
      : ruled.level === "concern"
        ? borderlineBelievedAt
        : suspectedAt.crisis;
  if (crisis >= crisisAt) {
    const sure = 0.6 + 0.24 * (1 - Math.exp(-Math.max(0, crisis - suspectedAt.crisis) / 4));
    return { level: "crisis", score: Math.max(ruled.score, sure), ...found };
  }
  return risk >= at.risk ? { level: "concern", score: scores.concern, ...found } : noRisk;
};

/** `odds` of a crisis as all readers together see them; null where only the rules could read it. */
export type RiskReading = {
  screening: Screening;
  odds: number | null;
  /** The same for a concern or more. */
  riskOdds: number | null;
  /** No rule speaks for it: the models alone do. */
  isSuspicion: boolean;
};

const byRuleOnly = { odds: null, riskOdds: null, isSuspicion: false };

/** What the rules alone find: for a message that could not be read otherwise. */
export const readByRules = (said: string): RiskReading => {
  const elsewhere = byRules(findingsElsewhere(said));
  const screening =
    elsewhere.level === "crisis"
      ? elsewhere
      : byRules(findingsIn(withoutIdioms(normalise(ownWords(said)))));
  return { screening, ...byRuleOnly };
};

/** What the reader of other languages suspects; null where it cannot read it, or finds nothing. */
const suspectedElsewhere = (said: string): Screening | null => {
  if (languageOfText(said) === null) return null;
  const { crisis, risk, category } = weighElsewhere(said);
  const found = { category, words: [said.trim().slice(0, maxWords)], isSuspicion: true as const };
  if (crisis >= believedElsewhereAt.crisis) return { ...found, level: "crisis", score: 0.6 };
  if (risk < believedElsewhereAt.risk) return null;
  return { ...found, level: "concern", score: scores.concern };
};

/** Figures of speech that the models take at their word. */
const figures =
  /\b(?:will |would |could |nearly |almost )?(?:die|dies|died|dying) (?:of|from) (?:shame|embarrassment|boredom)\b|\bweigh(?:s|ed|ing)? (?:things|it|everything|options|the options) up\b/gi;

/** Whether a talk that was left can be taken up again: the models hear the end of everything in it. */
const takenUpAgain =
  /\b(?:is|was|isn.?t) it (?:\w+ )?too late to (?:(?:go|come) back to|return to|reopen|raise|(?:bring|take|pick) (?:it|that|this) up)\b[^.?!]{0,80}(?:\?|$)|\bwould (?:reopening|raising|bringing up|bringing (?:it|that|this) up|going back to|returning to|coming back to) (?:it|this|that|again|the (?:subject|matter|topic|conversation|question|argument))\b[^.?!]{0,120}(?:\?|$)/gi;

/** Ended and left by a button of ours. */
const endedHere =
  /\b(?:end|ending|close|closing|leave|leaving|delete|deleting) (?:a|the|my|this|our) (?:session|conversation|chat|account)\b/gi;

/** No model is asked about these. A body's signs are: people have fits at prices, and wounds in their pride. */
const isBeyondDoubt = (ruled: Screening): boolean =>
  isImminent(ruled) && ruled.category !== "medical_emergency";

type Read = {
  content: string;
  ruled: Screening;
  /** What the verdict rests on; null where the rules alone decide. */
  read: { category: RiskCategory; features: Features } | null;
};

/** What each reader makes of a message by itself: the one costly part of a screening. */
const readersOn = (said: string): Read => {
  const content = ownWords(said);
  const text = withoutIdioms(normalise(content));
  const findings = findingsIn(text);
  const ruled = byRules(findings);
  if (isBeyondDoubt(ruled) || findings.some(({ rule }) => rule.holdsAlone))
    return { content, ruled, read: null };
  const weight = weigh(
    [figures, takenUpAgain, endedHere].reduce((said, part) => said.replace(part, " "), content),
  );
  if (weight === "unread") return { content, ruled, read: null };
  const { category } = weight;
  const signs = {
    rules: new Set(findings.map(({ rule }) => rule.strength)),
    isDenied: deniesRisk(text),
    isLongPast: isLongPast(text),
    isStory: isAboutOthersWork(text),
  };
  const features = featuresOf(text, weight, signs, isOnly(category, text));
  return { content, ruled, read: { category, features } };
};

/** What the verdict on a message rests on; null where the rules alone decide. */
export const featuresIn = (said: string): Features | null => readersOn(said).read?.features ?? null;

const readAnew = (said: string): RiskReading => {
  const elsewhere = byRules(findingsElsewhere(said));
  if (elsewhere.level === "crisis") return { screening: elsewhere, ...byRuleOnly };
  const { content, ruled, read } = readersOn(said);
  const isSuspicion = ruled.level === "none";
  const suspected = isSuspicion ? suspectedElsewhere(said) : null;
  if (suspected) return { screening: suspected, ...byRuleOnly, isSuspicion };
  if (!read) return { screening: ruled, ...byRuleOnly };
  const verdict = verdictOf(read.features);
  const seen = byAll(content, ruled, read.category, verdict);
  const isPast =
    seen.category === "abuse" && seen.level === "crisis" && isFromChildhood(normalise(content));
  const screening: Screening = isPast ? { ...seen, level: "concern", score: scores.concern } : seen;
  return {
    screening:
      isSuspicion && screening.level !== "none" ? { ...screening, isSuspicion } : screening,
    odds: verdict.crisis,
    riskOdds: verdict.risk,
    isSuspicion,
  };
};

const readingsKept = 256;

/** Reads a message by itself. */
export const readMessage = readOnce(readAnew, readingsKept);

/** `isLater`: the person has written before in this session. */
export const readInSession = (
  { screening, odds, riskOdds, isSuspicion }: RiskReading,
  isLater: boolean,
): Screening => {
  if (!isLater || !isSuspicion || screening.level === "none") return screening;
  // In another language, where nobody else could read it.
  if (odds === null) return screening;
  if (screening.level === "crisis" && odds >= believedInTalkAt.crisis) return screening;
  if ((riskOdds ?? 0) < believedInTalkAt.risk) return noRisk;
  return { ...screening, level: "concern", score: scores.concern };
};

/**
 * Below these odds nobody else needs to be asked: of messages of danger in the middle of a talk 86 in 100 lie
 * above the first, with 12 in 100 ordinary ones, and 96 above the second, with 34.
 */
const sureBelow = { slowly: -4.6, quickly: -5.3 };

/** Whether a message is so plainly harmless that no second view is worth its price: a slow one costs a wait. */
export const isSureOfNone = (
  { screening, odds }: RiskReading,
  secondView: keyof typeof sureBelow,
): boolean => screening.level === "none" && odds !== null && odds < sureBelow[secondView];
