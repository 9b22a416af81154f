import { type FeelingFamily, feelingWords, onlyWhenFelt, pleasant } from "./feeling-words.ts";
import type { Text, Token } from "./text.ts";

export type NamedFeeling = {
  family: FeelingFamily;
  /** The person's own word. */
  word: string;
  isStrong: boolean;
  isPleasant: boolean;
  owner: "own" | "other";
};

const families = new Map<string, FeelingFamily>();
for (const [family, list] of Object.entries(feelingWords) as [FeelingFamily, string][]) // Object.entries widens the keys
  for (const word of list.split(" ")) families.set(word, family);

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const strong = set(
  "so really very extremely completely absolutely totally incredibly unbearably utterly deeply terribly such constantly too",
);
const strongWords = set(
  "devastated heartbroken terrified desperate despair hopeless exhausted humiliated furious distraught sobbing gutted shattered crushed mortified worthless livid petrified miserable",
);
const negations = set(
  "not never no without isn't wasn't don't didn't aren't can't won't hardly nor neither doesn't less wouldn't shouldn't",
);
const own = set("i i'm i've i'd i'll me my myself we we're us im");
const others = set(
  "he she they he's she's they're he'd she'd they'd everyone everybody people him who you you're his her their mum mom dad sister brother boss wife husband partner boyfriend girlfriend friend son daughter manager mother father",
);
const felt = set(
  "feel feeling feels felt am i'm im was be been being so really very get getting got become too bit little pretty quite makes made just totally completely still more and also utterly",
);

const ownerOf = (tokens: readonly Token[], at: number): NamedFeeling["owner"] => {
  for (let back = at - 1; back >= 0 && at - back <= 8; back -= 1) {
    const token = tokens[back];
    if (!token || token.sentence !== tokens[at]?.sentence) break;
    // "my sister is sad": the sister is met first
    if (own.has(token.word)) return "own";
    if (others.has(token.word)) return "other";
  }
  return "own";
};

/** Feelings that were named, with whose they are. What is denied is left out. */
export const namedFeelingsIn = ({ tokens }: Text): NamedFeeling[] => {
  const found: NamedFeeling[] = [];
  for (const [index, { word }] of tokens.entries()) {
    const family = families.get(word);
    if (!family) continue;
    const before = tokens.slice(Math.max(0, index - 3), index).map((token) => token.word);
    if (before.some((one) => negations.has(one))) continue;
    if (
      onlyWhenFelt.has(word) &&
      tokens.length > 2 &&
      !before.slice(-2).some((one) => felt.has(one))
    )
      continue;
    found.push({
      family,
      word,
      isStrong: strongWords.has(word) || before.some((one) => strong.has(one)),
      isPleasant: pleasant.has(family),
      owner: ownerOf(tokens, index),
    });
  }
  return found;
};
