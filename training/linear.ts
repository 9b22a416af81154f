import { writeFileSync } from "node:fs";
import { shareOf } from "@app/reading/grams-of";
import { seededRandom } from "./random.ts";

const rate = 0.03;
/** Draws every weight back to nought a little. */
const pull = 2e-4;
/** A group of words that one pattern alone holds says nothing about others. */
const fewestPatterns = 2;

/** A bias, and a weight for each place. */
export type Linear = { bias: number; weights: Float32Array };

type Example = { grams: Int32Array; pattern: number; isTrue: boolean; weight: number };

const sharedPlaces = (examples: readonly Example[], places: number): Uint8Array => {
  const lastPattern = new Int32Array(places).fill(-1);
  const patterns = new Uint8Array(places);
  for (const { grams, pattern } of examples)
    for (const place of grams)
      if (lastPattern[place] !== pattern) {
        lastPattern[place] = pattern;
        patterns[place] = Math.min(255, (patterns[place] ?? 0) + 1);
      }
  return patterns.map((count) => (count >= fewestPatterns ? 1 : 0));
};

export const scoreOf = ({ bias, weights }: Linear, grams: Int32Array, share: number): number => {
  let sum = 0;
  for (const place of grams) sum += weights[place] as number; // places are inside the table
  return bias + sum * share;
};

const shuffle = (order: Int32Array, random: { next: () => number }): void => {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random.next() * (at + 1));
    const kept = order[at] as number; // both inside by the loop
    order[at] = order[other] as number;
    order[other] = kept;
  }
};

/** Logistic regression with steps that shrink where much was learned already (AdaGrad), the later epochs averaged. */
export const fitLinear = (examples: readonly Example[], places: number, epochs = 8): Linear => {
  const isShared = sharedPlaces(examples, places);
  const kept = examples.map(({ grams, isTrue, weight }) => ({
    truth: isTrue ? 0.99 : 0.01,
    weight,
    share: shareOf(grams.length),
    grams: grams.filter((place) => isShared[place] === 1),
  }));
  const random = seededRandom(7);
  const model: Linear = { bias: 0, weights: new Float32Array(places) };
  const learned = new Float32Array(places).fill(1);
  const mean = new Float64Array(places);
  const order = Int32Array.from(kept.keys());
  let biasLearned = 1;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const item = kept[index];
      if (!item) continue;
      const { grams, truth, weight, share } = item;
      const error = (1 / (1 + Math.exp(-scoreOf(model, grams, share))) - truth) * weight;
      biasLearned += error * error;
      model.bias -= (rate * error) / Math.sqrt(biasLearned);
      for (const place of grams) {
        const value = model.weights[place] as number; // inside the table
        const slope = error * share + pull * value;
        const sofar = (learned[place] as number) + slope * slope;
        learned[place] = sofar;
        model.weights[place] = value - (rate * slope) / Math.sqrt(sofar);
      }
    }
    if (epoch >= epochs / 2)
      for (let place = 0; place < places; place++)
        mean[place] = (mean[place] as number) + (model.weights[place] as number) / (epochs / 2);
  }
  model.weights.set(mean);
  return model;
};

/** One byte a weight: the few that are larger than the rest are cut, so that the rest keep their grain. */
export const writeLinear = (file: string, models: readonly Linear[]): void => {
  const head = Buffer.alloc(8 * models.length);
  const bodies = models.map(({ bias, weights }, index) => {
    const sizes = weights
      .filter((value) => value !== 0)
      .map(Math.abs)
      .sort();
    const scale = (sizes[Math.floor(sizes.length * 0.9995)] ?? 1) / 127;
    head.writeFloatLE(bias, 8 * index);
    head.writeFloatLE(scale, 8 * index + 4);
    return Buffer.from(
      Int8Array.from(weights, (value) => Math.max(-127, Math.min(127, Math.round(value / scale))))
        .buffer,
    );
  });
  writeFileSync(file, Buffer.concat([head, ...bodies]));
};
