import { shapeOfClause } from "./clause-shape.ts";
import type { Clause } from "./clauses.ts";
import learnt from "./salience-weights.json" with { type: "json" };
import { splitWords } from "./words.ts";

/** What speaks for a clause and what against it, in hundredths, as it was learnt. */
const weights: ReadonlyMap<string, number> = new Map(
  Object.entries(learnt).map(([feature, hundredths]) => [feature, hundredths / 100]),
);

/** Where a clause stands in its message. */
export type ClausePlace = { clauses: readonly Clause[]; index: number };

const lengthOf = (count: number): string => {
  if (count <= 3) return "few";
  if (count <= 6) return "short";
  if (count <= 11) return "middling";
  return count <= 18 ? "long" : "very-long";
};

const placeOf = ({ clauses, index }: ClausePlace): string[] => {
  const last = clauses.length - 1;
  const share = last > 0 ? index / last : 1;
  return [
    share === 0 ? "at first" : share === 1 ? "at last" : share < 0.5 ? "early" : "late",
    `of ${Math.min(6, clauses.length)} ${share === 0 ? "first" : share === 1 ? "last" : "inner"}`,
  ];
};

const shapeFeatures = (clause: Clause): string[] => {
  const shape = shapeOfClause(clause.text);
  if (!shape) return ["no shape"];
  const { of, tense, isNegated, verb } = shape;
  return [
    `of ${of}`,
    `${of} ${tense}`,
    `verb ${verb}`,
    `${of} ${verb}`,
    ...(isNegated ? ["negated", `not ${verb}`] : []),
  ];
};

/** What of a clause tells whether it matters: its words, its shape and its place. */
const salienceFeatures = (place: ClausePlace): string[] => {
  const clause = place.clauses[place.index];
  if (!clause) return [];
  const list = splitWords(clause.text).map((word) =>
    word
      .toLowerCase()
      .replace(/’/g, "'")
      .replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "")
      .replace(/\d+/g, "0"),
  );
  const tied = list.slice(1).map((word, at) => `${list[at]}_${word}`);
  const next = place.clauses[place.index + 1];
  return [
    ...new Set([
      ...list,
      ...tied,
      `^${list[0]}`,
      `$${list.at(-1)}`,
      `length ${lengthOf(list.length)}`,
      `link ${clause.link}`,
      `next ${next && next.sentence === clause.sentence ? next.link : "ends"}`,
      ...(clause.isQuestion ? ["asks"] : []),
      ...placeOf(place),
      ...shapeFeatures(clause),
    ]),
  ];
};

/**
 * How much a clause is what its message is about, beside the other clauses of it. Learnt from messages in
 * which readers marked what a good listener would take up (`training/train-salience.ts`).
 */
export const clauseSalienceOf = (place: ClausePlace): number =>
  salienceFeatures(place).reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);
