/** Sentences of a text, with their closing marks. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?…।۔][”’)]?)\s+|(?<=[。])|\n+/u)
    .map((part) => part.trim())
    .filter((part) => part.length > 0);

/** Two sentences with the same key read as the same sentence. */
export const sentenceKey = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const wordsOf = (key: string): Set<string> => new Set(key.split(" "));

/** How much two sentences share, from 0 to 1, by their words. */
const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared / (a.size + b.size - shared);
};

const nearRepeatAt = 0.62;
/** Very short sentences share words by chance, so only exact repeats count for them. */
const nearRepeatMinWords = 4;

export type EarlierWords = {
  /** The first words of the companion's latest messages, so that openings vary. */
  openings: readonly string[];
  has: (sentence: string) => boolean;
  hasNear: (sentence: string) => boolean;
};

const openingOf = (text: string): string => sentenceKey(text).split(" ").slice(0, 2).join(" ");

/** What the companion has said so far, read from its own messages. */
export const spokenIn = (messages: readonly string[]): EarlierWords => {
  const keys = new Set<string>();
  for (const message of messages)
    for (const sentence of sentencesOf(message)) keys.add(sentenceKey(sentence));
  const sets = [...keys].map(wordsOf).filter((set) => set.size >= nearRepeatMinWords);
  const has = (sentence: string): boolean => keys.has(sentenceKey(sentence));
  return {
    openings: messages.slice(-6).map(openingOf),
    has,
    hasNear: (sentence) => {
      if (has(sentence)) return true;
      const words = wordsOf(sentenceKey(sentence));
      if (words.size < nearRepeatMinWords) return false;
      return sets.some((set) => overlap(words, set) >= nearRepeatAt);
    },
  };
};

export const opensLike = (spoken: EarlierWords, text: string): boolean =>
  spoken.openings.includes(openingOf(text));

/** A line may be said when none of its sentences was said before, or nearly so. */
export const isFresh = (spoken: EarlierWords, line: string): boolean =>
  sentencesOf(line).every((sentence) => !spoken.hasNear(sentence));
