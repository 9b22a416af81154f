import { readFileSync } from "node:fs";
import { withoutEnds } from "./text.ts";

/** What each word, pair and place speaks for, learnt from what readers took up (`training/train-salience.ts`). */
const weights = new Map(
  Object.entries(
    JSON.parse(readFileSync(new URL("./salience-weights.json", import.meta.url), "utf8")) as Record<
      string,
      number
    >, // written by the training
  ),
);

const lengthOf = (count: number): string => {
  if (count <= 3) return "few";
  if (count <= 6) return "short";
  return count <= 11 ? "middling" : count <= 18 ? "long" : "very-long";
};

/** What of a clause tells whether a good listener would take it up: its words, its length and its place. */
export const salienceFeatures = (clause: string, at: number, of: number): string[] => {
  const words = (
    clause
      .toLowerCase()
      .replaceAll("’", "'")
      .match(/[\p{L}\p{N}']+/gu) ?? []
  ).map((word) => word.replace(/\d/g, "0"));
  const place = at === 0 ? "first" : at === of - 1 ? "last" : "inner";
  return [
    ...new Set([
      ...words,
      ...words.slice(1).map((word, index) => `${words[index]}_${word}`),
      `^${words[0]}`,
      `$${words.at(-1)}`,
      `length ${lengthOf(words.length)}`,
      `place ${place}`,
      `place ${place} of ${Math.min(6, of)}`,
    ]),
  ];
};

export const salienceOf = (clause: string, at: number, of: number): number =>
  salienceFeatures(clause, at, of).reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);

const borders = new Set([".", "!", "?", "…", ";", "\n", ",", "–", ":"]);
const joints = /\s(?:and|but|because|though|although)\s/gi;

/** A text cut into the pieces it is told in. */
export const clauseTextsOf = (text: string): string[] => {
  const pieces: string[] = [];
  let from = 0;
  for (let at = 0; at <= text.length; at += 1)
    if (at === text.length || borders.has(text[at] ?? "")) {
      pieces.push(...text.slice(from, at).split(joints));
      from = at + 1;
    }
  return pieces
    .map((piece) => withoutEnds(piece, ' .!?…;,–:-\n"“”()'))
    .filter((piece) => piece !== "");
};
