import type { MentionedPerson } from "../understanding/people.ts";
import type { Understanding } from "../understanding/understand.ts";
import { turnInside } from "./spoken-to.ts";
import { toThem } from "./wished-in.ts";

/** "I just want him to do it the same day." */
const wantsThemTo =
  /\b(?:i|we)(?:'d| would)? (?:(?:just|really|only|also|do) )*(?:want|need|like|prefer|expect)(?:ed)? (him|her|them|my [\w-]+|our [\w-]+) to ([^.!?,;]{3,80})/i;
/** "I wish she'd ring first", "if he would only knock". */
const wishesTheyWould =
  /\b(?:i wish|if only|i'd love it if|it would help if|if) (he|she|they)(?:'d| would| could) (?:(?:just|only|at least|maybe|sometimes) )*([^.!?,;]{3,80})/i;
/** What trails behind what is wished for. */
const trailing =
  /,? (?:that's all|that's it|thats all|thats it|though|tbh|honestly|basically|you know|i guess|i suppose|for once|is that too much to ask)$/i;
/** What nobody should be handed in writing. */
const notToAsk =
  /\b(?:die|dead|suffer|rot|hell|kill|hurt|leave (?:him|her|his|their)|fuck\w*|shut up|pay for what|know (?:how|what))\b/i;
const subjectOf: Readonly<Record<string, string>> = { him: "he", her: "she", them: "they" };

/** What somebody wants the other to do, as a question to them. */
const askOfThem = (text: string, person: MentionedPerson | null): string | null => {
  const wanted = wantsThemTo.exec(text);
  const wished = wanted ? null : wishesTheyWould.exec(text);
  const who = (wanted?.[1] ?? wished?.[1] ?? "").toLowerCase();
  const what = (wanted?.[2] ?? wished?.[2])?.replace(trailing, "").trim();
  if (!what || notToAsk.test(what) || what.split(/\s+/).length > mostWords) return null;
  const subject = subjectOf[who] ?? (/^(?:he|she|they)$/.test(who) ? who : null);
  // "I want my mum to ring later" names them, and "her" is somebody else unless it is she
  const them = subject ? asPronoun(subject) : person;
  const they = them?.they ?? "they";
  // "before she puts one up" is about the same one
  const turned = they === "they" ? what : turnInside(what.split(/\s+/), they).join(" ");
  return toThem(`could ${they} ${turned}`, them);
};
const mostWords = 14;

const asPronoun = (they: string): MentionedPerson => ({
  label: "",
  role: "",
  they: they === "he" ? "he" : they === "she" ? "she" : "they",
  them: they === "he" ? "him" : they === "she" ? "her" : "them",
  their: they === "he" ? "his" : they === "she" ? "her" : "their",
});

/** "I want it back before my trip", "we wanted it to be just us", "I can't lend any more". */
const ownWish =
  /^(?:and |but |so |because |well |ok )*((?:i|we)(?:'d| would)? (?:(?:just|really|only|also|still) )*(?:want(?:ed)?|need|like|rather|don't want|can't|won't|miss|'m not|am not)\b.+)$/i;
/** Wishes that speak of this talk, or that are for nobody's ears. */
const ofElse =
  /\b(?:say|tell|words?|wording|sentence|script|text|writ\w+|advice|help|someone|somebody|vent|cry|die|scream|kill|hit|sleep|know|ask)\b/i;
/** "I can't decide" says how it is, and not what is wanted. */
const noWish =
  /\b(?:can't|don't|won't) (?:be|argue|face|decide|think|sleep|stop|stand|cope|bear|say|tell|know|believe|help|even|get|find|breathe|imagine|want to (?:hurt|upset|be|live|make|lose|sound|seem|offend|start|fight|talk))\b/i;

const ownWishIn = (clause: string, person: MentionedPerson | null): string | null => {
  const wish = ownWish
    .exec(clause.trim().replace(/[.!,;]+$/, ""))?.[1]
    ?.replace(trailing, "")
    .trim();
  if (!wish || ofElse.test(wish) || noWish.test(wish) || wish.split(/\s+/).length > mostWords + 4)
    return null;
  const line = toThem(
    wish.replace(/^(i|we) (?:just |really |only )*want(?:ed)? (?=\w)/i, "$1'd like "),
    person,
  );
  // somebody who stays in it beside the one who is spoken to would be a riddle
  return line && !/\b(?:he|she|him|her|his|they|them|their)\b/i.test(line) ? line : null;
};

/** What the person wants of the other, said to them: the latest of it; null where they have not said. */
export const wishToThem = (
  messages: readonly Understanding[],
  person: MentionedPerson | null,
): string | null => {
  for (const { text, clauses } of messages.toReversed()) {
    const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => !sentence.endsWith("?"));
    const asked = sentences
      .map((sentence) => askOfThem(sentence, person))
      .findLast((one) => one !== null);
    if (asked) return asked;
    const own = [...clauses.filter((one) => !one.isQuestion).map((one) => one.text), ...sentences]
      .map((clause) => ownWishIn(clause, person))
      .find((one) => one !== null);
    if (own) return own;
  }
  return null;
};
