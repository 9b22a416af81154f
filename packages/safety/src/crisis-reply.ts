import type { Helpline } from "@app/contract/reply-events";
import { askCountry, tellCountry } from "./country-told.ts";
import { askMark, courses, type MarkedStep, urgentMark } from "./course/courses.ts";
import type { CourseState } from "./course/read-course.ts";
import { reactions } from "./course/words/reactions.ts";
import { presence } from "./course/words/reflections.ts";
import { nothingOwed, type OwedWords } from "./owed-by-model.ts";
import { type Pick, pickUnsaid, reaction, wholeAnswer } from "./react-to-answer.ts";
import {
  joinWords,
  type MarkedLine,
  type MarkedWords,
  marksOf,
  nothingSaid,
  type RiskItem,
} from "./risk-history.ts";
import type { Screening } from "./screening.ts";
import { emergencyNumber, localEmergency, serviceLine } from "./ways-to-people.ts";

export type CrisisTurn = {
  history: readonly RiskItem[];
  screening: Screening;
  helplines: readonly Helpline[];
  country: string | null;
  /** The country was told with this message, and its lines have not been named. */
  isCountryNew: boolean;
};

/** What is said where no model answers: that it was heard, then one step. A slow model may write the first part, never the second. */
export type CrisisReply = {
  heard: MarkedWords;
  step: MarkedWords;
  /** What else may come next: a model that heard the answer says which of them fits it, and writes none. */
  others?: readonly MarkedWords[];
  mayListen: boolean;
  /** Set where a model that was told what is at stake may answer in place of all this. */
  owed?: OwedWords;
  /** The emergency number stands in it for the first time. */
  isUrgent?: true;
  /** A model that reads the person's language may go on by itself, told what is at stake. */
  mayAnswer?: true;
};

const limits: MarkedLine = {
  mark: "limits",
  text: "I am an AI, so I cannot call anyone for you or see how you are. I can stay and listen, and a person can do more.",
};

const withNumber = (lead: string, helplines: readonly Helpline[]): string =>
  lead.replace("{number}", emergencyNumber(helplines));

const unless = (state: CourseState, line: MarkedLine): MarkedLine | null =>
  state.hasSaid(line.mark) ? null : line;

/** Then only the emergency number is of use. */
const isMedical = ({ category }: CourseState): boolean => category === "medical_emergency";

/** One service, once; where no country is known, the directory. */
const service = (state: CourseState, turn: CrisisTurn): MarkedLine | null =>
  isMedical(state) ? null : unless(state, serviceLine(turn.helplines));

/** The first words of a course, as they fit what was told. */
const opening = ({ id, isPlain, facts }: CourseState): { hear: string; ask: string } => {
  const { hear, ask, plain, happened } = courses[id];
  if (facts.happened && happened) return happened;
  return isPlain && plain ? plain : { hear, ask };
};

const firstQuestion = (state: CourseState): MarkedLine => {
  const { id } = state;
  const { asksDirectly } = courses[id];
  const text = opening(state).ask;
  return { mark: askMark(id), text, ...(asksDirectly ? { asks: "asked-directly" as const } : {}) };
};

const urgentQuestion = ({ id }: CourseState): MarkedLine => ({
  mark: urgentMark(id),
  text: courses[id].urgentAsk,
});

const reachable: MarkedLine = {
  mark: "out-of-reach",
  text: "Please put what you have there out of your reach first: into another room, or into somebody else’s hands.",
};

/** Means that are named are taken up in the very next words. */
const outOfReach = ({ id, facts }: CourseState): MarkedLine | null =>
  (id === "suicide" || id === "self_harm") && facts.means === "near" ? reachable : null;

