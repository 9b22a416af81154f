import { namedIn } from "../session/people-named.ts";
import type { SessionReading } from "../session/reading.ts";
import { namesTime } from "../session/step-times.ts";
import { dutyIn, type IntendedStep, stepIn, stepInWords } from "../session/steps.ts";
import { withWhom } from "../session/who-is-meant.ts";
import type { Understanding } from "../understanding/understand.ts";
import { mayBeAnother, namesIn } from "./action-rule.ts";
import { isAboutTalk } from "./background.ts";
import { ownSentence } from "./own-sentence.ts";

/** What somebody means to do, as it may be read a week later. */
export type LastingStep = {
  /** As it stands after "you could": "call Mia at the weekend"; null where it says too little out of its place. */
  words: string | null;
  /** The sentence it was said in. */
  said: string | null;
  hasTime: boolean;
  isFirm: boolean;
  /** Made of a suggestion, and not thought of by the person. */
  isTaken: boolean;
};

const mostSteps = 2;

/** What one does on the way out, or could do if one were somebody else, is no plan. */
const leaving =
  /\b(?:bye|goodnight|good night|night night|ta ?ra|see ya|gotta go|off to|got to go|need to sleep|have to go)\b/;
const idle =
  /\b(?:anywhere|anything|everything|forever|near enough|in my sleep|eyes closed|whatever|(?:this|the) (?:chat|app))\b|^(?:say|add|mention|explain)$|^(?:leave you|let you|go (?:and )?(?:eat|get|put)|eat|put the kettle|get back|sit on|think|go on thinking|let it|leave it (?:there|at|be|alone)|see how|mull)\b|^(?:wait|keep|stay|get|have a think|sleep|be|go on)\b|^(?:buy|eat|get) (?:\S+ ){0,3}\S+$/i;
const ofOthers =
  /\b(?:said|says|saying|thinks?|reckons?|told me|tells me|keeps? saying)(?: that)? (?:i|we) (?:should|could|ought|need|must)\b/;
const pastSkill = /\b(?:i was (?:good|the best|young)|used to|back then|in my day)\b/;

const trailing =
  /(?: (?:also|too|as well|then|anyway|though|bye|instead|now|i reckon|you reckon|i think|you think))+$/i;
/** Half a sentence, or one whose object was named only before it. */
const unfinished =
  /^\S+$|\b(?:till|until|when|that|if|to|the|a|with|about|for|and|of)$|^(?:say|tell|do|ask|see|go|try|start|begin|have a look|go and have a look|go in|go on)\b(?: (?:it|that|so|them|there|again|first|once))*(?: (?:next|on|this|tomorrow|tonight|at)\b.*)?$/i;
const pointing = /\b(?:it|that|this|them|they|there|those|these|one|him|her|he|she|his)\b/i;
const nounBefore = /\b(?:your|the|an?|my) \p{L}{3,}|\p{Lu}\p{Ll}+/u;

const ofPerson = /^(?:him|her|he|she|his)$/i;
const personBefore = /\byour \p{L}{3,}|\p{Lu}\p{Ll}+/u;

const isClear = (words: string): boolean => {
  const match = pointing.exec(words);
  if (match === null) return true;
  // "half an hour with her": an hour is nobody
  return (ofPerson.test(match[0]) ? personBefore : nounBefore).test(words.slice(0, match.index));
};

const messageOf = (step: IntendedStep, { messages }: SessionReading): Understanding | undefined =>
  messages.findLast(
    (message) => stepIn(message)?.what === step.what || dutyIn(message)?.what === step.what,
  );

const contact =
  /^(?:(?:just|maybe) )?(?:call|ring|phone|text|message|email|write to|write|send|tell|ask|speak to|talk to|see|meet|visit)\b/i;
/** "I could call Denise", and then "I'll call her at seven": she is whom the step before has named. */
const namedBefore = (words: string, reading: SessionReading): string | null => {
  const at = reading.steps.findIndex(({ what }) => words.startsWith(what));
  const before = reading.steps.slice(0, Math.max(0, at)).findLast(({ what }) => contact.test(what));
  const [name, other] = before ? namesIn(before.what) : [];
  return name && !other && contact.test(words) && /\b(?:him|her)\b/.test(words)
    ? words.replace(/\b(?:him|her)\b/, name)
    : null;
};

