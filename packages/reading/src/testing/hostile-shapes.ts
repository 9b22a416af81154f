/**
 * What somebody may send to keep a reader busy: pieces that are repeated, with what stands before and behind them.
 * Whatever was ever found to be slow belongs here, and every reader is then held against it.
 */
const shapes: Readonly<Record<string, { piece: string; before?: string; behind?: string }>> = {
  "dotted letters and an at": { piece: "a.", behind: "@" },
  "hyphened letters": { piece: "a-" },
  "letters and ats": { piece: "a@" },
  "opened links": { piece: "[a](" },
  "opened brackets": { piece: "[" },
  "opened braces": { piece: "({<" },
  dots: { piece: "." },
  ellipses: { piece: "... " },
  apostrophes: { piece: "'" },
  "curly apostrophes": { piece: "a’" },
  quotations: { piece: '"' },
  "opened quotations": { piece: " 'a", before: "song" },
  exclamations: { piece: "!" },
  questions: { piece: "a? " },
  commas: { piece: "a, " },
  slashes: { piece: "/" },
  "zero-width signs": { piece: "\u200b", behind: "a" },
  "letters with zero-width signs": { piece: "a\u200b" },
  "combining marks": { piece: "\u0301", before: "a" },
  "a ligature of many letters": { piece: "ﷺ" },
  "one letter": { piece: "a" },
  "one capital": { piece: "A" },
  "capitals apart": { piece: "A " },
  "spelled out": { piece: "f u " },
  digits: { piece: "1" },
  "digits apart": { piece: "1 (2) " },
  signs: { piece: "$!@" },
  spaces: { piece: " ", before: "a", behind: "a" },
  lines: { piece: "\n", before: "a", behind: "a" },
  "short lines": { piece: "a\n" },
  "short sentences": { piece: "a. " },
  laughter: { piece: "ha" },
  faces: { piece: "🙂" },
  "one's own": { piece: "my " },
  oneself: { piece: "I " },
  "and so on": { piece: "and I " },
  plans: { piece: "i will go " },
  "people who speak": { piece: "my mum said no, and then. " },
  "half a confession": { piece: "i've been haven't told a " },
  "said dots": { piece: "a dot " },
  "another language": { piece: "suizid " },
  "words of a game": { piece: "die " },
  "long ago": { piece: "had a seizure ago again " },
  hunger: { piece: "starving " },
  "a bad night": { piece: " well enough", before: "i didnt sleep" },
  "an answer where one lives": { piece: "its " },
  "a faith": { piece: "god." },
  "what is this": { piece: "is it ai " },
  "help that comes": { piece: "my now hes just still coming " },
};

export const shapeNames: readonly string[] = Object.keys(shapes);

/** A shape at a length. */
export const hostileText = (name: string, chars: number): string => {
  const { piece = "a", before = "", behind = "" } = shapes[name] ?? {};
  const room = Math.max(0, chars - before.length - behind.length);
  return before + piece.repeat(Math.ceil(room / piece.length)).slice(0, room) + behind;
};

/** Pieces of which a search makes up shapes of its own. */
export const pieces: readonly string[] = [
  ...new Set(Object.values(shapes).map(({ piece }) => piece)),
];
