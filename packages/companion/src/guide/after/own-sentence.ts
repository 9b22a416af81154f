import { clauseSalienceOf } from "../reflect/salience.ts";
import { stepIn } from "../session/steps.ts";
import type { Understanding } from "../understanding/understand.ts";
import { upperFirst } from "../words/voice.ts";
import { isAboutTalk, isForWords, isSetting } from "./background.ts";
import { leadsToTalk } from "./opening-core.ts";
import { isUnfit } from "./retell.ts";

const fewestWords = 3;
const mostWords = 22;

/** What leads up to a sentence, or trails behind it, in speech. */
const leadIn =
  /^(?:(?:and|but|so|because|cos|well|yeah|yes|no|nah|ok|okay|anyway|honestly|basically|like|also|plus|actually|oh|i mean|to be honest|tbh|i suppose|i guess|idk|i dunno|i don't know(?= (?:everyone|everybody|it|he|she|they|my|the)\b)|aye|then|right|ugh|the real (?:thing|reason|problem) is|the thing is|thing is)\b,? )+/i;
const trail =
  /(?:,? (?:lol|haha|ha|tbh|to be honest|idk|though|tho|pet|bab|love|mate|mind|like|really|anyway|actually|if i'm honest|i guess|i suppose|you know|innit|xx?))+$/i;

/** A question on the end asks for agreement; "isn't it" is no part of what was said. */
const tag =
  /,? (?:isn't it|aren't they|don't they|does it|do they|is it|didn't i|hadn't i|can you|will i)$/i;

const trimmed = (text: string): string =>
  text
    .trim()
    .replace(/[.,;:\s-]+$/, "")
    .replace(leadIn, "")
    .replace(trail, "")
    .replace(tag, "");

/** A quotation inside another has single marks. */
const inner = (text: string): string =>
  text
    .replace(/["“]([^"“”]{1,80})["”]/g, "‘$1’")
    .replace(/(?<=^|\s)'([^']{2,60})'(?=$|[\s.,])/g, "‘$1’");

/** "I think ill drive up": the mark is left out in haste. */
const hasty = /(^|\b(?:think|maybe|then|so|and|guess|suppose|reckon) )ill (?=[a-z]+)/gi;

const countOf = (text: string): number => text.split(/\s+/).length;

/** A longer sentence without any of these is in another language. */
const english =
  /\b(?:the|an|and|i|i['’]\w+|my|is|was|of|to|that|it|not|but|with|have|had|are|this|she|they|we|you|in|for|on|at|be|if|got|just|its|it['’]s|\w+n['’]t)\b/i;
const englishWords = 5;

const isFit = (text: string): boolean => {
  const count = countOf(text);
  return (
    (count < englishWords || english.test(text)) &&
    count >= fewestWords &&
    count <= mostWords &&
    !/["«»?!{}<>]|https?:|\b[A-Z]{4,}\b.*\b[A-Z]{4,}\b/.test(text) &&
    // cut off in the middle
    !/\b(?:the|a|an|my|to|of|with|for|and|but|because|if|or|at|in|on|was|is|i|he|she|they|we)$/i.test(
      text,
    )
  );
};

/**
 * What somebody wrote, to be set in quotation marks: the sentence a clause stands in, or the clause
 * alone where the sentence is long. Nothing is turned round, so nothing can be turned wrongly.
 */
export const ownSentence = (message: Understanding, clause: string): string | null => {
  const at = message.text.toLowerCase().indexOf(clause.toLowerCase());
  if (at < 0) return null;
  const from = Math.max(
    ...[". ", "! ", "? ", "\n", "… ", ".. "].map((mark) => {
      const found = message.text.lastIndexOf(mark, at);
      return found < 0 ? 0 : found + mark.length;
    }),
  );
  const rest = message.text.slice(at + clause.length);
  const stop = /[.!?…](?=\s|$)|\n/.exec(rest)?.index ?? rest.length;
  const whole = inner(trimmed(message.text.slice(from, at + clause.length + stop)));
  const alone = inner(trimmed(message.text.slice(at, at + clause.length)));
  const kept = isFit(whole) ? whole : isFit(alone) ? alone : null;
  return kept === null ? null : upperFirst(kept.replace(hasty, "$1I'll ").replace(/'/g, "’"));
};

const leastWords = 4;
const pointsBack =
  /^(?:it|it's|that|that's|this|he|she|they|he's|she's|they're|there's an? (?:girl|lad|woman|man|fella|bloke|guy)|just to|to)\b/i;
/** Three words are a sentence where nothing else was written, and half of one elsewhere. */
const isEnough = (said: string, { wordCount }: Understanding): boolean =>
  countOf(said) >= leastWords ||
  (wordCount <= leastWords && !/^(?:to|here|not|from|in|at|the|no|since)\b/i.test(said));

/** "Maybe a 4": how strong something is, when that was asked. */
const isNumber =
  /^(?:maybe|about|like|probably|still|now|it's|an?|around| )*\d{1,3}(?: out of (?:10|ten|a hundred))?$/i;

const fitsIn = (message: Understanding, text: string, mayPoint = false): string | null => {
  if (isNumber.test(text)) return null;
  if (isAboutTalk(text) || isSetting(text) || (pointsBack.test(text) && !mayPoint)) return null;
  const said = ownSentence(message, text);
  return said && isEnough(said, message) ? said : null;
};

/** "He changed the Wednesdays again": whoever comes with it knows who he is. */
const comesIn = /^(?:he|she|they)\b/i;

/** The first sentence somebody came with that may stand by itself. */
export const openingSentence = (told: readonly Understanding[]): string | null => {
  for (const message of told.slice(0, 3)) {
    if (message.honesty !== null) continue;
    const first = message.clauses.findIndex(({ text }) => !isAboutTalk(text) && !isSetting(text));
    for (const [at, { text, isQuestion, sentence }] of message.clauses.entries()) {
      const said =
        isQuestion || leadsToTalk(message, sentence)
          ? null
          : fitsIn(message, text, at === first && comesIn.test(text));
      if (said && !isAboutTalk(said)) return said;
    }
  }
  return null;
};

/** What somebody came to ask about their own life: "Is it normal to still be setting two cups out?" */
export const openingQuestion = ([first]: readonly Understanding[]): string | null => {
  if (!first || first.honesty !== null || isForWords(first)) return null;
  const asked =
    /(?:^|[.!?] )((?:is it normal|is it (?:wrong|bad|weird|just me)|how do (?:i|you)|why (?:do|can't|am) i|what do people|should i)\b[^.!?]{8,120})/i.exec(
      first.text,
    )?.[1];
  return asked && countOf(asked) <= mostWords && !/["“”]/.test(asked)
    ? upperFirst(asked.trim().replace(/'/g, "’"))
    : null;
};

const farewell =
  /\b(?:bye|goodnight|good night|thanks|thank you|ta ra|cheers|cheerio|(?:away|off) to (?:my )?bed|good luck|good day)\b/i;
/** What comes late is nearer to what it came to. */
const lateness = 0.8;

/** Of what was told after the beginning, the sentence that a listener would take up first. */
export const weightiestSentence = (
  [, ...later]: readonly Understanding[],
  isNew: (said: string) => boolean,
): string | null => {
  const all = later.flatMap((message, place) => {
    if (isUnfit(message) || isForWords(message) || farewell.test(message.lower)) return [];
    if (stepIn(message)) return [];
    return message.clauses.flatMap(({ text, isQuestion }, index) => {
      const said = isQuestion ? null : fitsIn(message, text);
      if (!said || countOf(said) < leastWords || !isNew(said)) return [];
      const weight = clauseSalienceOf({ clauses: message.clauses, index });
      return [{ said, weight: weight + (lateness * place) / Math.max(1, later.length - 1) }];
    });
  });
  return all.toSorted((a, b) => b.weight - a.weight)[0]?.said ?? null;
};
