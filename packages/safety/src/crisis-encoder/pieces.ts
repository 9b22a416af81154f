import { atOnce } from "@app/reading/encoder/in-steps";

/** A piece of a word with how likely it is, as the published encoder's own vocabulary lists them. */
export type CrisisPieces = {
  /** By their text; the number is the row of the table of vectors. */
  ids: ReadonlyMap<string, number>;
  scores: Float64Array;
  /** Every beginning of a piece, so that a search ends where none goes on. */
  beginnings: ReadonlySet<string>;
};

/** The first entries of the vocabulary stand for no text. */
const reserved = 6;
const unknownId = 0;
/** A letter nobody has seen costs more than any known piece. */
const unknownScore = -30;

type Vocabulary = readonly (readonly [string, number])[];

/** So many entries are read in one step. */
const stepEntries = 250;

export const readCrisisPiecesInSteps = function* (
  vocabulary: Vocabulary,
): Generator<undefined, CrisisPieces> {
  const ids = new Map<string, number>();
  const scores = new Float64Array(vocabulary.length);
  const beginnings = new Set<string>();
  for (const [id, [piece, score]] of vocabulary.entries()) {
    if (id % stepEntries === 0) yield;
    if (id < reserved) continue;
    ids.set(piece, id);
    scores[id] = score;
    let beginning = "";
    for (const letter of piece) {
      beginning += letter;
      beginnings.add(beginning);
    }
  }
  return { ids, scores, beginnings };
};

export const readCrisisPieces = (vocabulary: Vocabulary): CrisisPieces =>
  atOnce(readCrisisPiecesInSteps(vocabulary));

/** A space is part of the piece that follows it. */
const space = "▁";
const longestRead = 800;

/** Of a longer message the beginning and the end are read: what matters is said there. */
export const maxCrisisPieces = 48;

const shortened = (ids: number[]): number[] =>
  ids.length <= maxCrisisPieces
    ? ids
    : [...ids.slice(0, maxCrisisPieces / 2), ...ids.slice(ids.length - maxCrisisPieces / 2)];

/** The likeliest way to put a word together from known pieces, with the space before it. */
const spell = (word: string, { ids, scores, beginnings }: CrisisPieces): number[] => {
  const letters = [...`${space}${word}`];
  const best = new Float64Array(letters.length + 1).fill(Number.NEGATIVE_INFINITY);
  const from = new Int32Array(letters.length + 1);
  const piece = new Int32Array(letters.length + 1);
  best[0] = 0;
  for (let start = 0; start < letters.length; start++) {
    const sofar = best[start] ?? Number.NEGATIVE_INFINITY;
    const offer = (end: number, id: number, score: number) => {
      if (sofar + score <= (best[end] ?? 0)) return;
      best[end] = sofar + score;
      from[end] = start;
      piece[end] = id;
    };
    offer(start + 1, unknownId, unknownScore);
    let part = "";
    for (let end = start; end < letters.length; end++) {
      part += letters[end];
      if (!beginnings.has(part)) break;
      const id = ids.get(part);
      if (id !== undefined) offer(end + 1, id, scores[id] ?? 0);
    }
  }
  const found: number[] = [];
  for (let end = letters.length; end > 0; end = from[end] ?? 0) found.push(piece[end] ?? unknownId);
  return found.reverse();
};

/** The likeliest way to put a text together from known pieces. No piece holds a space but at its beginning. */
export const crisisPiecesOf = (text: string, pieces: CrisisPieces): number[] => {
  const plain = text.normalize("NFKC").replace(/\s+/g, " ").trim();
  const cut =
    plain.length <= longestRead
      ? plain
      : `${plain.slice(0, longestRead / 2)} ${plain.slice(-longestRead / 2)}`;
  if (cut === "") return [];
  const found: number[] = [];
  // Several unknown letters in a row are one unknown thing.
  for (const word of cut.split(" "))
    for (const id of spell(word, pieces))
      if (id !== unknownId || found.at(-1) !== unknownId) found.push(id);
  return shortened(found);
};
