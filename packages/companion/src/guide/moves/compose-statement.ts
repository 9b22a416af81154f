import { presenceLines, unknownLines } from "../say/presence.ts";
import type { State, Written, WrittenRemark } from "../session/state.ts";
import { namesTime } from "../session/step-times.ts";
import { isToBeStayedWith } from "../session/weight.ts";
import { openQuestionIn } from "../telling/open-question-in.ts";
import { openly } from "../telling/openly.ts";
import { answerLoss, answerTone } from "../telling/tone-met.ts";
import { inToldPronoun } from "../words/told-pronoun.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { takeUpStep } from "./take-up-step.ts";

type Parts = (string | null)[];

const nothingWritten: Written = { remarks: [], questions: [], isHeavy: false };

/** After so many questions in a row a remark stands by itself. */
const mostQuestions = 3;

/** A written question, of her or him where that is certain; null where nobody is to be asked, or it was asked before. */
const asking = (state: State, voice: ReplyVoice, ask: string): string | null =>
  state.questionsOff ||
  state.isVenting ||
  ask === "" ||
  // who has named the day is not asked for it
  (/^when\b/i.test(ask) && namesTime(state.now.lower))
    ? null
    : voice.offer(inToldPronoun(ask, state.now.text));

/** The first that was not said yet, with its question unless nobody is to be asked. */
export const remarked = (
  state: State,
  voice: ReplyVoice,
  remarks: readonly WrittenRemark[],
): Parts | null => {
  for (const { line, ask } of remarks) {
    const said = voice.offer(inToldPronoun(line, state.now.text));
    if (said) return [said, state.questionRun < mostQuestions ? asking(state, voice, ask) : null];
  }
  return null;
};

/** The first question that was not asked yet, behind its short word unless that was said before. */
const askedNext = (
  state: State,
  voice: ReplyVoice,
  questions: readonly WrittenRemark[],
): Parts | null => {
  for (const { line, ask } of questions) {
    const asked = asking(state, voice, ask);
    if (asked) return [line === "" ? null : voice.offer(line), asked];
  }
  return null;
};

/** "I cook, I clean. Why is the bin mine as well?" is said in anger, and not to be told. */
const inAnger = /^(?:but |and |so )?why\b/i;

const wantsAnswer = ({ now }: State): boolean =>
  openQuestionIn(now) && !(now.clauses.length > 1 && inAnger.test(now.clauses.at(-1)?.text ?? ""));

/** The answer to something told: never its own words again. */
export const composeStatement = (state: State, voice: ReplyVoice): Parts => {
  const { remarks, questions } = state.written ?? nothingWritten;
  const step = state.toldCount >= 2 || state.planOffered ? takeUpStep(state, voice) : null;
  if (step) return step;
  const loss = answerLoss(state, voice);
  if (loss) return loss;
  // what is grave is stayed with: a line that is right for the living can be cruel beside a death
  const presence = isToBeStayedWith(state) ? voice.pick("presence", presenceLines) : null;
  if (presence) return [presence];
  const toned = answerTone(state, voice);
  const remark = remarked(state, voice, remarks);
  if (remark) return toned ? [toned, ...remark] : remark;
  // what is asked and has no answer is honestly left open
  const unknown = wantsAnswer(state) ? voice.pick("unknown", unknownLines) : null;
  const asked = askedNext(state, voice, questions);
  if (unknown || toned) return [toned ?? unknown, ...(asked ?? [])];
  return asked ?? openly(state, voice);
};
