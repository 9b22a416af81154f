import type { RiskCategory } from "@app/contract/reply-events";
import learnt from "./verdict-weights.json" with { type: "json" };
import type { Weight } from "./weigh.ts";

/** What stands beside the models' views: what the rules found, and what in the words speaks for or against a danger. */
export type Beside = {
  rules: ReadonlySet<string>;
  isDenied: boolean;
  isLongPast: boolean;
  isStory: boolean;
  isOnlyThat: boolean;
};

/** As odds: nought is even, each step up multiplies them. The mix of harmless and grave is that of the teaching. */
export type Verdict = { crisis: number; risk: number };

const categories: readonly RiskCategory[] = [
  "suicide",
  "self_harm",
  "harm_to_others",
  "abuse",
  "medical_emergency",
  "psychosis",
  "eating_disorder",
];

const ofOneself = /\b(?:i|me|my|im|ive|ill|myself)\b/g;
const ofOthers = /\b(?:he|she|him|her|his|they|them)\b/;
const laughing = /\b(?:lol|haha\w*|ha|lmao|joke|joking|funny)\b/;

const flag = (is: boolean): number => (is ? 1 : 0);

/** The numbers a verdict is made of, by name. */
export type Features = Readonly<Record<string, number>>;

/** `text` is normalised. */
export const featuresOf = (
  text: string,
  { words, grams, sense, category, isAgreed }: Weight,
  beside: Beside,
): Features => {
  const count = text.split(/\s+/).length;
  const length = Math.log(count + 1);
  return {
    wordsCrisis: words.crisis,
    gramsCrisis: grams.crisis,
    senseCrisis: sense.crisis,
    wordsRisk: words.risk,
    gramsRisk: grams.risk,
    senseRisk: sense.risk,
    // Where two that err differently agree.
    leastOfWords: Math.min(words.crisis, sense.crisis),
    leastOfGrams: Math.min(grams.crisis, sense.crisis),
    length,
    lengthSense: length * sense.crisis,
    isAgreed: flag(isAgreed),
    ruleCrisis: flag(beside.rules.has("crisis") || beside.rules.has("imminent")),
    ruleConcern: flag(beside.rules.has("concern")),
    isDenied: flag(beside.isDenied),
    isLongPast: flag(beside.isLongPast),
    isStory: flag(beside.isStory),
    isOnlyThat: flag(beside.isOnlyThat),
    oneself: (text.match(ofOneself)?.length ?? 0) / count,
    others: flag(ofOthers.test(text)),
    asks: flag(text.includes("?")),
    laughs: flag(laughing.test(text)),
    ...Object.fromEntries(categories.map((one) => [one, flag(one === category)])),
    suicideSense: category === "suicide" ? sense.crisis : 0,
  };
};

export type Learnt = { bias: number; weights: Features };

export const judge = (features: Features, { bias, weights }: Learnt): number =>
  Object.entries(weights).reduce((sum, [name, by]) => sum + by * (features[name] ?? 0), bias);

/** What all of it together comes to. */
export const verdictOf = (features: Features): Verdict => ({
  crisis: judge(features, learnt.crisis),
  risk: judge(features, learnt.risk),
});
