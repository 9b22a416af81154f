const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Letters as a person counts them: one emoji is one, whatever it is made of. */
export const countGraphemes = (text: string): number => {
  let count = 0;
  for (const _ of segmenter.segment(text)) count++;
  return count;
};
