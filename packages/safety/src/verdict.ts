import type { RiskCategory } from "@app/contract/reply-events";
import learnt from "./verdict-weights.json" with { type: "json" };
import type { Weight } from "./weigh.ts";

/** What stands beside the models' views: what the rules found, and what in the words speaks for or against a danger. */
export type RuleSigns = {
  rules: ReadonlySet<string>;
  isDenied: boolean;
  isLongPast: boolean;
  isStory: boolean;
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

/** `text` is normalised; `isOnlyThat`: what is taken for a danger is a look-alike of its kind. */
export const featuresOf = (
  text: string,
  { grams, reader, category }: Weight,
  beside: RuleSigns,
  isOnlyThat: boolean,
): Features => {
  const count = text.split(/\s+/).length;
  const length = Math.log(count + 1);
  const isRuledCrisis = beside.rules.has("crisis") || beside.rules.has("imminent");
  return {
    gramsCrisis: grams.crisis,
    readerCrisis: reader.crisis,
    gramsRisk: grams.risk,
    readerRisk: reader.risk,
    // Where two that err differently agree.
    leastOfGrams: Math.min(grams.crisis, reader.crisis),
    length,
    lengthReader: length * reader.crisis,
    ruleCrisis: flag(isRuledCrisis),
    ruleConcern: flag(beside.rules.has("concern")),
    isDenied: flag(beside.isDenied),
    isLongPast: flag(beside.isLongPast),
    isStory: flag(beside.isStory),
    oneself: (text.match(ofOneself)?.length ?? 0) / count,
    others: flag(ofOthers.test(text)),
    asks: flag(text.includes("?")),
    laughs: flag(laughing.test(text)),
    // A rule knows its own look-alikes.
    isOnlyThat: flag(isOnlyThat && !isRuledCrisis),
    ...Object.fromEntries(categories.map((one) => [one, flag(one === category)])),
    suicideReader: category === "suicide" ? reader.crisis : 0,
  };
};

export type LearntWeights = { bias: number; weights: Features };

export const judge = (features: Features, { bias, weights }: LearntWeights): number =>
  Object.entries(weights).reduce((sum, [name, by]) => sum + by * (features[name] ?? 0), bias);

/** What all of it together comes to. */
export const verdictOf = (features: Features): Verdict => ({
  crisis: judge(features, learnt.crisis),
  risk: judge(features, learnt.risk),
});
