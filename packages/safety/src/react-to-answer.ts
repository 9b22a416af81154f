import type { Helpline } from "@app/contract/reply-events";
import type { CourseState } from "./course/read-course.ts";
import {
  type Barrier,
  barrierWords,
  leavingWords,
  reactions,
  throughRefusal,
} from "./course/words/reactions.ts";
import { acknowledgements, reflections } from "./course/words/reflections.ts";
import { joinWords, type MarkedLine, type MarkedWords } from "./risk-history.ts";
import { withWays } from "./ways-to-people.ts";

/** The first of some lines that was not said yet. */
export type Pick = (bank: readonly MarkedLine[]) => MarkedLine | null;

export const pickUnsaid =
  ({ hasSaid }: CourseState): Pick =>
  (bank) =>
    bank.find(({ mark }) => !hasSaid(mark)) ?? null;

const topical = (state: CourseState, pick: Pick): MarkedLine | null => {
  const isBeside = state.id.startsWith("other_");
  for (const { pattern, words, beside } of reflections)
    if ((beside || !isBeside) && pattern.test(state.answer.text)) {
      const said = pick(words);
      if (said) return said;
    }
  return null;
};

const reachingOut =
  /\b(?:call\w*|ring|phone|lines?|hotlines?|helplines?|help|text|reach|tell|telling|talk(?:ing)? to|them)\b/;
const askedToReach = new Set(["service", "barrier", "urgent", "care", "company"]);
const alwaysBarriers = new Set(["cannot-speak", "locked-up", "no-phone"]);

/** "I am a burden" is a barrier when it is about calling, and a feeling everywhere else. */
const barrierIn = ({ answer, asked }: CourseState): Barrier | null =>
  answer.barrier &&
  (alwaysBarriers.has(answer.barrier) ||
    askedToReach.has(asked ?? "") ||
    reachingOut.test(answer.text))
    ? answer.barrier
    : null;

/** Words that are an answer by themselves: nothing is asked behind them. */
export const wholeAnswer = (
  state: CourseState,
  turn: { helplines: readonly Helpline[] },
  pick: Pick,
): MarkedWords | null => {
  const { answer } = state;
  const barrier = barrierIn(state);
  if (answer.leaves && !barrier) {
    const goodbye = pick(state.isUrgent ? leavingWords.urgent : leavingWords.calm);
    return goodbye && joinWords([goodbye]);
  }
  if (barrier) {
    const way = pick(barrierWords[barrier].map((line) => withWays(line, turn.helplines)));
    if (way) return joinWords([way]);
  }
  const isRefusal =
    answer.refuses || (answer.no && (state.asked === "service" || state.asked === "distance"));
  if (state.isUrgent && isRefusal) {
    const way = pick(throughRefusal);
    if (way) return joinWords([pick(reactions.refuses), way]);
  }
  return null;
};

/** Steps to which a no is a refusal, and not an answer of fact. */
const requests = new Set(["distance", "service", "company", "care", "coping", "safety-plan"]);

type Reaction = { when: boolean; bank: readonly MarkedLine[] };

const particular = ({ answer, asked, facts, id }: CourseState): Reaction[] => {
  const isShort = answer.text.split(" ").length <= 4;
  const isAnswer = asked !== null && isShort;
  const own = !id.startsWith("other_");
  return [
    { when: answer.asksMethod, bank: reactions.method },
    { when: answer.asksWhoIsTold, bank: reactions.confidential },
    { when: answer.asksAgreement, bank: reactions.agree },
    { when: answer.asksBelief, bank: reactions.belief },
    { when: answer.retracts, bank: reactions.retracted },
    { when: answer.declines, bank: reactions.declined },
    { when: id === "harm_to_others" && answer.doesNotWant, bank: reactions.doesNotWant },
    { when: id === "medical_emergency" && answer.feelsFine, bank: reactions.feelsFine },
    { when: answer.done, bank: reactions.done },
    { when: answer.refuses, bank: reactions.refuses },
    { when: asked === "means" && facts.means === "near", bank: reactions.near },
    { when: asked === "past" && own && answer.before, bank: reactions.before },
    { when: asked === "ask" && id === "suicide" && answer.passing, bank: reactions.passing },
    {
      when: (asked === "company" || asked === "urgent") && own && answer.company,
      bank: reactions.company,
    },
    {
      when: asked === "company" && own && (answer.alone || (isShort && answer.no)),
      bank: reactions.alone,
    },
    { when: isAnswer && answer.unsure, bank: reactions.unsure },
    { when: (asked === "service" || asked === "coping") && answer.yes, bank: reactions.willDo },
    { when: isAnswer && answer.yes, bank: reactions.yes },
    { when: isAnswer && answer.no && requests.has(asked ?? ""), bank: reactions.refuses },
    { when: isAnswer && answer.no, bank: reactions.no },
    { when: isShort && answer.thanks, bank: reactions.thanks },
  ];
};

/** Answers to what was asked of the companion itself, which no listening sentence takes the place of. */
const ours: ReadonlySet<readonly MarkedLine[]> = new Set([
  reactions.method,
  reactions.confidential,
  reactions.agree,
  reactions.belief,
]);

/** What shows that the answer was heard, whether it is particular to it, and whether it has to be in our words. */
export const reaction = (
  state: CourseState,
  pick: Pick,
): { words: MarkedLine | null; isParticular: boolean; isOurs: boolean } => {
  const fitting = particular(state).find(({ when }) => when);
  const words = fitting && pick(fitting.bank);
  if (words) return { words, isParticular: true, isOurs: ours.has(fitting.bank) };
  const beside = state.id.startsWith("other_") ? pick(reactions.beside) : null;
  return {
    words: topical(state, pick) ?? beside ?? pick(acknowledgements),
    isParticular: false,
    isOurs: false,
  };
};
