import type { RiskCategory } from "@app/contract/reply-events";
import learnt from "./verdict-weights.json" with { type: "json" };
import type { QuickWeight, Weight } from "./weigh.ts";

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

/** Those that are to be had without the encoder; `text` is normalised. */
export const quickFeaturesOf = (
  text: string,
  { words, grams }: QuickWeight,
  beside: RuleSigns,
): Features => {
  const count = text.split(/\s+/).length;
  return {
    wordsCrisis: words.crisis,
    gramsCrisis: grams.crisis,
    wordsRisk: words.risk,
    gramsRisk: grams.risk,
    length: Math.log(count + 1),
    ruleCrisis: flag(beside.rules.has("crisis") || beside.rules.has("imminent")),
    ruleConcern: flag(beside.rules.has("concern")),
    isDenied: flag(beside.isDenied),
    isLongPast: flag(beside.isLongPast),
    isStory: flag(beside.isStory),
    oneself: (text.match(ofOneself)?.length ?? 0) / count,
    others: flag(ofOthers.test(text)),
    asks: flag(text.includes("?")),
    laughs: flag(laughing.test(text)),
  };
};

/** All of them. `isOnlyThat`: what is taken for a danger is a look-alike of its kind. */
export const featuresOf = (
  quick: Features,
  { words, grams, sense, reader, category, isAgreed }: Weight,
  isOnlyThat: boolean,
): Features => ({
  ...quick,
  senseCrisis: sense.crisis,
  senseRisk: sense.risk,
  readerCrisis: reader.crisis,
  readerRisk: reader.risk,
  // Where two that err differently agree.
  leastOfWords: Math.min(words.crisis, sense.crisis),
  leastOfGrams: Math.min(grams.crisis, sense.crisis),
  leastOfSense: Math.min(sense.crisis, reader.crisis),
  lengthSense: (quick["length"] ?? 0) * sense.crisis,
  isAgreed: flag(isAgreed),
  isOnlyThat: flag(isOnlyThat),
  ...Object.fromEntries(categories.map((one) => [one, flag(one === category)])),
  suicideSense: category === "suicide" ? sense.crisis : 0,
});

export type LearntWeights = { bias: number; weights: Features };

export const judge = (features: Features, { bias, weights }: LearntWeights): number =>
  Object.entries(weights).reduce((sum, [name, by]) => sum + by * (features[name] ?? 0), bias);

/** What all of it together comes to. */
export const verdictOf = (features: Features): Verdict => ({
  crisis: judge(features, learnt.whole.crisis),
  risk: judge(features, learnt.whole.risk),
});

/** Below these odds, by all but the encoder, it could not change the answer: two in three messages of ordinary talk. */
const plainlyNoneBelow = -3.5;

/** Whether the encoder need not be asked. */
export const isPlainlyNone = (quick: Features): boolean =>
  judge(quick, learnt.quick.crisis) < plainlyNoneBelow &&
  judge(quick, learnt.quick.risk) < plainlyNoneBelow;
