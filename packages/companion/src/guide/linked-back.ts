import { sayableClauses } from "./reflect/said-back.ts";
import { retellable } from "./retell.ts";
import type { Understanding } from "./understanding/understand.ts";
import { contentWords } from "./unread-words.ts";
import type { Voice } from "./voice.ts";

/** {a} was said before, {b} just now; both are the person's own clauses, turned round. */
const linkLines: readonly string[] = ["{A}, and {b}.", "So {a}, and {b}."];

const mostWords = 11;

/** Who "he" or "it" is must be plain without the sentence before. */
const leansOnOthers =
  /^(?:he|she|they|it|that|this|there|the|so|then|now|when|if|because|today)\b/i;

const clauseOf = (message: Understanding, isFirst: boolean): string | null =>
  sayableClauses(message).find(
    ({ text }) =>
      !text.includes(",") &&
      (!isFirst || retellable(text)) &&
      text.split(" ").length >= 3 &&
      text.split(" ").length <= mostWords &&
      !(isFirst && leansOnOthers.test(text)) &&
      !/ (?:it|that|this|so|too|then|there)$/.test(text),
  )?.text ?? null;

/** Words that two sentences may share and still be about two things. */
const common =
  /^(?:thought|think|know|want|said|says|feel|felt|went|time|thing|things|back|work|came|made|take|took|give|gave|good|night|need|like|little|keep|started)$/;

const isToday = /\b(?:today|yesterday|tonight|this (?:morning|week|evening))\b/i;
const isLongAgo =
  /\b(?:ago|last (?:year|month|summer)|in (?:[A-Z]\w+|the (?:spring|summer|autumn|winter)))\b/;

/** Two sentences in a row are one thought only where a "still" or a "now" holds them together. */
const belongTogether = (b: string): boolean => /\b(?:still|now)\b/i.test(b);

const sharePerson = (before: Understanding, now: Understanding): boolean =>
  now.people.some(({ role }) => before.people.some((other) => other.role === role));

/** Two things the person said one after the other, put side by side. */
export const linkedBack = (
  before: Understanding | undefined,
  now: Understanding,
  lastReply: string,
  voice: Voice,
): string | null => {
  if (!before?.isSubstantive || !now.isSubstantive || now.clauses.length > 1) return null;
  const [a, b] = [clauseOf(before, true), clauseOf(now, false)];
  if (!a || !b || a === b || /^(?:it|that|this)(?:’s)?\b/i.test(b)) return null;
  if (!belongTogether(b)) return null;
  // whoever "them" are must have been named in the same breath
  if (/ (?:him|her|them|he|she|they)\b/i.test(b) && !/\byour (?!own)/i.test(a)) return null;
  // one chain of two is enough
  if (lastReply.includes(", and ") && lastReply.toLowerCase().includes(a.toLowerCase()))
    return null;
  // what happened at another time, or to somebody else, is another matter
  if (isToday.test(a) !== isToday.test(b) && isLongAgo.test(`${a} ${b}`)) return null;
  if (now.people.length > 0 && before.people.length > 0 && !sharePerson(before, now)) return null;
  // "she" is whoever the first clause is about, and nobody else may have been named
  if (/^(?:he|she|they)\b/i.test(b)) {
    const [person] = before.people;
    const pronoun = b.split(/[ ’]/)[0]?.toLowerCase();
    if (!person || before.people.length > 1 || person.they !== pronoun) return null;
    if (!a.toLowerCase().startsWith(person.label.toLowerCase())) return null;
  }
  // side by side they would seem to belong together
  const isContrast = /\bused to\b/.test(a) && /^now\b/.test(b);
  if (
    !isContrast &&
    !sharePerson(before, now) &&
    !contentWords(a).some(
      (word) => word.length > 3 && !common.test(word) && contentWords(b).includes(word),
    )
  )
    return null;
  return voice.pick("linked", linkLines, { a, b });
};
