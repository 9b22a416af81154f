import { isBase } from "./verbs.ts";
import { bareWord, splitWords } from "./words.ts";

/** What people tell one another to do. */
const advice = new Set(
  "go come leave let get take try put sell buy run stand sit stay wait rest ring call text tell ask talk speak write send say do ignore forget remember keep stop start think give make be have find eat drink sleep read look listen check throw move join apply book pay save see use hold hang bring relax calm breathe enjoy focus turn pick clean wash walk swim drive carry cut drop quit teach learn pray worry panic bother expect fuss wear accept admit face switch cook play paint chill marry cancel delete block report complain contest appeal apologise apologize chat".split(
    " ",
  ),
);

const wishes =
  /^(?:love|like|hate|need|want|thank|hope|mean|guess|wish|part|bless|blame|suppose)$/i;
const takesObject =
  /^(?:the|a|an|it|him|her|them|that|this|those|these|your|up|off|out|back|away|down)$/;

/** "Jack it in", "sack it off": whatever the verb is, it is advice. */
const castOff = /^[a-z]{3,} (?:it|him|them) (?:in|off|up|out|away|down|back|alone|go|be)\b/i;

const advises =
  /^((?:(?:i|we)(?= (?:just |only |then )?said (?:don't|do not|never)\b)|he|she|they|(?:he|she|they)(?:'d|'ll| would| will)|everyone|everybody|people|folk|(?:mum|mom|dad)|(?:my|the|his|her|our|their|one of (?:my|the|them)) .{2,40}?|[A-Z]\w+) (?:always |just |all |then |only |even )?(?:says?|said|keeps? saying|kept saying)) ((?:just|always|don't|do not|never|not to)\s+)?([a-z]+)\b(.*)$/i;

const secondSentence =
  /(?<!\b(?:that|when|if|because|and|but|how|what|why|where|until|before|as|who|so|till|while)) (?:(?:he|she|they|i)(?:'s|'d|'re|'ll|'m)?|it's|it'd) [a-z]/i;

/**
 * "My wife says sell it": told on, it is "your wife says to sell it".
 * Null where the words are the other's own: "he said call me" means him.
 */
export const asAdvised = (text: string): string | null => {
  const match = advises.exec(text);
  const [, lead = "", how = "", verb = "", rest = ""] = match ?? [];
  const after = bareWord(splitWords(rest)[0]);
  const isAdvice =
    advice.has(verb.toLowerCase()) ||
    castOff.test(`${verb}${rest}`) ||
    (isBase(verb.toLowerCase()) && !wishes.test(verb) && takesObject.test(after));
  if (!match || !isAdvice) return text;
  // "she said work is fine", "he said come on", "they said do you want it"
  if (
    /^(?:is|was|are|were|has|had|will|would|isn't|wasn't|that's|on|i|you|he|she|they|we)$/.test(
      after,
    ) &&
    !/^(?:on|that's)$/.test(after)
  )
    return text;
  // "come on" urges, and "go home" may be an insult
  if (
    /^(?:come on|go home|go away|get (?:lost|out|over it)|grow up|shut up|piss off)\b/i.test(
      `${verb}${rest}`,
    )
  )
    return null;
  const spoken = how.trim().toLowerCase();
  if (spoken === "not to") return text;
  if (/^,|\b(?:me|us|my|mine|our|i|i'm|i'll|we)\b/i.test(rest)) return null;
  // "leave him he's a teenager": the advice is over, and the next sentence begins
  if (secondSentence.test(rest)) return null;
  const to = /^(?:don't|do not)$/.test(spoken)
    ? "not to"
    : spoken === "never"
      ? "never to"
      : spoken
        ? `to ${spoken}`
        : "to";
  return `${lead} ${to} ${verb.toLowerCase()}${rest}`;
};
