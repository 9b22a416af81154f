import { htmlLetter } from "./html-letter.ts";
import type { LetterDraft, LetterPart, LetterWords } from "./letter.ts";
import { plainLetter } from "./plain-letter.ts";

/** Signs that show nothing, or turn the line round: an address may look like another by them. */
const unseen = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

const oneLine = (text: string): string => text.replace(/\s+/g, " ").replace(unseen, "").trim();

const manyLines = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => line.replace(/\t/g, " ").replace(unseen, ""))
    .join("\n")
    .trim();

const clean = (part: LetterPart): LetterPart => {
  switch (part.kind) {
    case "words":
      return { ...part, words: oneLine(part.words) };
    case "link":
      return { ...part, label: oneLine(part.label), url: part.url.replace(/\s/g, "") };
    case "facts":
      return { ...part, facts: part.facts.map(([label, value]) => [label, oneLine(value)]) };
    case "quote":
      return { ...part, words: manyLines(part.words) };
  }
};

/** Both forms from one draft, so that they cannot say different things. */
export const composeLetter = (draft: LetterDraft): LetterWords => {
  const cleaned: LetterDraft = {
    subject: oneLine(draft.subject),
    heading: oneLine(draft.heading),
    parts: draft.parts.map(clean),
    reason: oneLine(draft.reason),
  };
  return {
    subject: cleaned.subject,
    text: plainLetter(cleaned),
    html: htmlLetter(cleaned),
  };
};
