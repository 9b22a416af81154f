import { limits } from "@app/contract/limits";

export type Token = {
  /** In small letters, with a straight apostrophe. */
  word: string;
  from: number;
  to: number;
  /** The number of its sentence. */
  sentence: number;
  /** Whether the word began with a capital letter. */
  isCapital: boolean;
  /** What stands between it and the next word, spaces left out. */
  mark: string;
};

export type Sentence = { text: string; from: number; to: number; isQuestion: boolean };

export type Text = {
  /** As it was written, less what nobody can see. */
  plain: string;
  sentences: readonly Sentence[];
  tokens: readonly Token[];
};

/** More marks on one letter than any language writes. */
const piledMarks = /(\p{M}{2})\p{M}+/gu;
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const word = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu;
const endMarks = new Set([".", "!", "?", "…", "\n"]);

/** On a phone the mark is left out: "what do i say", "am i being silly". */
const asked = [
  "(?:what|how|why) (?:do|does|did|should|would|can|can['’]?t|could|am|is|are|was|were) (?:i|you|he|she|they|we|it|my|that|this|people)",
  "(?:what|and) if (?:i|he|she|they|we|it|my)",
  "how (?:long|much|often|many|soon) ",
  "(?:should|shall|do|did|am|can|could|must|would) (?:i|we)",
  "(?:does|do|did|would) (?:that|this|it) (?:make|mean|sound|seem|count|matter|help|work)\\b",
  "(?:is|was) (?:it|that|this) (?:too|ok|okay|normal|weird|wrong|bad|silly|stupid|enough|worth|mean|selfish|rude|me)",
  "(?:do|would|can|could|will) you (?!know what|believe)",
  "which (?:one |of them )?(?:would|should|do|did|is|are|was) (?:i|you|we|it|he|she|they|that)\\b",
  "(?:who|where) (?:would|should|do|did|is|are|was) (?:i|you|we|it|he|she|they|that|the)\\b",
];
const asksUnmarked = new RegExp(
  `^(?:(?:and|but|so|ok|okay|also|then|well|or|yes|no),? ){0,3}(?:${asked.join("|")})`,
  "i",
);
const asksIt = (sentence: string): boolean =>
  sentence.endsWith("?") || (/[\p{L}\p{N})]$/u.test(sentence) && asksUnmarked.test(sentence));

/** A title before a name, and other short forms that a sentence goes on behind. */
const shortForms: ReadonlySet<string> = new Set("prof dr mr mrs ms st vs eg ie".split(" "));
const isShortForm = (plain: string, at: number): boolean => {
  let from = at;
  while (from > 0 && at - from < 5 && /\p{L}/u.test(plain[from - 1] ?? "")) from -= 1;
  return shortForms.has(plain.slice(from, at).toLowerCase()) && plain[at + 1] === " ";
};

/** Of the mark that ends a sentence: a quotation ends behind it. */
const closesQuote = (plain: string, at: number): boolean =>
  plain[at] === "”" || (plain[at] === '"' && /^(?:$|\s)/.test(plain.slice(at + 1, at + 2)));

const sentencesOf = (plain: string): Sentence[] => {
  const sentences: Sentence[] = [];
  let from = 0;
  const close = (to: number) => {
    const text = plain.slice(from, to);
    const lead = text.length - text.trimStart().length;
    const trimmed = text.trim();
    if (trimmed !== "")
      sentences.push({
        text: trimmed,
        from: from + lead,
        to: from + lead + trimmed.length,
        isQuestion: asksIt(trimmed),
      });
    from = to;
  };
  for (let at = 0; at < plain.length; at += 1) {
    const letter = plain[at] ?? "";
    if (!endMarks.has(letter)) continue;
    const next = plain[at + 1];
    if (letter === "." && isShortForm(plain, at)) continue;
    const isQuoteEnd = closesQuote(plain, at + 1);
    if (letter === "\n" || next === undefined || next === " " || next === "\n" || isQuoteEnd)
      close(isQuoteEnd ? at + 2 : at + 1);
  }
  close(plain.length);
  return sentences;
};

/** What stands in quotation marks: said by somebody, or to be said to somebody. */
export const speech =
  /[“"][^”"]{0,300}[”"]|(?<![\p{L}\p{N}])['‘]\p{Lu}(?:[^'’“”"\n]|['’]\p{L}){3,300}['’](?!\p{L})/gu;

/** A message cut into sentences and words, in one pass each. */
export const cutText = (given: string): Text => {
  const plain = given
    .slice(0, limits.message.maxChars)
    .replace(unseen, "")
    .replace(piledMarks, "$1")
    .normalize("NFKC");
  const sentences = sentencesOf(plain);
  const tokens: Token[] = [];
  let sentence = 0;
  let before: Token | null = null;
  for (const match of plain.matchAll(word)) {
    const from = match.index;
    while ((sentences[sentence]?.to ?? Number.POSITIVE_INFINITY) <= from) sentence += 1;
    const raw = withoutEnd(match[0], "'’-");
    if (before) before.mark = plain.slice(before.to, from).trim();
    const first = raw[0] ?? "";
    before = {
      word: raw.toLowerCase().replaceAll("’", "'"),
      from,
      to: from + raw.length,
      sentence,
      isCapital: first !== first.toLowerCase(),
      mark: "",
    };
    tokens.push(before);
  }
  if (before) before.mark = plain.slice(before.to).trim();
  return { plain, sentences, tokens };
};

export const sentenceTokens = ({ tokens }: Text, sentence: number): Token[] =>
  tokens.filter((token) => token.sentence === sentence);

const keyRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].flatMap((row) => [
  row,
  [...row].reverse().join(""),
]);

/** Without a vowel, the same key again and again, or keys in their order on the board: no word. */
const isOdd = (word: string): boolean =>
  word.length > 3 &&
  (!/[aeiouyäöüáéíóú\d]/.test(word) ||
    /(.)\1{3}/.test(word) ||
    /[bcdfghjklmnpqrstvwxz]{6}/.test(word) ||
    keyRows.some(
      (row) => row.includes(word.slice(0, 4)) && (word.length < 7 || row.includes(word)),
    ));

/** Whether somebody's keys were pressed and nothing was written. */
export const isGarbage = (words: readonly string[]): boolean =>
  words.length > 0 && words.filter(isOdd).length / words.length > 0.4;

/** A text without these marks at its end. A pattern with `+$` would try anew at every mark of a long row. */
export const withoutEnd = (text: string, marks: string): string => {
  let end = text.length;
  while (end > 0 && marks.includes(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
};

/** The same at both ends. */
export const withoutEnds = (text: string, marks: string): string => {
  let start = 0;
  while (start < text.length && marks.includes(text[start] ?? "")) start += 1;
  return withoutEnd(text.slice(start), marks);
};
