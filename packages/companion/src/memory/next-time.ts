import { withoutEnd } from "@app/reading/text";

/** What somebody means to do, or what lies before them: what one would ask after next time. */
const resolved =
  /^(?:(?:I think|I guess|maybe|okay|ok|so|and|then|well|yes|yeah),? )*(?:I'll|I will|I'm going to|I am going to|I've decided to|I decided to|I promised(?: myself)? to|I want to try|I'm planning to|I plan to) /i;
const ahead =
  /\b(?:interview|exam|appointment|operation|surgery|wedding|funeral|hearing|birthday|move|moving|results|presentation|trip|due date|meeting|visit|visiting|deadline|starts?|starting)\b/i;
const when =
  /\b(?:tomorrow|tonight|(?:on|this|next|by) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|next (?:week|month|year)|this (?:week|weekend|month|evening)|in (?:a|two|three|four|five|six|\d{1,2}) (?:days?|weeks?|months?)|in (?:January|February|March|April|May|June|July|August|September|October|November|December))\b/i;
const own = /\b(?:I|I'm|I've|I'll|my|we|our)\b/i;
/** A wish to stop talking, a hope that is none, or something that was and is not. */
const isNot =
  /\b(?:if|might|would|wouldn't|never|not sure|don't know|supposed to|was|were|had|go now|stop here|log off|try that|think about it)\b/i;
const minWords = 4;
const maxChars = 140;

/** Whether a sentence would matter next time, as the person said it. */
const mattersNext = (sentence: string): boolean => {
  if (sentence.length > maxChars || sentence.split(/\s+/).length < minWords) return false;
  if (isNot.test(sentence)) return false;
  return (
    resolved.test(sentence) || (ahead.test(sentence) && when.test(sentence) && own.test(sentence))
  );
};

/** In the person's own words, and marked as theirs. */
export const nextTimeIn = (sentence: string): string | null => {
  const said = withoutEnd(sentence.replace(/\s+/g, " ").trim(), ".!…,;:");
  return mattersNext(said) ? `You said: “${said.charAt(0).toUpperCase()}${said.slice(1)}.”` : null;
};
