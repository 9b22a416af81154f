import type { RiskCategory } from "@app/contract/reply-events";
import { isAboutAnother, speaksOfSelf } from "../about-another.ts";
import { type MessageRisk, riskIn, riskOf, screeningOf } from "../message-risk.ts";
import { isPerson, marksOf, type RiskItem } from "../risk-history.ts";
import { isOnlySuspected, withMessage } from "../screen-message.ts";
import { isImminent, type Screening } from "../screening.ts";
import type { CourseId, Facts, StepId } from "./course.ts";
import {
  hurtSomebody,
  namesMeansAtHand,
  noFacts,
  saysPlainly,
  withAnswer,
  withDisclosure,
} from "./course-facts.ts";
import { askMark, courseOf, coursePlaceIn, courses, urgentMark } from "./courses.ts";
import { helpComes } from "./help-comes.ts";
import { type AnswerReading, readAnswer } from "./read-answer.ts";

export type CourseState = {
  id: CourseId;
  category: RiskCategory;
  /** Something of this course has been said in the session. */
  isBegun: boolean;
  /** What the last reply asked. */
  asked: StepId | null;
  answer: AnswerReading;
  facts: Facts;
  isUrgent: boolean;
  /** Somebody is there or on the way. */
  isHelped: boolean;
  /** The message is read as a danger by itself, and not only as an answer. */
  isFreshDanger: boolean;
  /** The person named suicide in so many words. */
  isPlain: boolean;
  /** Nothing was said in so many words, and the direct question was not answered with a yes. */
  isOnlySuspected: boolean;
  hasSaid: (mark: string) => boolean;
};

const currentCourse = (history: readonly RiskItem[]): CourseId | null =>
  history.map((item) => coursePlaceIn(marksOf(item))?.course).findLast((course) => course) ?? null;

/** What a rule found; a mere suspicion does not change what is being spoken of. */
const sureScore = 0.85;

const isCrisisAlone = (read: MessageRisk): boolean => read.found?.level === "crisis";

const ownDanger = new Set<CourseId>(["suicide", "self_harm"]);

/** Done by the person, and in this message: whoever comes, there is no time to lose. */
const tookIt =
  /\b(?:i|ive) (?:just |already |now )?(?:took|taken|swallowed|overdosed|injected|drank|cut)\b/;

/** Something was taken or done, and not only thought of. */
const isDone = /\b(?:took|taken|swallowed|overdosed|injected|drank|cut|bleeding)\b/;

/** Whether an answer brings up a danger of its own, and is not only the next part of what is spoken of. */
const bringsAnother = (answer: AnswerReading, alone: Screening, current: CourseId): boolean => {
  if (alone.level !== "crisis") return false;
  if (answer.barrier || answer.asksMethod) return false;
  if (alone.category === "medical_emergency" && ownDanger.has(current))
    return isImminent(alone) || isDone.test(answer.text);
  return alone.score >= sureScore;
};

const chooseCourse = (
  turn: Pick<CourseTurn, "content" | "screening" | "isAboutAnother">,
  {
    answer,
    read,
    current,
    before,
  }: {
    answer: AnswerReading;
    read: MessageRisk;
    current: CourseId | null;
    /** What an answer such as "yes" is about, where no course has begun. */
    before: string;
  },
): CourseId => {
  const { content, screening } = turn;
  // An answer such as "yes" is about what was spoken of, whatever it is taken for by itself.
  if (current && helpComes(answer.text, current)) return current;
  if (current && !bringsAnother(answer, screeningOf(read, false), current)) return current;
  const another =
    turn.isAboutAnother ??
    (current?.startsWith("other_")
      ? !speaksOfSelf(content)
      : read.found
        ? isCrisisAlone(read) && isAboutAnother(content)
        : isAboutAnother(before));
  return courseOf(screening.category ?? "suicide", another);
};

const cannotReach =
  /\b(?:(?:not|isnt|wont|doesnt|didnt) (?:answer\w*|pick\w*|respond\w*|reply\w*)|cant reach|said yes|no answer)\b/;

const aboutTo = /\b(?:about to|going to do|want to do it|im on my way)\b/;
const commands =
  /\b(?:tell|tells|telling|say|says|saying|order|ordering|want|wants)\b.{0,20}\bme to\b.{0,20}\b(?:kill|hurt|harm|jump|stab|cut|die|do it|burn|attack)\b/;

/** An answer after which there is no time to lose. */
const answersDanger = (id: CourseId, asked: StepId | null, answer: AnswerReading): boolean => {
  const wasOpening = asked === "ask" || asked === "urgent";
  if (id === "abuse" && asked === "means") return answer.yes || answer.namesMeans;
  if (id === "harm_to_others" && asked === "distance")
    return (answer.yes || answer.namesMeans) && !answer.done;
  if (id === "harm_to_others" && asked === "when") return answer.now || aboutTo.test(answer.text);
  if (id === "harm_to_others" && answer.doesNotWant) return false;
  if (id === "abuse" || id === "harm_to_others") return asked === "ask" && answer.no;
  if (id === "psychosis") return commands.test(answer.text);
  if (id === "other_violence") return wasOpening && (answer.now || (answer.yes && asked === "ask"));
  if (id === "other_suicide")
    return asked !== null && (answer.namesMeans || cannotReach.test(answer.text));
  return false;
};

