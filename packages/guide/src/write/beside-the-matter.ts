import { isOfMisreading } from "./put-right.ts";

const anyOf =
  (patterns: readonly RegExp[]) =>
  (text: string): boolean =>
    patterns.some((pattern) => pattern.test(text));

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}’']+/gu) ?? [];

/** "Right." "Hm, ok." "No worries!" */
const reactions: ReadonlySet<string> = new Set(
  `right ok okay hm hmm hmmm oh ooh well yes yeah no so good fine fair ha haha lol wow hi hello hiya hey morning evening
   afternoon sorry thanks thank you now i see worries enough true exactly what like`.split(/\s+/),
);
const mostReactions = 5;
const isReaction = (text: string): boolean => {
  const words = wordsIn(text);
  return words.length <= mostReactions && words.every((word) => reactions.has(word));
};

/** "Hm, ok, that's not a bad way of looking at it", "Not sure what I'm meant to say". */
const leadsUp = anyOf([
  /^(?:(?:ok|okay|hm+|oh|well|yes|yeah|no|so|ha),? ){0,3}(?:that|this|it)['’]?s (?:\p{L}+ ){0,2}(?:use?ful|helpful|good|fair|true|decent|fine|clever|alright|better)\b/iu,
  /^(?:(?:ok|okay|hm+|oh|well|yes|yeah|no|so|ha),? ){0,3}(?:that|this|it)['’]?s (?:actually |really )?(?:not (?:a )?bad|an? (?:\p{L}+ )?(?:rule|question|answer|point|idea|thought))\b/iu,
  /\b(?:not|never) (?:quite |really |entirely |at all )?sure (?:how|what|where|why) (?:to|i['’]?m|i am|i|one|you)\b/i,
  /\b(?:on|with|this|via) (?:my|the|this) (?:tablet|phone|laptop|computer|ipad)\b|\b(?:app|website)\b/i,
  /^(?:that|it) (?:doesn|didn)['’]?t (?:really |quite )?fit[.!]*$/i,
  /^(?:the|that) (?:part|bit|line|one|word)\b.{0,60}\bis (?:quite |very |so |exactly )?(?:right|true|good|fair|useful)\b/i,
  /^i (?:don['’]?t follow|think i['’]?(?:ll|m) (?:stop|done|finish))/i,
]);

/** What only leads up to what is told, or away from it. */
export const onlyLeadsUp = (text: string): boolean => isReaction(text) || leadsUp(text);

/** In a talk with a companion "you" is the companion, and "I just said" or "that answer" speaks of the talk: neither is about the matter. */
const speaksToIt = anyOf([
  /\b(?:you|your|you're|youre|you've|zoki)\b/i,
  /^(?:and |but |no,? |well,? )*(?:i (?:just |already |literally |only |have )*(?:said|asked|told|mentioned|answered)|not what i|that'?s not what|that is not what|didn'?t ask)\b/i,
  /\b(?:my|the|this|that|your|another|these) (?:actual |real |only |last )?(?:questions?|answers?|buttons?|headings?)\b/i,
  /\bhas nothing to do with (?:it|this)\b|,? (?:obviously|already),? i said\b|, i said[.! ]*$/i,
  /^(?:it|this|that)(?:['’]s| is) (?:my|a|the) .{0,30}, not (?:a|my|the) \w+[.! ]*$/i,
  /^ask me\b|\bsince you['’]re asking\b|\b(?:a|the|that) complaint\b|\bi never said\b|\bnone of these\b|\b(?:fridge magnet|fortune cookie)\b/i,
]);
export const isToIt = (text: string): boolean => speaksToIt(text) || isOfMisreading(text);

/** "Who, Tom?", "I didn't have to tell anybody", "They is one bloke": it begins by putting our question right. */
export const rebuts = anyOf([
  /^(?:no|nah|nope|what|who|where|when|tell|they is|erm|other way)\b/i,
  /^i (?:wasn['’]?t|didn['’]?t|am not|was not|did not)\b[^.!?,]{0,60}, (?:i|they|he|she|it|we)\b/i,
  /^i was (?:speaking|talking|asking)\b|^(?:she|he|they), not (?:she|he|they|him|her|them)\b|\b(?:isn['’]?t|is not) the point\b/i,
  /^(?:something else|never mind|not (?:him|her|them|that|quite))\b[.!,]?|^that is (?:advice|for|at least)\b/i,
]);

/** A sentence that hangs on the one before it says nothing by itself. */
export const hangs = anyOf([
  /^(?:which|that['’]?s?|nah|cos|because|or|than|as|like|if|unless|of course|none of)\b/i,
  /^(?:(?:no|but|and|well|so)\b[, ]*)?(?:it|that|this|its|nobody|they|he|she)(?:['’]?s| is| was)?(?:n['’]?t| not)\b/i,
  /^(?:but|and|so|no|well)[, ]+(?:yes|no|yeah|nobody|its|it)\b|^nobody['’]?s\b/i,
  // "I am not often accused of that."
  /\b(?:of|about|with|to|at) (?:that|it|this)[.! ]*$/i,
]);

const joinsOn =
  /^(?:(?:and|but|so|well|also|anyway|then|yes|yeah|ok|okay|all right|alright|never mind|oddly enough)[, ]+)+/i;
/** "Hello, sorry, I'm not quite sure how to begin this, but …": said to the companion before the matter begins. */
const preamble = anyOf([
  /^(?:hello|hi|hey|hiya|good (?:morning|evening|afternoon)|dear zoki|sorry|oh|right|well|ok|okay|yes|no|thank you|thanks|umm?|hmm?|if i['’]m honest|to be honest|honestly)$/i,
  /^(?:and |but |well |oh )*i['’]?(?:m| am) (?:so |really |very )?sorry(?: (?:to|for|if|about) .{0,40})?$/i,
  /^(?:and |but )*(?:that['’]s|it['’]s) (?:very |really )?(?:kind|good) of you$/i,
  /^(?:and |but )*i['’]?(?:m| am) not (?:quite |really )?sure (?:how|where) to (?:begin|start|put)\b.{0,24}$/i,
  /^(?:and |but |well )*i don['’]?t (?:really )?think (?:any|either|one) of (?:those|these|them)\b.{0,40}$/i,
  /^(?:and |but |well )*(?:to answer (?:yours|your question)|i (?:think )?(?:ought to|should|must|want to) (?:correct|put) (?:something|that|this).{0,20})$/i,
]);
const mostPreamble = 5;
const withoutPreamble = (text: string): string => {
  let rest = text;
  for (let cut = 0; cut < mostPreamble; cut += 1) {
    const at = rest.indexOf(",");
    if (at < 0 || !preamble(rest.slice(0, at).trim())) break;
    rest = rest.slice(at + 1).trim();
  }
  return rest === text ? text : rest.replace(leadsOn, "");
};
const leadsOn = /^(?:but|as|because|it['’]s (?:just|only|more) that|as it['’]s more that)\s+/i;

/** A sentence as it stands alone, without what leads up to it and the word that joined it to another. */
export const byItself = (text: string): string => {
  const rest = withoutPreamble(text.replace(joinsOn, "")).replace(joinsOn, "");
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};

/** "Something like “…”", "I tried to write to her: “…”", by what stands before the quotation. */
export const offersWords = anyOf([
  /\b(?:something like|how about|will (?:it|this) do\??|then:|so:|(?:maybe|perhaps):?)[:, ]*$/i,
  /\bi(?:['’]d| would| could| might|['’]ll| will) (?:just )?(?:say|write|send)[:, ]*$/i,
  /\b(?:tried|trying|want) to (?:say|write|send)(?: something)?(?: to (?:him|her|them))?[:, ]*$/i,
  /\b(?:sentence|message|draft|version|text)(?: is| would be|,? will (?:it|this) do)?[:,? ]*$/i,
]);

/** "Feel a bit daft typing this", "It's a small thing really", "Bit of a daft one": what comes before the matter. */
export const isHedge = anyOf([
  /\b(?:typing|writing|saying|telling you) this\b|\bforgive (?:the |my )?spelling\b|\bhow this works\b/i,
  /^it['’]?s (?:only |just |really )*(?:an? )?(?:small|silly|stupid|little|daft) |^(?:i['’]?m )?not (?:really |quite )?sure\b/i,
  /\bnever (?:done|used|tried|written)\b.{0,24}\b(?:one of these|this|before)\b|\b(?:talked|spoken) to one of these\b/i,
  /^i(?:['’]ll| will| shall) (?:begin|start)\b|^not much to (?:tell|say)\b|^(?:um|hi|er)\b.{0,12}not sure\b|^\w+ here\b/i,
  /^(?:ok,? )?(?:so,? )?(?:this is |it['’]?s )?(?:a )?bit of an? [\w-]+(?: (?:one|thing|problem))?(?: really)?(?: but)?[.!]?$/i,
  /^i don['’]?t (?:really )?know (?:where|how|why)\b/i,
]);