const firstReply = (state: CourseState, turn: CrisisTurn): CrisisReply => {
  const course = courses[state.id];
  const number = emergencyNumber(turn.helplines);
  const where = number === localEmergency ? unless(state, tellCountry) : null;
  if (state.isUrgent || course.alwaysLead) {
    const happened = state.facts.happened ? course.happened : undefined;
    const lead = state.isUrgent
      ? course.urgentLead
      : (happened?.lead ?? course.alwaysLead ?? course.urgentLead);
    const isNow = state.isUrgent || course.isAlwaysUrgent;
    const ask = isNow ? urgentQuestion(state) : firstQuestion(state);
    const body = isNow ? course.urgent : opening(state).hear;
    const first = withNumber(lead, turn.helplines);
    const people = [unless(state, limits), service(state, turn), where];
    return {
      heard: joinWords([first, body]),
      step: joinWords([...people, ask]),
      mayListen: false,
      owed: {
        lead: joinWords([first]),
        question: isNow ? joinWords([body, ask]) : joinWords([ask]),
        asked: "unless-any",
        notice: joinWords([unless(state, limits)]),
        ways: joinWords([service(state, turn), where]),
      },
    };
  }
  const { hear } = opening(state);
  const refusal = state.answer.asksMethod ? (reactions.method[0] ?? null) : null;
  const ask = joinWords([outOfReach(state), firstQuestion(state)]);
  const ways = joinWords([unless(state, limits), service(state, turn), where]);
  return {
    heard: joinWords([refusal ?? hear]),
    step: joinWords([ask, ways], "\n\n"),
    mayListen: refusal === null && !isMedical(state),
    ...(refusal
      ? {}
      : {
          owed: {
            question: ask,
            asked:
              state.id === "suicide" && !state.hasSaid("asked-directly")
                ? "unless-direct"
                : "unless-any",
            notice: joinWords([unless(state, limits)]),
            ways: joinWords([service(state, turn), where]),
          },
        }),
  };
};

/** Danger that became clear on the way: the number first, whatever else was said before. */
const urgentReply = (state: CourseState, turn: CrisisTurn): CrisisReply | null => {
  const { urgentLead, urgent } = courses[state.id];
  if (!state.isUrgent || state.hasSaid(urgentMark(state.id))) return null;
  const lead = withNumber(urgentLead, turn.helplines);
  return {
    heard: joinWords([lead, urgent]),
    step: joinWords([unless(state, limits), urgentQuestion(state)]),
    mayListen: false,
    isUrgent: true,
    owed: {
      lead: joinWords([lead]),
      question: joinWords([urgent, urgentQuestion(state)]),
      asked: "unless-any",
      ways: nothingSaid,
    },
  };
};

/** Whoever has somebody there or on the way is asked nothing more of what brings help. */
const helpedReply = (state: CourseState, pick: Pick): CrisisReply | null => {
  if (!state.isHelped) return null;
  const isAtHome = state.id === "abuse";
  const heard = pick(reactions.helped);
  const step = pick(isAtHome ? reactions.withHelpAtHome : reactions.withHelp);
  if (!heard || !step) return null;
  return {
    heard: joinWords([heard]),
    step: joinWords([step]),
    mayListen: !isMedical(state),
    owed: nothingOwed,
  };
};

const askAgain: MarkedLine = {
  mark: "suicide/ask-again",
  text: "I would like to ask once more, because it matters: are you thinking of ending your life? A yes or a no is enough.",
  asks: "asked-directly",
};

/** The plain question was passed over, and what came instead is a danger itself: it is asked once more, and people first. */
const askedAgain = (state: CourseState, turn: CrisisTurn): CrisisReply | null => {
  if (state.id !== "suicide" || state.asked !== "ask" || state.facts.thoughts !== null) return null;
  if (!state.isFreshDanger || state.answer.declines || state.hasSaid(askAgain.mark)) return null;
  const number = emergencyNumber(turn.helplines);
  return {
    heard: joinWords([
      `If it gets closer, call ${number} or go where people are, and stay away from the place or the thing you have in mind.`,
    ]),
    step: joinWords([askAgain]),
    mayListen: false,
  };
};

/** Questions that take it for granted that there is a danger. */
const presuming = new Set(["plan", "means", "when", "past", "distance"]);

/** What is still to be asked or said, the most needed first. */
const openSteps = (state: CourseState, turn: CrisisTurn): MarkedStep[] => {
  const open = courses[state.id].steps.filter(
    ({ id, line, words, unless: isKnown }) =>
      !state.hasSaid(line.mark) &&
      !(state.isOnlySuspected && presuming.has(id)) &&
      !isKnown?.(state.facts) &&
      (id !== "country" || turn.country === null) &&
      // Without a country no line was named; findahelpline.com was.
      (id !== "service" || turn.country !== null || !words.includes("line I named")),
  );
  const next =
    open.find(({ id }) => state.isUrgent && (id === "company" || id === "distance")) ??
    open.find(({ first }) => first?.(state.facts)) ??
    open[0];
  return next ? [next, ...open.filter((step) => step !== next)] : [];
};

