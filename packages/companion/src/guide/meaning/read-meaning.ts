import { meanings } from "../say/meanings/all.ts";
import type { Meaning } from "../say/meanings/meaning.ts";
import { meaningSharesOf, readableNames } from "./reader.ts";

/** In more words than this a meaning is one side of a story. */
const mostWords = 30;
/** Words are short; what is longer than this is no sentence, and not worth a pattern's time. */
const mostLetters = 300;

/**
 * How likely the reader must find a meaning whose cue was heard: in few words the cue is nearly all that is
 * said, and the reader need only not be against it.
 */
const limitFor = ({ limit }: Meaning, words: number): number => {
  if (words <= 15) return 0.006;
  return words <= 25 ? 0.03 : limit;
};

/**
 * What a message means, where its words and the reader of whole sentences agree: a wrong reading is worse
 * than none. Few messages hold a cue, so the words are asked first.
 */
export const meaningOf = (text: string): Meaning | null => {
  const words = text.split(/\s+/).length;
  if (words > mostWords || text.length > mostLetters) return null;
  const lower = text.toLowerCase().replaceAll("’", "'");
  const hinted = meanings.filter(({ cue, not }) => cue.test(lower) && !not?.test(lower));
  const shares = hinted.length > 0 ? meaningSharesOf(text) : null;
  if (!shares) return null;
  const names = readableNames();
  let likeliest: { meaning: Meaning; share: number } | null = null;
  for (const meaning of hinted) {
    const share = shares[names.indexOf(meaning.id)] ?? 0;
    if (share >= limitFor(meaning, words) && share > (likeliest?.share ?? 0))
      likeliest = { meaning, share };
  }
  return likeliest?.meaning ?? null;
};
