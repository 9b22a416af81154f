import { weighGrams } from "./grams/weigh-grams.ts";
import { riskSentencesOf } from "./normalise.ts";

/** So many words the slower models read; it bounds their time. */
const readWords = 32;
/** Without a full stop in sight, so many words are taken for a sentence. */
const longestSentence = 20;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

const cut = (sentence: string): string[] => {
  const words = wordsOf(sentence);
  if (words.length <= longestSentence) return [sentence];
  const parts = Math.ceil(words.length / longestSentence);
  const size = Math.ceil(words.length / parts);
  return Array.from({ length: parts }, (_, part) =>
    words.slice(part * size, (part + 1) * size).join(" "),
  );
};

type Part = { place: number; said: string; words: number; weight: number };

/** Of a long message the sentences that weigh most by the quickest model, in their order: one may stand anywhere. */
export const condense = (content: string): string => {
  if (wordsOf(content).length <= readWords) return content;
  const weights = new Map<string, number>();
  const weightOf = (said: string): number => {
    const { crisis, risk } = weighGrams(said);
    weights.set(said, crisis + risk);
    return crisis + risk;
  };
  const parts = riskSentencesOf(content)
    .flatMap(cut)
    .map(
      (said, place): Part => ({
        place,
        said: said.trim(),
        words: wordsOf(said).length,
        weight: weights.get(said) ?? weightOf(said),
      }),
    );
  const kept: Part[] = [];
  let room = readWords;
  for (const part of parts.toSorted((one, other) => other.weight - one.weight)) {
    if (kept.length > 0 && part.words > room) continue;
    kept.push(part);
    room -= part.words;
  }
  return kept
    .sort((one, other) => one.place - other.place)
    .map(({ said }) => said)
    .join(" ");
};