/** So many of them a model chooses from: what comes much later would be too early. */
const choiceOf = 4;

/** Stays with somebody and asks nothing. */
const isCompany = ({ text }: MarkedLine): boolean => !text.includes("?");

/** Where nobody is in danger this minute, a model may also leave the next question for later. */
const otherSteps = (
  state: CourseState,
  pick: Pick,
  steps: readonly MarkedStep[],
): MarkedWords[] => {
  const company = state.isUrgent ? null : pick(presence.filter(isCompany));
  const later = steps.slice(1, choiceOf).map(({ line }) => line);
  return [...later, company].flatMap((line) => (line ? [joinWords([line])] : []));
};

const denies = (state: CourseState): boolean =>
  state.id === "suicide" &&
  state.facts.thoughts === "no" &&
  (!state.isPlain || state.facts.explained) &&
  !state.isUrgent &&
  state.facts.plan !== "yes" &&
  state.facts.means !== "near";

/** A direct question was plainly denied, and that was taken up: an ordinary talk may go on. */
export const isSettled = (state: CourseState, { level }: Screening): boolean =>
  level !== "crisis" && denies(state) && reactions.denied.some(({ mark }) => state.hasSaid(mark));

/**
 * The companion's own words while somebody is in danger: the direct question, what follows from the
 * answer, one service, people, distance, a small step. It listens, it stays, and it says nothing twice.
 */
export const crisisReply = (turn: CrisisTurn, state: CourseState): CrisisReply => {
  const pick = pickUnsaid(state);
  if (!state.isBegun) return firstReply(state, turn);
  const helped = helpedReply(state, pick);
  if (helped) return helped;
  const urgent = urgentReply(state, turn);
  if (urgent) return urgent;
  const again = askedAgain(state, turn);
  if (again) return again;
  if (turn.isCountryNew) {
    const named = service(state, turn);
    if (named)
      return {
        heard: state.isUrgent
          ? joinWords([`In an emergency the number is ${emergencyNumber(turn.helplines)}.`, named])
          : joinWords(["Thank you.", named]),
        step: joinWords([openSteps(state, turn)[0]?.line]),
        mayListen: false,
      };
  }
  if (turn.country === null && /\bin (?:what|which) country\b/.test(state.answer.text))
    return { heard: joinWords([askCountry]), step: nothingSaid, mayListen: false };
  const whole = wholeAnswer(state, turn, pick);
  if (whole) {
    const owed = state.answer.leaves ? nothingOwed : { ...nothingOwed, question: whole };
    return { heard: whole, step: nothingSaid, mayListen: false, owed };
  }
  if (denies(state) && state.asked === "ask") {
    const heard = pick(reactions.denied);
    if (heard)
      return {
        heard: joinWords([heard]),
        step: joinWords(reactions.afterDenial),
        mayListen: false,
      };
  }
  const { words, isParticular, isOurs } = reaction(state, pick);
  const steps = openSteps(state, turn);
  const step = steps[0]?.line ?? pick(presence) ?? leastRecent(turn.history, presence);
  return {
    // In a medical emergency nothing stands before what is to be done.
    heard: isMedical(state) && !isParticular ? nothingSaid : joinWords([words]),
    step: joinWords([step]),
    others: otherSteps(state, pick, steps),
    // A model hears what was just told better than a line that fits many; what is asked next stays ours.
    mayListen: !isOurs && !isMedical(state),
    ...(state.answer.asksMethod
      ? {}
      : { owed: { ...nothingOwed, question: joinWords([isParticular ? words : null, step]) } }),
  };
};

/** When all has been said: the words that were said longest ago. */
const leastRecent = (history: readonly RiskItem[], bank: readonly MarkedLine[]): MarkedLine => {
  const saidAt = ({ mark }: MarkedLine): number =>
    history.findLastIndex((item) => marksOf(item).includes(mark));
  return bank.reduce((oldest, line) => (saidAt(line) < saidAt(oldest) ? line : oldest));
};

export const crisisText = ({ heard, step }: CrisisReply): MarkedWords =>
  joinWords([heard, step], "\n\n");
