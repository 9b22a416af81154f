import { atOnce } from "./in-steps.ts";

/** The published encoder's own vocabulary: whole words, beginnings, and pieces that go on inside a word. */
export type Pieces = {
  /** By their text; the number is the row of the table of vectors. A piece inside a word has two marks before it. */
  ids: ReadonlyMap<string, number>;
};

/** The first entries stand for no text: nothing, something unknown, the beginning, the end, something hidden. */
const unknownId = 1;
const beginId = 2;
const endId = 3;
const inside = "##";

/** So many entries are read in one step. */
const stepEntries = 2_000;

export const readPiecesInSteps = function* (
  vocabulary: readonly string[],
): Generator<undefined, Pieces> {
  const ids = new Map<string, number>();
  for (const [id, piece] of vocabulary.entries()) {
    if (id % stepEntries === 0) yield;
    ids.set(piece, id);
  }
  return { ids };
};

export const readPieces = (vocabulary: readonly string[]): Pieces =>
  atOnce(readPiecesInSteps(vocabulary));

const longestRead = 2_000;
const longestWord = 40;
const longestPiece = 18;

/** Of a longer message the beginning and the end are read: what matters is said there. */
export const maxPieces = 128;
const mostWithin = maxPieces - 2;

const shortened = (ids: number[]): number[] =>
  ids.length <= mostWithin
    ? ids
    : [...ids.slice(0, mostWithin / 2), ...ids.slice(ids.length - mostWithin / 2)];

/** A word put together from the longest known pieces; one unknown thing where that fails. */
const spell = (word: string, { ids }: Pieces): number[] => {
  if (word.length > longestWord) return [unknownId];
  const found: number[] = [];
  for (let start = 0; start < word.length; ) {
    let end = Math.min(word.length, start + longestPiece);
    let id: number | undefined;
    for (; end > start; end--) {
      const part = word.slice(start, end);
      id = ids.get(start === 0 ? part : `${inside}${part}`);
      if (id !== undefined) break;
    }
    if (id === undefined) return [unknownId];
    found.push(id);
    start = end;
  }
  return found;
};

const plainMarks: Readonly<Record<string, string>> = {
  "‘": "'",
  "’": "'",
  "“": '"',
  "”": '"',
  "–": "-",
  "—": "-",
  "…": "...",
};

/** Small letters without accents, and the plain forms of marks, as the published encoder learned them. */
const plainly = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[‘’“”–—…]/g, (mark) => plainMarks[mark] ?? mark)
    .toLowerCase();

/** Words, and each mark by itself. */
const wordOrMark = /[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;

/** A text as pieces the encoder knows, between a beginning and an end. */
export const piecesOf = (text: string, pieces: Pieces): number[] => {
  const cut =
    text.length <= longestRead
      ? text
      : `${text.slice(0, longestRead / 2)} ${text.slice(-longestRead / 2)}`;
  const found: number[] = [];
  // Several unknown things in a row are one.
  for (const [word] of plainly(cut).matchAll(wordOrMark))
    for (const id of spell(word, pieces))
      if (id !== unknownId || found.at(-1) !== unknownId) found.push(id);
  return found.length === 0 ? [] : [beginId, ...shortened(found), endId];
};