/** For this many replies what was urgent stays so, unless it became safer. */
const urgentForReplies = 8;

/** After this many replies without a step of the course, it is over. */
const openForReplies = 3;

const categoryOf: Readonly<Record<CourseId, RiskCategory>> = {
  suicide: "suicide",
  self_harm: "self_harm",
  harm_to_others: "harm_to_others",
  abuse: "abuse",
  medical_emergency: "medical_emergency",
  psychosis: "psychosis",
  eating_disorder: "eating_disorder",
  other_suicide: "suicide",
  other_violence: "abuse",
  other_medical: "medical_emergency",
  other_mind: "psychosis",
};

/** What kind of danger was met last in this session; null when none was. */
export const metCategory = (history: readonly RiskItem[]): RiskCategory | null => {
  const course = currentCourse(history);
  return course && categoryOf[course];
};

/** What kind of danger is being spoken of at this moment; null when none is. */
export const openCategory = (history: readonly RiskItem[]): RiskCategory | null => {
  const isOpen = history
    .filter((item) => !isPerson(item))
    .slice(-openForReplies)
    .some((item) => coursePlaceIn(marksOf(item)));
  const course = isOpen ? currentCourse(history) : null;
  return course && categoryOf[course];
};

export type CourseTurn = {
  content: string;
  history: readonly RiskItem[];
  screening: Screening;
  /** What the message is by itself, where that was read already. */
  read?: MessageRisk;
  isAboutAnother?: boolean | undefined;
};

/** Where the talk stands, worked out from what the person said and from the marks of what was asked. */
export const readCourse = (turn: CourseTurn): CourseState => {
  const replies = turn.history.filter((item) => !isPerson(item)).map(marksOf);
  const current = currentCourse(turn.history);
  const read = turn.read ?? riskOf(turn.content);
  const items = withMessage({ ...turn, read });
  let facts = noFacts;
  let asked: StepId | null = null;
  let isPlain = false;
  let answer = readAnswer("");
  let lastAsked: StepId | null = null;
  const answers: AnswerReading[] = [];
  for (const item of items) {
    if (!isPerson(item)) {
      asked = coursePlaceIn(item.marks)?.step ?? null;
      continue;
    }
    answer = readAnswer(item.content);
    answers.push(answer);
    if (isCrisisAlone(riskIn(item))) {
      facts = withDisclosure(facts, answer);
      isPlain ||= saysPlainly.test(answer.text);
    }
    facts = withAnswer(facts, asked, answer, isCrisisAlone(riskIn(item)));
    if (asked !== null || riskIn(item).found) {
      if (namesMeansAtHand(answer)) facts = { ...facts, means: "near", plan: facts.plan ?? "yes" };
      if (hurtSomebody.test(answer.text)) facts = { ...facts, happened: true };
    }
    lastAsked = asked;
    asked = null;
  }
  const suspected = turn.history.findLast((item) => isPerson(item) && riskIn(item).found);
  const before = suspected && isPerson(suspected) ? suspected.content : "";
  const id = chooseCourse(turn, { answer, read, current, before });
  const hasSaid = (mark: string): boolean => replies.some((marks) => marks.includes(mark));
  const danger =
    ownDanger.has(id) &&
    facts.thoughts !== "no" &&
    facts.when === "now" &&
    (facts.plan === "yes" || facts.means === "near");
  // Pills that were handed over are named like pills that are meant to be taken.
  const isHandedOver = answer.done && !isImminent(screeningOf(read, false));
  const isHelped = helpComes(answer.text, id) && !tookIt.test(answer.text);
  const wasHelped = answers.some(({ text }) => helpComes(text, id));
  const becameSafer =
    wasHelped || (facts.means === "away" && (facts.company === "with" || facts.reached));
  const stillUrgent =
    !becameSafer &&
    replies.slice(-urgentForReplies).some((marks) => marks.includes(urgentMark(id))) &&
    id !== "medical_emergency" &&
    id !== "other_medical";
  return {
    id,
    isBegun: [askMark(id), urgentMark(id), ...courses[id].steps.map(({ line }) => line.mark)].some(
      hasSaid,
    ),
    asked: lastAsked,
    answer,
    facts,
    category:
      turn.screening.category && courseOf(turn.screening.category, id.startsWith("other_")) === id
        ? turn.screening.category
        : categoryOf[id],
    isUrgent:
      !(isHelped && current !== null) &&
      ((isImminent(turn.screening) && !isHandedOver) ||
        danger ||
        answersDanger(id, lastAsked, answer) ||
        stillUrgent),
    isHelped,
    isFreshDanger: isCrisisAlone(read),
    isPlain,
    isOnlySuspected: facts.thoughts !== "yes" && isOnlySuspected(items),
    hasSaid,
  };
};
