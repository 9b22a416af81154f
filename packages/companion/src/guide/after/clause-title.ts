import { turnPhrase, turnRound } from "../reflect/turn-round.ts";
import { withWhom } from "../session/who-is-meant.ts";
import type { Understanding } from "../understanding/understand.ts";

/** A longer clause is no title. */
const clauseWords = 14;
const clauseMaxChars = 74;
const hastyWords = 8;
/** From here on the shorter form is tried first. */
const longWords = 9;
/** A title has nothing before it that a pronoun could point at. */
const loose = /\b(?:he|she|they|him|her|them|his|their|it|its|this|that|these|those|one|just)\b/i;
/** What somebody thinks ill of themselves is no name for their session. */
const hard =
  /\b(?:blame|fault|stupid|useless|failure|pathetic|disgusting|idiot|hate|worst|rubbish|fat|ugly|can’t remember)\b/i;
/** A title has nothing before it that a pronoun could point at, but it may name somebody itself. */
export const isLooseTitle = (text: string): boolean =>
  loose.test(
    text
      .replace(/\bis it(?: \p{L}+ that)?\b/iu, "")
      .replace(/(?<=\byour \p{L}[\p{L}-]+\b.*)\b(?:he|she|they|his|her|their)\b/gu, "")
      .replace(/\bthe one who\b/u, "")
      .replace(/\bthat (?=(?:you|your|the)\b)/gu, "")
      .replace(/\b(?:this|that|one) (?=\p{L}{4,})/gu, ""),
  );

const isTitle = (text: string): boolean =>
  text.split(" ").length <= clauseWords &&
  text.length <= clauseMaxChars &&
  !isLooseTitle(text) &&
  !hard.test(text) &&
  !/^there|^you found out$|\b(?:know|guess|suppose|sure)\b|\b(?:to|of|with|at|for|and|the|a|about|so|that)$/i.test(
    text,
  );

/** Said without anybody in it, a few words are a title as they stand: "Shift got cut again". */
const ofNobody =
  /\b(?:i|i'm|me|my|mine|we|our|us|you|ok|yes|no|not|nothing|hi|sorry|so|and|but|maybe|since|he|she|it|they)\b/i;
/** What follows tells more than a name has to. */
const tail =
  / (?:and|but|so|because|which|that|who|when|since|(?<!\blook\w* )after|until|till|while|or) .*$| from \d.*$|, .*$/i;
/** When it was is no part of its name. */
const circumstance =
  / (?:today|yesterday|last night|this (?:morning|week|evening)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:january|february|march|april|may|june|july|august|september|october|november|december))$/i;

/** "Work from home is killing me": its subject is a thing, and only the end has to be turned. */
const ofThings = (said: string): string | null =>
  /^(?!(?:i|we|he|she|they|it|this|that|there|not|no|so|and|but|if|when|to|from|with|for|in|at|on|of|after|before|since)\b)\p{L}+ .*\b(?:me|my|us|our)\b/iu.test(
    said,
  ) && said.split(" ").length <= thingWords
    ? turnPhrase(said)
    : null;
const thingWords = 8;

/** A clause of the person's own as a name, whole or without what trails behind it. */
export const clauseTitle = (
  text: string,
  upTo: readonly Understanding[],
  fewestWords = 3,
): string | null => {
  const bare = text
    .replace(
      /^(?:(?:hot take|ok|so|right|well|basically|honestly|just|eeh|ugh|anyway|the real (?:thing|reason|problem) is),? )+/i,
      "",
    )
    .replace(/ (?:with |to |that |called )?["“].*$/, "");
  const short = bare.replace(tail, "");
  const isLong =
    (bare.split(" ").length > longWords || bare.includes(", ")) && short.split(" ").length > 3;
  for (const said of new Set(isLong ? [short, bare] : [bare, short])) {
    const turned = (turnRound(said) ?? ofThings(said))?.replace(circumstance, "");
    const whole = turned ? withWhom(turned, upTo) : null;
    if (whole && isTitle(whole) && whole.split(" ").length > 2) return whole;
  }
  const timeless = bare.replace(circumstance, "");
  const words = timeless.split(" ").length;
  const isBare =
    !/^\d/.test(timeless) &&
    words >= fewestWords &&
    words <= hastyWords &&
    !ofNobody.test(timeless) &&
    isTitle(timeless);
  if (!isBare) return null;
  // "Vans died, gearbox, garage wants 2800": the first of it is the name
  const head = timeless.replace(/, .*$/, "");
  return (head.includes(" ") ? head : timeless).replace(/'/g, "’");
};