/** Whom a step is about is taken from the whole talk and from the last messages, and the two have to agree. */
const named = (
  words: string,
  message: Understanding | undefined,
  reading: SessionReading,
): string => {
  if (!message) return words;
  const stated = namedBefore(words, reading);
  if (stated !== null) return stated;
  const at = reading.messages.indexOf(message);
  const ofAll = withWhom(words, reading.messages.slice(0, at + 1));
  const nearby = reading.messages.slice(Math.max(0, at - 2), at + 1);
  const ofLast = withWhom(words, nearby);
  if (ofAll === null || (ofLast !== null && ofLast !== ofAll)) return words;
  if (ofAll !== words && mayBeAnother(ofAll, words, nearby)) return words;
  // a cousin may be he or she, so one named long ago is hardly the one meant
  const isUnsure = reading.messages
    .flatMap(namedIn)
    .some(({ label, they }) => they === "they" && ofAll.includes(label) && !words.includes(label));
  const isOnlyOne = new Set(reading.messages.flatMap(namedIn).map(({ label }) => label)).size < 2;
  return isUnsure && (ofLast === null || !isOnlyOne) ? words : ofAll;
};

const lastingOf = (step: IntendedStep, reading: SessionReading): LastingStep[] => {
  const message = messageOf(step, reading);
  if (message && leaving.test(message.lower)) return [];
  const bare = stepInWords(step).replace(trailing, "");
  // what a friend thinks one should do is no plan of one's own
  if (message && ofOthers.test(message.lower)) return [];
  // what has its "but" in the same breath is being weighed
  if (!step.isFirm && /\bcould\b[^.!?]*\bbut\b/.test(message?.lower ?? "")) return [];
  if (idle.test(bare) || (message && pastSkill.test(message.lower))) return [];
  const clause = message?.clauses.find(({ text }) =>
    text.toLowerCase().includes(bare.toLowerCase().split(" ").slice(0, 2).join(" ")),
  );
  if (clause && isAboutTalk(clause.text)) return [];
  const said = message && clause ? ownSentence(message, clause.text) : null;
  const words = named(bare, message, reading);
  const isWhole =
    !unfinished.test(bare) && isClear(words) && !/\breckon\b/.test(message?.lower ?? "");
  if (!isWhole && said === null) return [];
  return [
    {
      words: isWhole ? words : null,
      said,
      hasTime: step.when !== null || namesTime(step.what),
      isFirm: step.isFirm,
      isTaken: step.isTaken,
    },
  ];
};

