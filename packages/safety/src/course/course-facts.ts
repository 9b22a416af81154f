import { isNegated } from "../guards.ts";
import type { Facts, StepId } from "./course.ts";
import type { AnswerReading } from "./read-answer.ts";

export const saysPlainly =
  /\b(?:kill(?:ing)? myself|suicid\w*|(?:end|ending|take|taking) my (?:own )?life|hang(?:ing)? myself|do(?:ing)? away with myself)\b/;
const atHand =
  /\b(?:have|ive|got|holding|in my (?:hand|lap|bag|coat|pocket|car|room)|on my (?:lap|knees)|next to me|in front of me|right here|in the (?:house|room|shed|car|truck|van|drawer|press|kitchen)|under (?:my|the) (?:bed|seat)|bought|saved up|counted|on the (?:bridge|roof|ledge|tracks))\b/;

export const noFacts: Facts = {
  thoughts: null,
  plan: null,
  means: null,
  when: null,
  company: null,
  reached: false,
  retracted: false,
  explained: false,
  happened: false,
};

const yesOrNo = (answer: AnswerReading, alsoYes: boolean): Facts["thoughts"] => {
  if (answer.declines) return "declined";
  if (answer.no) return "no";
  return answer.yes || alsoYes ? "yes" : null;
};

/** Questions behind which "tonight" says when it would be, and not when somebody could call. */
const asksForTime = new Set<StepId>(["ask", "plan", "means", "when", "distance", "urgent"]);

/** What an answer adds, given what was asked. */
export const withAnswer = (
  facts: Facts,
  asked: StepId | null,
  answer: AnswerReading,
  isDanger: boolean,
): Facts => {
  const next = { ...facts };
  if (answer.retracts) next.retracted = true;
  if (answer.explains) next.explained = true;
  if (answer.alone) next.company = "alone";
  if (answer.done && answer.company) next.company = "with";
  switch (asked) {
    case "ask":
      // "Oh no, I'm not moving. Nobody will have any trouble with me after Sunday": that no denies nothing.
      if (isDanger && answer.no) break;
      next.thoughts =
        yesOrNo(answer, answer.namesMeans || answer.now || answer.passing) ?? facts.thoughts;
      break;
    case "plan":
      next.plan = yesOrNo(answer, answer.namesMeans || answer.now || answer.later) ?? facts.plan;
      break;
    case "means":
      if (answer.no || answer.done) next.means = "away";
      else if (answer.yes || answer.namesMeans) next.means = "near";
      break;
    case "distance":
      if (answer.yes || answer.done) next.means = "away";
      break;
    case "company":
    case "urgent":
      if (answer.company) next.company = "with";
      break;
    case "service":
    case "barrier":
      if (answer.yes || answer.done) next.reached = true;
      break;
    default:
  }
  if (answer.namesMeans && answer.done) next.means = "away";
  else if (asked === "plan" && answer.namesMeans && !answer.no && atHand.test(answer.text))
    next.means = "near";
  if (asked !== null && asksForTime.has(asked)) {
    if (answer.now && !answer.no) next.when = "now";
    else if (answer.later) next.when = "later";
  }
  return next;
};

/** What a message of danger says unasked. */
export const withDisclosure = (facts: Facts, answer: AnswerReading): Facts => ({
  ...facts,
  thoughts: saysPlainly.test(answer.text) ? "yes" : facts.thoughts,
  plan: answer.namesMeans ? "yes" : facts.plan,
  means: answer.namesMeans && atHand.test(answer.text) ? "near" : facts.means,
  when: answer.now ? "now" : facts.when,
});

/** What can be meant for nothing else where somebody speaks of suicide; a car or a belt can. */
const ownMeans =
  /\b(?:pills?|tablets?|meds|medication|rope|noose|gun|shotgun|rifle|knife|knives|blades?|razors?|poison|bleach|helium|bat|hammer|axe|machete|crowbar)\b/;

/** "I'll shoot him, it's on my lap": the thing has no name, and what is meant has. */
const meansIt = /\b(?:shoot|stab|hang|overdose)\b/;
const heldNow =
  /\b(?:it|them|one|\w+) (?:\w+ )?(?:in my (?:hand|lap|bag|coat|pocket|car)|on my (?:lap|knees)|beside me|next to me|in front of me)\b/;

/** Means that are there, named whatever was asked: they are taken up at once. */
export const namesMeansAtHand = ({ text, no, done }: AnswerReading): boolean => {
  if (meansIt.test(text) && heldNow.test(text)) return true;
  const named = ownMeans.exec(text);
  return named !== null && !no && !done && atHand.test(text) && !isNegated(text, named.index);
};

/** Somebody was hurt by the writer, and it is over. */
export const hurtSomebody =
  /\b(?:i|ive) (?:just |really |already |finally )?(?:hit|slapped|smacked|punched|kicked|shook|shaken|hurt|beat|beaten|pushed|shoved|choked|strangled|stabbed|shot|attacked|injured) (?:my|him|her|them|the|a|somebody|someone|his)\b/;
