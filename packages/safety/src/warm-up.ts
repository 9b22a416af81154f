import { performance } from "node:perf_hooks";
import { setImmediate } from "node:timers/promises";
import { loadSenseStep } from "@app/reading/sense";
import { loadClassifierStep } from "./classifier/classify.ts";
import { loadEncoderStep } from "./crisis-encoder/encode.ts";
import { weighGrams } from "./grams/weigh-grams.ts";
import { idioms, withoutIdioms } from "./idioms.ts";
import { allLanguages } from "./languages/all-languages.ts";
import { normalise } from "./normalise.ts";
import { ownWords } from "./own-words.ts";
import { allRules } from "./rules/all-rules.ts";
import { screenMessage } from "./screen-message.ts";
import { weighQuickly } from "./weigh.ts";

/** The longest that anybody else in the process has to wait for it, as long as one step is shorter. */
const sliceMs = 3;

/** A pattern is compiled once for texts of plain letters and once for those with any other sign. */
const plain = "tired";
const withASign = "tired 🙂";
/** It is compiled in full only when it is used a second time. */
const roundsToCompile = 2;

/** From short to long, and from harmless to grave, so that every part has run. */
const samples: readonly string[] = [
  plain,
  withASign,
  "my boss shouted at me",
  "I can't do this any more",
  "I had a row with my sister last night because she said I never call, and I can't sleep.",
  "I want to die",
  "We moved in spring. The house is too big, my wife works late, and I walk through the rooms with a cup of tea. Some days I wonder who would notice. Then the dog wants to go out, so we go out, and it is nearly all right again until the evening.",
];
/** So often each is read: code that runs often enough is made quick. */
const rounds = 12;

const patterns = function* (): Generator<RegExp> {
  for (const idiom of idioms)
    if (idiom instanceof RegExp) yield idiom;
    else yield* [idiom.pattern, idiom.words];
  for (const { pattern, unless } of allRules) {
    yield pattern;
    if (unless instanceof RegExp) yield unless;
  }
  for (const { rules, notMeant } of allLanguages) {
    yield* notMeant;
    for (const { pattern, behind } of rules) {
      yield pattern;
      if (behind) yield behind;
    }
  }
};

/** All that is done, in pieces of a few milliseconds at the most. */
const pieces = function* (): Generator<undefined> {
  for (const pattern of patterns())
    for (const text of [plain, withASign])
      for (let round = 0; round < roundsToCompile; round += 1) {
        text.search(pattern);
        yield;
      }
  weighGrams(plain);
  yield;
  while (!loadClassifierStep()) yield;
  yield;
  while (!loadEncoderStep()) yield;
  while (!loadSenseStep()) yield;
  yield;
  for (const sample of samples)
    for (const part of [normalise, ownWords, withoutIdioms, weighQuickly]) {
      part(sample);
      yield;
    }
  for (let round = 0; round < rounds; round += 1)
    for (const sample of samples) {
      screenMessage({ content: sample, history: [] });
      yield;
    }
};

const warm = async (): Promise<void> => {
  let sinceMs = performance.now();
  for (const _ of pieces()) {
    if (performance.now() - sinceMs < sliceMs) continue;
    await setImmediate();
    sinceMs = performance.now();
  }
};

let warming: Promise<void> | null = null;

/**
 * The first message a process reads would wait for three models to be loaded and hundreds of patterns
 * to be compiled. Done once and in small pieces, so that nobody does.
 */
export const warmScreening = (): Promise<void> => {
  warming ??= warm();
  return warming;
};
