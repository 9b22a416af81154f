import { brand } from "@app/contract/brand";
import type { LetterDraft, LetterPart } from "./letter.ts";

const widthChars = 74;

/** Breaks at spaces; what has none and is too long is cut only when told to. */
const wrap = (text: string, width: number, cutWords = false): string[] => {
  const lines: string[] = [];
  let line = "";
  const add = (word: string) => {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = "";
    }
    line = line === "" ? word : `${line} ${word}`;
  };
  for (const word of text.split(/[ \t]+/)) {
    if (cutWords)
      for (const piece of word.match(new RegExp(`.{1,${width}}`, "gsu")) ?? []) add(piece);
    else add(word);
  }
  if (line !== "" || lines.length === 0) lines.push(line);
  return lines;
};

const quoteLines = (words: string): string[] =>
  words
    .split("\n")
    .flatMap((line) => wrap(line, widthChars - 2, true).map((part) => `> ${part}`.trimEnd()));

const factLines = (label: string, value: string): string[] => {
  const whole = `${label}: ${value}`;
  return whole.length <= widthChars
    ? [whole]
    : [`${label}:`, ...wrap(value, widthChars - 2).map((line) => `  ${line}`)];
};

const linesOf = (part: LetterPart): string[] => {
  switch (part.kind) {
    case "words":
      return wrap(part.words, widthChars);
    case "link":
      return [`${part.label}:`, part.url];
    case "facts":
      return part.facts.flatMap(([label, value]) => factLines(label, value));
    case "quote":
      return quoteLines(part.words);
  }
};

/** The letter as plain text, for programs and people that want no more. */
export const plainLetter = ({ heading, parts, reason }: LetterDraft): string => {
  const blocks = [
    [heading],
    ...parts.map(linesOf),
    ["-- ", brand.name, ...wrap(reason, widthChars)],
  ];
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
};
