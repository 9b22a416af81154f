/**
 * Words that stand round what is said and change nothing in it. They are taken away before a frame
 * is tried, since a pattern that allowed for all of them in every place would be a hundred times as
 * large, and there are hundreds of patterns.
 */
const lead =
  /^(?:(?:yesterday|today|tonight|tomorrow|last (?:night|week|month|year|weekend|summer|christmas|\w+day)|this (?:morning|week|year|evening|month|term)|next (?:week|month|year)|the other (?:day|night)|now|nowadays|these days|recently|lately|sometimes|then|at first|in the end|on \w+day|one (?:day|night)|afterwards|later|meanwhile|at least|maybe|but|and|so|since then|(?:two|three|four|a few|\d+) (?:days|weeks|months|years) ago|a (?:week|month|year) ago|apart from that|most (?:days|nights)|every (?:single )?(?:day|night|week|shift|evening|morning|weekend)|at work|at uni|at home|deep down|some days|(?:when|after|before|once|while) (?:i|we) .{2,50}?),? )+(?=\S+ \S)/i;
const end =
  /(?: (?:now|right now|at the moment|lately|these days|again|anymore|any more|at all|either|yet|today|this week|this year|tonight|too|already|really|honestly|sometimes|most days|every day|all the time|as well|myself|so|at work|for me|every time|afterwards|all day|recently|ever|once|before|though|tbh|in the end))+$/i;
/** Words whose going changes nothing that is given back. */
const light =
  /\b(?:just|always|often|sometimes|even|still|also|really|literally|constantly|basically|then|now|actually|kind of|sort of|only|already|suddenly|usually|mostly|recently|finally|honestly|completely|totally|probably|maybe|definitely|eventually|immediately|genuinely|seriously|simply|currently|absolutely|clearly) (?=\S)/gi;
/** Words that carry a little: they go only where nothing else is found. */
const heavier =
  /\b(?:all|both|so much|so|too|very|quite|pretty much|pretty|do|did|a bit|a little|a lot|about to|(?:about|over)(?= (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty))|almost|nearly|such|been) (?=\S)/gi;

/** The same sentence as it was said, without its ends, and without more and more of its small words. */
export const variantsOf = (text: string): string[] => {
  const core = text.replace(lead, "");
  const short = core.replace(end, "");
  const lighter = [core, short].map((one) => one.replace(light, ""));
  return [
    ...new Set([text, core, short, ...lighter, ...lighter.map((one) => one.replace(heavier, ""))]),
  ];
};

/** The patterns that count on it. Others say themselves which small words they allow. */
const readers = new WeakSet<RegExp>();

export const withoutSmallWords = (pattern: RegExp): RegExp => {
  readers.add(pattern);
  return pattern;
};

export const isReadWithout = (pattern: RegExp): boolean => readers.has(pattern);
