import { turnPhrase } from "../reflect/turn-round.ts";
import type { Understanding } from "../understanding/understand.ts";

const timeWord =
  /\b(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|afternoon|evenings?|weekend|o'clock|lunch(?:time)?|after (?:work|school|dinner|tea|church|class|breakfast)|before (?:bed|work|school|he|she|they|i|we)|(?:this|next) (?:week|month)|at (?:\d|noon|night|home)|in a (?:week|few days)|once (?:a|the)|later|\d ?(?:am|pm)|\w+ nights|when (?:he|she|they|it|the|we|i|my)|payday|christmas|bedtime|first thing|next time)\b/i;

export const namesTime = (text: string): boolean => timeWord.test(text);

const whenLead =
  /^(?:(?:maybe|probably|perhaps|i guess|i think|i suppose|i'd say|um|well|so|yes|yeah|ok|okay|i could (?:do (?:it|that) )?|i'll do (?:it|that)|(?:i'll |i could )?(?:try|do|start) (?:it|that|this)|i can do (?:it|that)|it could be|like|let's say|on|possibly|it's|its|it is|that's)[ ,]+)+/i;

const timeHead =
  /^(?:this |next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|weekend|week)(?: (?:morning|afternoon|evening|night|lunchtime))?/i;
const tellsOn =
  /^(?!.*\b(?:when|after|before|once|as soon)\b).*\b(?:there's|there is|there are|is|are|has|have|i'm|i've|he's|she's|we)\b/i;

/** A time named in answer to "when": "Saturday, when she is at church". */
export const whenNamed = (message: Understanding): string | null => {
  if (message.wordCount > 12 || !namesTime(message.lower)) return null;
  const first =
    message.text
      .split(/[.!?]\s*/)
      .find(
        (part) =>
          !/^(?:(?:yes|yeah|yep|ok|okay|right|hm+|um+|i think i will|i will|i'll do (?:it|that))[, ]*)*$/i.test(
            part,
          ),
      ) ?? "";
  const bare = first
    .replace(/,? ?\b(?:maybe|probably|perhaps|i guess|i think|i suppose)\b/gi, "")
    .replace(whenLead, "")
    .replace(/[,\s]+(?:i guess|maybe|probably|i think|i suppose)$/i, "");
  const head = timeHead.exec(bare)?.[0];
  // "Friday there's drinks" names a day and goes on to something else
  if (tellsOn.test(bare)) return head ? turnPhrase(head) : null;
  if (
    !namesTime(bare) ||
    /^(?:i|it|he|she|they|my|that|not|no|a|an|like|because|thanks|thank|going|gonna|will)\b/i.test(
      bare,
    )
  )
    return null;
  return turnPhrase(
    bare.charAt(0).toLowerCase() === "i"
      ? bare
      : bare.replace(
          /^(?:The|At|In|After|Before|This|Next|Tomorrow|Tonight|Today|When|Lunch(?:time)?|Bedtime|During|Later|First|Early|Every|Some|Any|Once)\b/,
          (word) => word.toLowerCase(),
        ),
  );
};

/** "Saturday" stands with "on" after a verb, "tomorrow" does not. */
export const placedTime = (when: string): string =>
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day/i.test(when)
    ? `on ${when.replace(/(days?) (?=\d)/i, "$1 at ")}`
    : /^(?:today|tomorrow) (?:in (?:my|your) )?lunch ?break$/i.test(when)
      ? when.replace(/^(\w+) .*$/, "in your lunch break $1")
      : /^(?:lunchtime|bedtime|lunch|noon|midday)\b/i.test(when)
        ? `at ${when}`
        : /^the (?:weekend|evening|morning)/i.test(when)
          ? when
              .replace(/^the (weekend)/i, "at the $1")
              .replace(/^the (evening|morning)/i, "in the $1")
          : when;
