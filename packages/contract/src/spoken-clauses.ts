/** How long the pieces of speech are, in characters. The first is short, so that it is heard soon. */
const first = { softMin: 14, max: 50 };
const later = { softMin: 60, max: 160 };
/** A piece shorter than this sounds clipped and goes with the next one. */
const pieceMin = 12;

const sentenceEnd = /(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s)|\n/g;
const softBreak = /[,;:—–](?=\s)/g;
const conjunction = /\s(?=(?:and|but|or|because|so|when|while|which|that|if|where|who)\s)/gi;
const space = /\s/g;

/** A full stop that ends no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|st|prof|vs|etc|no|e\.g|i\.e|a\.m|p\.m|approx|\p{Lu})\.$/iu;

const endsOf = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map((match) => match.index + match[0].length);

const withSpaceBehind = (text: string, end: number): number =>
  end + (/^\s+/.exec(text.slice(end))?.[0].length ?? 0);

/** So far behind a piece stands what may decide where it ends. */
const behindChars = 16;

/** Where the next piece ends, or null while more text may move that place. */
const nextEnd = (all: string, isFirst: boolean, isLast: boolean): number | null => {
  const { softMin, max } = isFirst ? first : later;
  const whole = all.trimEnd().length;
  // looked at as far as a piece may go, or a long reply would be looked through for each of its pieces
  const text = all.slice(0, max + behindChars);
  const sentence = endsOf(text, sentenceEnd).find(
    (end) =>
      text.slice(0, end).trim().length >= (isFirst ? 2 : pieceMin) &&
      !abbreviation.test(text.slice(0, end)),
  );
  if (sentence !== undefined && sentence <= max) return sentence;
  if (isLast && whole <= max) return null;
  if (sentence === undefined && whole <= (isFirst ? softMin : max)) return null;
  const within = (ends: number[], min: number) =>
    ends.find((end) => end >= min && end <= max && end < whole);
  const soft = within(endsOf(text, softBreak), softMin);
  if (soft !== undefined) return soft;
  if (whole <= max && sentence === undefined) return null;
  const last = (ends: number[]) => ends.filter((end) => end >= softMin && end <= max).at(-1);
  return last(endsOf(text, conjunction)) ?? last(endsOf(text, space)) ?? Math.min(max, whole);
};

export type Clauses = {
  /** Joined with the rest they are the text, to the letter, so that places in it can be counted. */
  clauses: string[];
  rest: string;
};

/**
 * Cuts a reply into pieces that can be spoken one after another. While it is still being written, call it
 * with the rest and what came behind it; at its end (`isLast`) nothing is left over.
 */
export const cutClauses = (
  text: string,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): Clauses => {
  const clauses: string[] = [];
  let rest = text;
  for (;;) {
    const end = nextEnd(rest, isFirst && clauses.length === 0, isLast);
    if (end === null || end <= 0) break;
    const cut = withSpaceBehind(rest, end);
    clauses.push(rest.slice(0, cut));
    rest = rest.slice(cut);
  }
  if (!isLast || rest === "") return { clauses, rest };
  const tail = clauses.at(-1);
  if (tail !== undefined && rest.trim().length < pieceMin && tail.length + rest.length <= later.max)
    clauses[clauses.length - 1] = tail + rest;
  else clauses.push(rest);
  return { clauses, rest: "" };
};
