import type { Frame } from "../say/frames/frame.ts";

/** Words that say how somebody feels, by their stems. */
const claimed =
  /\b(?:hurt|lonel|alone|afraid|fear|scar|angr|anger|asham|shame|guilt|tired|tiring|exhaust|sad|heartbr|grie|anxi|worr|heavy|pain|sting|stung|jealous|envy|furious|numb|miss|unfair|disappoint|humiliat|rejected|unwanted|hate|cry|cried|upset|terrif|panic)\w*/i;

/** Words by which a line says what somebody must feel, want or think. */
const presumed =
  /\b(?:i imagine|must (?:be|have|feel|get|take)|no wonder|you would like|you wish|you long|wears? (?:you|anybody|a person) down|part of you|you (?:are|end up) left|as if you (?:have|are|were|had)|you don’t feel)\b/i;
export const namesFeeling = (text: string): boolean =>
  claimed.test(text) || /\b(?:hat(?:e|ed|ing) (?:myself|my)|feel(?:s|ing)?|felt)\b/i.test(text);

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

/** The lines of a frame that say nothing of what somebody must feel: that is theirs to say. */
export const groundedLines = ({ say }: Frame, lower: string): readonly string[] =>
  say.filter((line) => !namesUnsaidFeeling(line, lower));
