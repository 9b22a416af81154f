import { isTelling } from "../reflect/clause-kinds.ts";
import { type ClauseShape, shapeOfClause } from "../reflect/clause-shape.ts";
import { withSubject } from "../reflect/supply-subject.ts";
import { splitWords } from "../reflect/words.ts";
import { wayOnQuestions } from "../say/generic.ts";
import { plainQuestions } from "../say/plain-questions.ts";
import type { State } from "../session/state.ts";
import { isAhead, isPastTense } from "../session/tense.ts";
import { inSorrow } from "../session/weight.ts";
import { sentencesOf } from "../words/sentences.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { clauseQuestion } from "./clause-question.ts";
import { namesFeeling } from "./grounded-lines.ts";
import { smallTalkQuestion } from "./small-talk.ts";
import { stillOpen } from "./still-open.ts";
import { isBlow, newsIn, toneOf } from "./tone.ts";

const wantsWayOn = (state: State): boolean =>
  (state.phase === "plan" || state.phase === "closing") && state.now.acts.has("adviceRequest");

const dated =
  /^(?:that|it|this) (?:was|happened|started|began) (?:(?:back )?in (?:19|20)\d\d|(?:about |nearly |over )?\w+ (?:years|months|weeks) ago|last (?:year|month|summer|winter|spring|autumn))$/i;

/** What somebody believes of people, or of themselves. */
const ofBelief =
  /^(?:but |and |so )*i (?:just |really |also |only |do |still )*(?:think|reckon|feel like|feel as if) (?:that )?(?:they|he|she|everyone|everybody|nobody|people|i'm|i am|i've|my \w+)\b(?!.*\b(?:should|will|might|could|would|if|going to)\b)/i;
/** What is thought, wanted or planned has not yet been like anything. */
const ofThought =
  /^(?:but |and |so |now )*i(?:'m| am|'d| would|'ll)? (?:just |really |also |only |do |still )*(?:think|thinking|reckon|feel like|feel as|want|wish|like to|love to|need|don't want|might|may|wonder|wondering|hope|hoping|should|could|don't know|can't decide|not sure|guess|suppose|rather)\b/i;
/** What has been different ever since. */
const changed =
  /\b(?:ago|last (?:week|month|year|spring|summer|autumn|winter|\w+day)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:i|we|he|she|they) left(?! (?:me|us|it|everything|all)\b)|moved|retired|quit|gave up|stopped|finished|broke up|split|separated|lost)\b/i;
const begun =
  /\b(?:started|began|took up|taken up|joined|signed up|been learning)\b(?! (?:crying|to cry|to panic|arguing|shouting|a fight))/i;
const isFresh =
  /\b(?:today|yesterday|this (?:morning|afternoon|evening)|last night|tonight|just)\b/i;

