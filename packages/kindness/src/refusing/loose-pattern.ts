/*
 * These read a view (views.ts): small Latin letters, digits and plain signs, nothing else. That keeps a
 * pattern of hundreds of words cheap; classes of Unicode in each of them took seconds to prepare.
 */
const gap = "[^a-z0-9]{0,3}";
/** Up to three words between two that belong together, written `~`. */
const filler = "(?:[^a-z0-9]{1,3}[a-z0-9]{1,40}){0,3}";

/**
 * Letters may be repeated, as often as a view leaves them: three times. In a short word a doubled letter must be doubled,
 * or it is another word. Inside a word that is said as `+`, since the engine writes a counted repetition out letter by
 * letter: all phrases counted were 200 MB of code, of the 256 a whole process has for it. The last letter is counted,
 * since the next word may begin with the same one.
 */
const loosenWord = (word: string, strict: boolean): string =>
  word.replace(/([a-z])\1?/g, (pair, letter: string, at: number) => {
    const isLast = at + pair.length === word.length;
    if (pair.length === 2 && (strict || word.length <= 3))
      return isLast ? `${letter}{2,3}` : `${letter}${letter}+`;
    return isLast ? `${letter}{1,3}` : `${letter}+`;
  });

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
export const loosePattern = (phrase: string): RegExp => bounded(loosen(phrase, false));

/** The same for one word, whose doubled letters must be doubled; its plural, too. */
export const looseWord = (word: string): RegExp => bounded(`${loosen(word, true)}(?:e?s|z)?`);

export const anyOf = (words: readonly string[]): string => `(${words.join("|")})`;
