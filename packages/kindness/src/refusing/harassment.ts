import { threats, toOthers, toReaders } from "./harassment-phrases.ts";
import { loosePattern } from "./loose-pattern.ts";
import { isOfOneself, isReported, isToNobody } from "./told.ts";

const readers = toReaders.map(loosePattern);
const frightening = threats.map(loosePattern);
const others = toOthers.map(loosePattern);

/** In these, the hard word is turned down, asked about or comforted, and not thrown at anybody. */
const turnedDown =
  /\b(?:you (?:think|feel|believe|felt|thought|fear|worry)(?: that| like| as if)?|(?:if|when|whenever|even if|even when|lie that|says?|said|whispers?|tell you|tells you|told you|telling you|made you (?:feel|believe|think)|make you (?:feel|believe|think)|convinces you)(?: that)? (?:you are|youre|nobody|no one|everyone)|doesnt (?:mean|make) (?:you|youre)|does not (?:mean|make) (?:you|that)|dont let \w+ (?:tell|convince)|never let \w+ (?:tell|convince)|nobody (?:gets to|should|can) (?:tell|call)|(?:dont|do not|never|not|without|instead of|stop|dont you dare|have to|need to|promise you wont|please stay|you cannot|cant) (?:\w+ ){0,2}(?:kill|hang|shoot|end|drown|stab|hurt|harm|cut|poison|off) yourself)\b/u;
const thrown =
  /\b(?:i think|we think|everyone thinks|everybody thinks|everyone says|everybody says|i said|we all say|because) (?:that )?(?:you are|youre|ur|u r|you)\b/u;

const hits = (patterns: readonly RegExp[], view: string): boolean =>
  patterns.some((pattern) => {
    const match = pattern.exec(view);
    return match !== null && !isOfOneself(view.slice(0, match.index));
  });

/** Whether it is said against somebody; what was said to the writer, of themselves or to an illness is not. */
export const isHarassment = (view: string): boolean => {
  if (isReported(view)) return false;
  if (hits(others, view)) return true;
  if (isToNobody(view)) return false;
  if (frightening.some((pattern) => pattern.test(view))) return true;
  if (turnedDown.test(view) && !thrown.test(view)) return false;
  return hits(readers, view);
};

/** For preparing them before the first text comes. */
export const harassmentPatterns: readonly RegExp[] = [...readers, ...frightening, ...others];
