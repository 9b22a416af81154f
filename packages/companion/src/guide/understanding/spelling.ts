import { feelingWords } from "@app/reading/feeling-words";
import { commonWords } from "@app/reading/word-lists";
import { everyVerbForm } from "../reflect/verbs.ts";
import { roleNames } from "./people.ts";
import { protectedWords } from "./protected-words.ts";

const shortestFixed = 5;

/** "Dosent" is a slip of "doesnt", which is put right in its turn. */
const bareContractions =
  "doesnt didnt couldnt wouldnt shouldnt havent hasnt isnt wasnt werent arent".split(" ");

const core = new Set(
  [
    ...commonWords,
    ...bareContractions,
    ...everyVerbForm(),
    ...Object.values(feelingWords).flatMap((list) => list.split(" ")),
    ...roleNames.split("|"),
  ].filter((word) => /^[a-z]+$/.test(word)),
);

const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1);

/** Words with one letter left out, and the word they come from; two sources make it a guess, so none. */
const missingLetter = new Map<string, string | null>();
for (const word of core) {
  if (word.length <= shortestFixed) continue;
  // the last letter is left alone: it makes plurals and tenses, not slips
  for (let at = 1; at < word.length - 1; at += 1) {
    const short = without(word, at);
    const known = missingLetter.get(short);
    missingLetter.set(short, known === undefined || known === word ? word : null);
  }
}

/** A slip of one letter in a common word, put right; anything less certain is left as it is. */
export const fixSpelling = (word: string): string => {
  const lower = word.toLowerCase();
  if (
    lower.length < shortestFixed ||
    !/^[a-z]+$/.test(word) ||
    core.has(lower) ||
    protectedWords.has(lower)
  )
    return word;
  // "fishin" has lost its last letter as it is spoken
  if (
    lower.endsWith("in") &&
    core.has(`${lower}g`) &&
    !/^(?:[mp]uffin|basin|raisin|bobbin|rosin)$/.test(lower)
  )
    return `${word}g`;
  const missing = missingLetter.get(lower);
  if (missing) return missing;
  for (let at = 1; at < lower.length - 1; at += 1) {
    // a letter too many is one struck twice: "clamps" is no slip of "camps"
    const isDoubled = lower[at] === lower[at - 1];
    if (isDoubled && lower.length > shortestFixed && core.has(without(lower, at)))
      return without(lower, at);
    if (at < lower.length - 1) {
      const swapped =
        lower.slice(0, at) + (lower[at + 1] ?? "") + (lower[at] ?? "") + lower.slice(at + 2);
      if (core.has(swapped)) return swapped;
    }
  }
  return word;
};
