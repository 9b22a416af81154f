import type { Frame } from "./say/frames/frame.ts";
import { contentWords, unreadWords } from "./unread-words.ts";

type Read = {
  frame: Frame;
  text: string;
  lower: string;
  /** What the groups of the pattern caught, as it was said. */
  groups: Readonly<Record<string, string | undefined>>;
  /** What somebody begins with is met as a whole, and may be met warmly. */
  isOpening: boolean;
};

/** Words that say how somebody feels, by their stems. */
const claimed =
  /\b(?:hurt|lonel|alone|afraid|fear|scar|angr|anger|asham|shame|guilt|tired|tiring|exhaust|sad|heartbr|grie|anxi|worr|heavy|pain|sting|stung|jealous|envy|furious|numb|miss|unfair|disappoint|humiliat|rejected|unwanted|hate|cry|cried|upset|terrif|panic)\w*/i;

/** Words by which a line says what somebody must feel, want or think. */
const presumed =
  /\b(?:i imagine|must (?:be|have|feel|get|take)|no wonder|you would like|you wish|you long|wears? (?:you|anybody|a person) down|part of you|you (?:are|end up) left|as if you (?:have|are|were|had)|you don’t feel)\b/i;
export const namesFeeling = (text: string): boolean =>
  claimed.test(text) || /\b(?:hat(?:e|ed|ing) (?:myself|my)|feel(?:s|ing)?)\b/i.test(text);

/** Whether a line has the person's own words in it, and so shows what it answers. */
export const givesWords = (line: string): boolean =>
  /\{(?!who|they|them|their|Who|They)/.test(line);

/**
 * A feeling that only the companion has named. Beside the person's own words it is a reading of them, and
 * whoever has named one feeling may be answered with its neighbour.
 */
const namesUnsaidFeeling = (line: string, lower: string): boolean =>
  !givesWords(line) && ((claimed.test(line) && !claimed.test(lower)) || presumed.test(line));

/** Of several lines, those that name no feeling the person has not named; all of them where each does. */
export const modestLines = (lines: readonly string[], lower: string): readonly string[] => {
  const modest = lines.filter((line) => !namesUnsaidFeeling(line, lower));
  return modest.length > 0 ? modest : lines;
};

const slotsIn = (line: string): string[] =>
  [...line.matchAll(/\{(\w+)/g)].map(([, name = ""]) => name.toLowerCase());

/** People are looked up, and so read; the rest only where the line gives it back. */
const caughtFor = (line: string, groups: Read["groups"]): string[] => {
  const slots = slotsIn(line);
  return Object.entries(groups).flatMap(([name, words]) =>
    words !== undefined && (name.endsWith("_") || slots.includes(name)) ? [words] : [],
  );
};

/** A pattern that was written for little else may pass over this share of the words, others over less. */
const mostUnread = { particular: 0.5, common: 0.4 } as const;
/** A pattern of little weight is broad, so that one word it passed over is enough. */
const fewestUnread = (frame: Frame): number => ((frame.weight ?? 0) >= 2 ? 2 : 1);
/** Of a message of several things, a line that gives none of them back must have read this share. */
const leastRead = { particular: 0.3, common: 0.42 } as const;
const fullStory = 4;
/** A clause of one word says little about a message of this many. */
const longMessage = 5;

/**
 * The lines of a frame that stand on what was said. Where much of the sentence was only let pass, a line
 * that does not give it back would be a guess; and a feeling nobody named is named only where all was read.
 */
export const groundedLines = ({
  frame,
  text,
  lower,
  groups,
  isOpening,
}: Read): readonly string[] => {
  // a bare fact is only acknowledged, and claims nothing, but it must not be a side remark
  if (frame.weight === -1) {
    const said = contentWords(lower).length;
    return said >= fullStory && contentWords(text).length < said * leastRead.particular
      ? []
      : frame.say;
  }
  const all = contentWords(text).length;
  if (all <= 1 && contentWords(lower).length >= longMessage && !text.includes("'m ")) return [];
  const share = (frame.weight ?? 0) >= 3 ? mostUnread.particular : mostUnread.common;
  const told = contentWords(lower).length;
  const covers = (frame.weight ?? 0) >= 3 ? leastRead.particular : leastRead.common;
  const lines = frame.say.filter((line) => {
    const unread = unreadWords(frame.when, text, caughtFor(line, groups)).length;
    // a question is known by how it begins, whatever it is about
    if (!frame.questions && unread >= fewestUnread(frame) && unread > all * share) return false;
    // half a sentence of a longer story is answered in the person's words, or not at all
    if (
      !(isOpening && (frame.weight ?? 0) >= 3) &&
      !frame.questions &&
      told >= fullStory &&
      !givesWords(line) &&
      !namesFeeling(text) &&
      all - unread < told * covers
    )
      return false;
    return unread === 0 || !namesUnsaidFeeling(line, lower);
  });
  // a pattern of little weight that can only presume says nothing
  return (frame.weight ?? 0) <= 1
    ? lines.filter((line) => !namesUnsaidFeeling(line, lower))
    : modestLines(lines, lower);
};
