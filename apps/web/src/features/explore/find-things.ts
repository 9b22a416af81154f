import { type Feeling, feelings } from "@app/content/feelings";
import type { Thing } from "./thing.ts";

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}’']/gu, "");

/** Words that stand in every sentence and tell nothing apart. */
const empty = new Set(
  "i im am a an the to of and or in on at it is my me feel feeling so very too cant with about for".split(
    " ",
  ),
);

const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word.length > 1 && !empty.has(word));

/** Near enough for one that is still being typed, and for "worried" where "worry" stands. */
const alike = (sought: string, word: string): boolean => {
  if (word.startsWith(sought)) return true;
  const root = Math.min(sought.length, word.length) - 2;
  return root >= 4 && word.slice(0, root) === sought.slice(0, root);
};

const scoreOf = (thing: Thing, sought: readonly string[]): number => {
  const title = wordsIn(thing.title);
  const others = [
    thing.lead,
    ...thing.words,
    ...thing.feelings.map((feeling) => feelings[feeling]),
  ].flatMap(wordsIn);
  let score = 0;
  for (const word of sought) {
    if (title.some((own) => alike(word, own))) score += 3;
    else if (others.some((own) => alike(word, own))) score += 1;
  }
  return score;
};

/** What fits the words and the feeling, the best first; without either, everything as it stands. */
export const findThings = (
  things: readonly Thing[],
  query: string,
  feeling: Feeling | null,
): readonly Thing[] => {
  const felt = feeling ? things.filter((thing) => thing.feelings.includes(feeling)) : things;
  const sought = wordsIn(query);
  if (sought.length === 0) {
    // What names the feeling first is meant for it most.
    return feeling
      ? felt.toSorted((a, b) => a.feelings.indexOf(feeling) - b.feelings.indexOf(feeling))
      : felt;
  }
  return felt
    .map((thing) => ({ thing, score: scoreOf(thing, sought) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ thing }) => thing);
};
