import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from "obscenity";
import { looseWord } from "./loose-pattern.ts";
import { wordData } from "./word-data.ts";

type Kind = "slur" | "explicit" | "bodily";
const kindOf = new Map<string, Kind>(
  (["slur", "explicit", "bodily"] as const).flatMap((kind) =>
    wordData.library[kind].map((word): [string, Kind] => [word, kind]),
  ),
);

/** Words and turns that hold one of the library's without being it. */
const harmless = [
  "retardant",
  "fire retard",
  "growth retard",
  "chink of",
  "chink in",
  "chinks of",
  "chinks in",
  "spastic cerebral",
  "spastic diplegia",
  "spastic quadri",
  "spastic hemi",
  "spastic colon",
  "spastic bladder",
  "spastic muscle",
  "spastic leg",
  "fag break",
  "fag end",
  "rio negro",
  "analges",
  "analy",
  "cum laude",
  "van dyke",
  "dick van",
  "spotted dick",
  "moby dick",
  "offa's dyke",
];

const dataset = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => !kindOf.has(metadata?.originalWord ?? ""))
  .addPhrase((phrase) => {
    for (const term of harmless) phrase.addWhitelistedTerm(term);
    return phrase;
  });
const matcher = new RegExpMatcher({ ...dataset.build(), ...englishRecommendedTransformers });

const ours = wordData.slurs.map(looseWord);
/** A cat, and other innocents with a slur's letters. */
const innocents =
  /\b(?:maine coons?|raccoons?|spic and span|spick and span|mongo\w+|chinks? (?:of|in)|spastic (?:cerebral|diplegia|quadri\w*|hemi\w*|colon|bladder|muscles?|legs?|paraplegia)|spaz(?:zed|zing)? out|redskins? potato\w*|tard(?:y|is|igrade))\b/gu;

const kindsIn = (view: string): Set<Kind> =>
  new Set(
    matcher.getAllMatches(view).flatMap((match) => {
      const word = dataset.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord;
      return kindOf.get(word ?? "") ?? [];
    }),
  );

/** Two pieces that are only a word together, such as a slur with a space in it. */
const rejoined = (view: string): string[] => {
  const words = view.split(/[^\p{L}]+/u).filter(Boolean);
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (!next || word.length + next.length < 5 || word.length > 5 || next.length > 5) return [];
    return [word + next];
  });
};

const isWholeSlur = (word: string): boolean =>
  ours.some((pattern) => {
    const match = pattern.exec(word);
    return match !== null && match[0].length === word.length;
  });

export const holdsSlur = (view: string): boolean => {
  const text = view.replace(innocents, " ");
  return (
    kindsIn(text).has("slur") ||
    ours.some((pattern) => pattern.test(text)) ||
    rejoined(text).some(isWholeSlur)
  );
};

export const holdsExplicitWord = (view: string): boolean => kindsIn(view).has("explicit");

/** For preparing them before the first text comes. */
export const slurPatterns: readonly RegExp[] = ours;