/** A few words that only name something: "my dog". */
const namesOnly = ({ now }: State): boolean =>
  now.wordCount <= 3 &&
  /^(?:my|our|the|his|her) [\p{L}' -]+[.!]*$/u.test(now.lower) &&
  !/\b(?:mostly|mainly|really|probably|evenings?|mornings?|nights?|weekends?|days)\b/.test(
    now.lower,
  );

const all: ReadonlySet<string> = new Set(Object.values(plainQuestions).flat());

/** Questions that could follow almost anything, and so show little of what was said. */
export const isStock = (question: string): boolean => all.has(question);

const ofNow: ReadonlySet<string> = new Set([
  ...plainQuestions.present,
  ...plainQuestions.fragments,
]);
/** "What is that like for you?", which presumes that it is like something. */
export const isOfNow = (question: string): boolean => ofNow.has(question);

const mostStock = 4;

/** Questions of that kind are not asked twice running, and there are few of them in a session. */
export const mayAskStock = ({ replies, lastReply }: State): boolean =>
  !sentencesOf(lastReply).some(isStock) &&
  replies.filter((reply) => sentencesOf(reply).some(isStock)).length < mostStock;

const speech = /^(?:say|tell|ask|call|text|write|message|email|reply|answer|shout)$/;
const ofMe = /\b(?:me|my|us|our|i|i'm|i'd)\b/;

/** Who did it, and when, decides what may be asked of a clause. */
const groupOf = (shape: ClauseShape, clause: string, isOver: boolean): readonly string[] => {
  // what would be has not been like anything, and what is denied has not happened
  if (
    shape.tense === "would" ||
    shape.tense === "used" ||
    (shape.isNegated && (shape.of === "thing" || (isOver && shape.of === "self")))
  )
    return [];
  // "he won't eat it" is how it is, and nothing to come
  if (shape.tense === "will") return shape.isNegated ? [] : plainQuestions.ahead;
  // whoever has said how they feel is not asked it
  if (!isOver && shape.of === "self" && namesFeeling(clause)) return [];
  if (!isOver)
    return shape.of === "self" && /^(?:want|know|love|like|hate)$/.test(shape.verb)
      ? []
      : plainQuestions.present;
  if (shape.of === "other" && speech.test(shape.verb) && ofMe.test(shape.rest))
    return plainQuestions.spoken;
  if (namesFeeling(clause)) return plainQuestions.felt;
  if (shape.of === "other" && !/^(?:be|have)$/.test(shape.verb)) return plainQuestions.othersPast;
  return shape.of === "self" ? plainQuestions.ownPast : plainQuestions.past;
};

const fewWords = 4;

/** What may be asked of the first thing somebody tells. */
const openingGroup = (
  clause: string,
  of: ClauseShape["of"] | undefined,
  isOver: boolean,
): readonly string[] => {
  if (ofThought.test(clause)) return plainQuestions.openingThought;
  if (isAhead(clause) && !isOver) return plainQuestions.ahead;
  if (!isOver) return plainQuestions.opening;
  if (of === "self" && begun.test(clause)) return plainQuestions.openingBegun;
  if (isFresh.test(clause)) return plainQuestions.openingToday;
  if (changed.test(clause)) return plainQuestions.openingChange;
  return of === "self" ? plainQuestions.openingOwn : plainQuestions.openingPast;
};

const groupFor = (state: State): readonly string[] => {
  const { now } = state;
  const news = newsIn(now);
  if (news) return news === "own" ? plainQuestions.glad : plainQuestions.gladOfOthers;
  if (isBlow(state)) return plainQuestions.blow;
  if (namesOnly(state)) return plainQuestions.named;
  const clause = now.clauses.findLast(({ isQuestion }) => !isQuestion)?.text ?? "";
  const shape = shapeOfClause(clause);
  const isOver = shape ? shape.tense === "past" : isPastTense(withSubject(clause));
  // beside a loss a few words are no news to be asked about
  const fragments = inSorrow(state) ? [] : plainQuestions.fragments;
  // "retired. March. lorry driver": there is no sentence to take up
  if (now.clauses.every(({ text }) => splitWords(text).length <= 2)) return fragments;
  if (state.toldCount <= 1) return openingGroup(clause, shape?.of, isOver);
  if (ofThought.test(clause)) return ofBelief.test(clause) ? plainQuestions.thought : [];
  if (dated.test(clause)) return plainQuestions.dated;
  if (isAhead(clause) && !isOver) return plainQuestions.ahead;
  if (shape) return groupOf(shape, clause, isOver);
  return isOver && splitWords(clause).length > fewWords ? plainQuestions.past : fragments;
};

/** What somebody says of themselves, and what was done to them; the rest is a side of the story. */
export const weighs = ({ now }: State): boolean => {
  const clause = now.clauses.findLast(({ isQuestion }) => !isQuestion)?.text ?? "";
  const shape = shapeOfClause(clause);
  return (
    (isTelling(clause) && !/^(?:i|we) need (?:the|a|some)\b/i.test(clause)) ||
    (shape?.of === "other" && (ofMe.test(shape.rest) || /^(?:nobody|no one)\b/.test(shape.subject)))
  );
};

/** A question that presumes nothing but what was said. */
export const plainQuestion = (state: State, voice: ReplyVoice): string | null =>
  (wantsWayOn(state) ? voice.pick("gq/way", wayOnQuestions) : null) ??
  (toneOf(state) === "glad"
    ? null
    : (smallTalkQuestion(state, voice) ?? clauseQuestion(state, voice))) ??
  voice.pick("gq", stillOpen(groupFor(state), state.now.lower));
