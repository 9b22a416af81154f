const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[a-z']+/g) ?? [];

/** How much of a spoken sentence came out in what was written down: the share of its words, wherever they stand. */
export const shareHeard = (spoken: string, written: string): number => {
  const heard = new Set(wordsOf(written));
  const words = wordsOf(spoken);
  return words.filter((word) => heard.has(word)).length / words.length;
};
