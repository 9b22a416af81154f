import type { Understanding } from "../understanding/understand.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { turnPhrase } from "./turn-round.ts";
import { splitWords } from "./words.ts";

/** The one who spoke must be somebody else, or the words are the person's own. */
const spoken =
  /\b(?<lead>(?<who>he|she|they|everyone|someone|somebody|(?:one|some) of them|mum|mom|dad|my (?:[\p{L}-]+ )?[\p{L}-]+|(?:the|our|his|her) [\p{L}-]+|people) (?:just |always |even |actually |then |literally |only )?(?<verb>said|says|say|goes|went|told me|tells me|wrote|texted|was like|is like|shouted|replied|answered)(?<between>[^'"“‘.?!]{0,25}?)[ :,]+)['"“‘](?<q>[^"”\n]{2,60}?)['"”’](?=[\s.,!?;)]|$)/iu;

const fewestWords = 2;
const mostWords = 8;
/** Insults and threats are not repeated to whoever was hurt by them. */
const hard =
  /\b(?:kill|die|dead|hate|fuck\w*|shit\w*|bitch|cunt|slut|whore|worthless|pathetic|disgusting|useless|stupid|fat|ugly|failure|waste|rape\w*|suicid\w*|hurt)\b/i;
/** A question that was put to somebody is nothing they were told. */
const asks = /\?$|^(?:when|what|why|who|where|how|are|do|does|did|can|could|will|would|is|have)\b/i;

/** "Goes" and "was like" are how it is told aloud. */
const plainVerb = (verb: string): string => {
  if (/^(?:goes|is like)$/i.test(verb)) return "says";
  return /^(?:went|was like)$/i.test(verb) ? "said" : verb;
};

/** What another said in so many words is given back in those words, with the one who said them. */
export const spokenWords = (message: Understanding, voice: ReplyVoice): string | null => {
  const {
    who = "",
    verb = "",
    between = "",
    q: said = "",
  } = spoken.exec(message.text)?.groups ?? {};
  const q = said.trim().replace(/[.,!;]+$/, "");
  const count = splitWords(q).length;
  if (count < fewestWords || count > mostWords || asks.test(q) || hard.test(q)) return null;
  // whatever stands between has to lead into the words: "he said he 'wasn't ready'"
  if (
    !/^(?: (?:that )?(?:he|she|they|it|i)| to (?:me|us|him|her|them)| (?:yesterday|today|once|again))?,?$/i.test(
      between,
    )
  )
    return null;
  const a = turnPhrase(`${who} ${plainVerb(verb)}${between.replace(/,$/, "")}`);
  return a ? voice.pick("spoken", ["{A} “{q}”."], { a, q: q.replace(/'/g, "’") }) : null;
};