const planned =
  /^(?:(?:so|and|but|well|ok|right|then|yeah|actually|anyway|nah|hm+),? )*(?:(?:maybe|perhaps|might|gonna|going to) (?:just )?(?:ask|tell|text|ring|call|go|write|say|invite|try|book|take|send|speak|talk|sit|see|show|bring)\b|(?:i think |maybe |perhaps |i reckon |i suppose )*(?:i'm going to|i'm gonna|i'll|ill|i shall|i will|i might|i may) (?:mebbe |maybe |probably |just |still )*(?!(?:be|never|not|feel|miss|lose|die|cry|need|end|get (?:used|over)|see|know|have (?!the|them|him|her|my)|find|always|admit|give you|tell you|go mad|go now|let you)\b)[a-z]+ |i (?:suppose i )?should (?:just |probably )?(?:ask|tell|text|ring|call|write|say|put|book|speak|talk|go|take|apologi[sz]e)\b(?! *$)|i think i (?:borrow|take|give|go|ask|tell|call|ring|write|keep|leave|put|stay|say)\b|i go (?:and )?(?:tell|ask|call|ring|talk|speak|write)\b|i think i'm (?:taking|booking|telling|ringing|calling|asking|inviting|keeping)\b|(?:(?:actually|maybe|perhaps|i think|i am thinking|i'm thinking|thinking) )+i can (?:just )?(?:ask|tell|text|ring|call|write|say|give|book|speak|talk|take|offer|send)\b|going (?:back|in|round|over|down) .*\b(?:tomorrow|tonight|friday|saturday|sunday|monday|tuesday|wednesday|thursday|next week)\b)/i;
const undone =
  /n't\b|\b(?:never|not|might not|nothing|be fine|have to|say nothing|go mad|see you)\b/i;

const isDoubted = /\b(?:might|may|maybe|mebbe|perhaps|could|should|i think)\b/i;
const contrast = /(?:,| and) not (?:to )?\w+(?: \w+)?$/i;

const planLead =
  /^.*?\b(?:i'm going to|i'm gonna|i'll|ill|i shall|i will|i might|i may|gonna|going to|i can|i think i) (?:(?:mebbe|maybe|probably|just|still) )*/i;

/** What a clause plans, in the sentence it was said in. */
const planSaid = (message: Understanding, text: string): LastingStep[] => {
  // "email it, not text" takes nothing back
  if (!planned.test(text) || undone.test(text.replace(contrast, "")) || isAboutTalk(text))
    return [];
  if (idle.test(text.replace(planLead, ""))) return [];
  const said = ownSentence(message, text);
  if (!said || said.split(" ").length <= 3) return [];
  const hasTime = namesTime(message.lower);
  return [{ words: null, said, hasTime, isFirm: !isDoubted.test(text), isTaken: false }];
};

/**
 * Plans near the end whose words cannot be turned are kept as they were said, the latest first. Of somebody who was
 * in danger none is: “I'll do it now” would be given back as their next step.
 */
const plansSaid = ({ messages, isRisk }: SessionReading): LastingStep[] =>
  (isRisk ? [] : messages)
    .slice(-3)
    .toReversed()
    .filter(({ lower }) => !leaving.test(lower) && !/\b(?:might|may) not\b/.test(lower))
    .flatMap((message) =>
      message.clauses
        .toReversed()
        .flatMap(({ text, isQuestion }) => (isQuestion ? [] : planSaid(message, text))),
    )
    .slice(0, mostSteps);

const withWhomOf = ({ words, said }: LastingStep): string | null =>
  /\b(?:him|her|them|\p{Lu}\p{Ll}+|your [\w-]+)\b/u.exec(
    words ?? said?.replace(/^\S+ /, "") ?? "",
  )?.[0] ?? null;

const anyContact = /\b(?:call|ring|phone|text|message|email|write|send|tell|speak|talk|ask)\b/i;

/** "I could write to her" and then "I'll send her a message tomorrow" are one step. */
const isSameStep = (one: LastingStep, other: LastingStep): boolean => {
  const [a, b] = [one.words ?? one.said ?? "", other.words ?? other.said ?? ""];
  const [x, y] = [withWhomOf(one), withWhomOf(other)];
  return anyContact.test(a) && anyContact.test(b) && x !== null && x === y;
};

/** Whether a plan in its own sentence is the step that was taken from that sentence. */
const isToldBy = (step: LastingStep, { said }: LastingStep): boolean =>
  said === null || step.said === said || said.includes(step.said ?? said);

/** "Food's ready, I should go": what ends the talk is no plan of anybody's. */
const endsTalk =
  /(?:^|[\s,])(?:go|be off|head off|log off|get moving|get going|(?:try (?:and|to) )?(?:get some )?sleep|go to bed|stop here|leave it (?:here|there))[.!]*$/i;
const isParting = ({ words, said }: LastingStep): boolean => endsTalk.test(words ?? said ?? "");

/** What the person said they would or might do, the latest first. */
export const lastingSteps = (reading: SessionReading): LastingStep[] =>
  stepsNamed(reading).filter((step) => !isParting(step));

const stepsNamed = (reading: SessionReading): LastingStep[] => {
  const steps = reading.steps.toReversed().flatMap((step) => lastingOf(step, reading));
  const plans = plansSaid(reading);
  if (steps.length > 0)
    return (
      [...steps, ...plans.filter((plan) => !steps.some((step) => isToldBy(step, plan)))]
        .filter((step, at, all) => !all.slice(0, at).some((other) => isSameStep(other, step)))
        .slice(0, mostSteps)
        // what has its time comes before what may be done whenever
        .toSorted((a, b) => Number(b.hasTime) - Number(a.hasTime))
    );
  // what one has to do anyway is no step of one's own
  const duty = reading.messages
    .filter(({ lower }) => !/\b(?:have|has|had|got) to\b|\bmust\b/.test(lower))
    .map(dutyIn)
    .findLast((one) => one !== null);
  const owed = duty ? lastingOf({ ...duty, isTaken: true }, reading) : [];
  return plans.length > 0 ? plans.slice(0, 1) : owed;
};
