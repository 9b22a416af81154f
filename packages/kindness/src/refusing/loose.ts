/*
 * These read a view (views.ts): small Latin letters, digits and plain signs, nothing else. That keeps a
 * pattern of hundreds of words cheap; classes of Unicode in each of them took seconds to prepare.
 */
const gap = "[^a-z0-9]{0,3}";
/** Up to three words between two that belong together, written `~`. */
const filler = "(?:[^a-z0-9]{1,3}[a-z0-9]{1,40}){0,3}";

/** Letters may be repeated, as often as a view leaves them. In a short word a doubled letter must be doubled, or it is another word. */
const loosenWord = (word: string, strict: boolean): string =>
  word.replace(/([a-z])\1?/g, (pair, letter: string) =>
    pair.length === 2 && (strict || word.length <= 3) ? `${letter}{2,3}` : `${letter}{1,3}`,
  );

/** What may stand in a phrase: escapes, classes, looks around, words, and single signs. */
const pieces = /\)[*+]|\\.|\[[^[\]]*\]|\(\?<?[!=]|[a-z]+\??|[\s\S]/g;

const loosen = (phrase: string, strict: boolean): string =>
  phrase.replace(pieces, (piece) => {
    if (piece.endsWith("?") && piece.length > 1 && /^[a-z]/.test(piece))
      return `${loosenWord(piece.slice(0, -2), strict)}${piece.at(-2)}{0,3}`;
    if (/^[a-z]/.test(piece)) return loosenWord(piece, strict);
    // Without a bound, words that may run together could be parted in more ways than there is time for.
    if (piece === ")*") return "){0,4}";
    if (piece === ")+") return "){1,4}";
    if (piece === " ") return gap;
    if (piece === "~") return filler;
    return piece === "(" ? "(?:" : piece;
  });

const bounded = (source: string): RegExp => new RegExp(`(?<![a-z])(?:${source})(?![a-z])`);

/**
 * A phrase as people write it to get past a machine: letters repeated, signs between them, words run
 * together. Plain letters, spaces, `(a|b)`, `?` after a letter or a group, and `~` for a few words.
 */
export const loose = (phrase: string): RegExp => bounded(loosen(phrase, false));

/** The same for one word, whose doubled letters must be doubled; its plural, too. */
export const looseWord = (word: string): RegExp => bounded(`${loosen(word, true)}(?:e?s|z)?`);

export const anyOf = (words: readonly string[]): string => `(${words.join("|")})`;
