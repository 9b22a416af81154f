import { gatherUp } from "../after/gather-up.ts";
import { inWords, topicsIn } from "../after/listing.ts";
import { saidBack } from "../reflect/said-back.ts";
import { threadLines, threadQuestions } from "../say/generic.ts";
import type { State } from "../session/state.ts";
import { stepIn } from "../session/steps.ts";
import { inSorrow, isToBeStayedWith } from "../session/weight.ts";
import { answerFewWords } from "../telling/few-words.ts";
import { framesIn } from "../telling/frames.ts";
import { answerGladShadow } from "../telling/glad-shadow.ts";
import { answerInsight } from "../telling/insight.ts";
import { ordinary, staying } from "../telling/ordinary-reply.ts";
import { complexReflection } from "../telling/reply-parts.ts";
import { isGlad } from "../telling/tone.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { offerWays, takeUpStep } from "./take-up-step.ts";

type Parts = (string | null)[];

/** A message this long, about this many things, is given back as its threads. */
const ramblingWords = 60;

const isRambling = (state: State): boolean =>
  state.now.wordCount >= ramblingWords && topicsIn(state.now, state.before).length >= 2;

const rambling = (state: State, voice: ReplyVoice): Parts => {
  const list = inWords(topicsIn(state.now, state.before).slice(0, 3));
  return [
    voice.pick("threads", threadLines, { list }),
    saidBack(state.now, voice, `${state.seed}/${state.turn}`, "telling") ??
      complexReflection(state, voice),
    state.questionsOff ? null : voice.pick("threadq", threadQuestions),
  ];
};

const offer = (state: State, voice: ReplyVoice): Parts | null => {
  const ways = offerWays(state, voice);
  return ways
    ? [
        saidBack(state.now, voice, `${state.seed}/${state.turn}`, "telling") ??
          complexReflection(state, voice),
        ...ways,
      ]
    : null;
};

/** Sorrow asks for company before it asks for a plan. */
const isSorrow = (state: State): boolean =>
  inSorrow(state) ||
  state.topic?.theme === "grief" ||
  state.topic?.theme === "trauma" ||
  state.now.kinds.some((kind) =>
    /^(?:longing|tears|no-tears|was-not-there|hurt-by-other|forbidden-wish|froze)$/.test(kind.id),
  );

/** Moments that want an answer of their own. */
const wantsAnswer =
  /^(?:does-that-make-me|self-question|fear-future|undeserving|asking-for-what|plain-wish|doubt-after-wish|the-price-of-telling|being-a-nuisance|asks-itself)$/;

/** People in a hurry leave the question mark out. */
const asksUnmarked =
  /^(?:so |but |and |ok )?(?:what|how|why|when|where|who|is|am|are|do|does|did|can|could|should|would|will)\b/;

/** Below this a message is an answer, and not the place to sum up. */
const fullWords = 4;
/** Above this it tells too much to be only one of several things. */
const plainWords = 8;
/** Before this there is little that could be gathered. */
const gatherAfter = 7;
/** After this many tellings a way on is offered even if nobody asked for one. */
const longTalk = 10;

/** A menu of ways on belongs to somebody who is looking for one. */
const seeksWay = (state: State): boolean =>
  state.toldCount >= longTalk ||
  state.now.kinds.some((kind) => /^(?:at-a-loss|where-to-go)$/.test(kind.id));

const mayMoveOn = (state: State): boolean => {
  const { now } = state;
  const isQuestion =
    now.clauses.some((clause) => clause.isQuestion) ||
    (now.wordCount <= 14 && asksUnmarked.test(now.lower));
  return (
    !state.riskBefore &&
    !isGlad(state) &&
    !state.isGladSession &&
    !state.isVenting &&
    now.isSubstantive &&
    !isQuestion &&
    !now.kinds.some((kind) => kind.quiet || wantsAnswer.test(kind.id)) &&
    !state.topicIsNew
  );
};

/** What wants an answer of its own is not the place to sum up. */
const isTelling = (state: State): boolean =>
  state.now.feelings.length > 0 ||
  state.now.situations.length > 0 ||
  state.now.wordCount > plainWords ||
  state.now.clauses.length > 1 ||
  framesIn(state, isGlad(state)).length > 0;

/** Somebody who has named a step needs no menu. */
const hasStep = (state: State): boolean =>
  state.before.some((message) => stepIn(message, state.replies) !== null);

export type WrittenRemark = { line: string; ask: string };

/** The first that was not said yet, with its question unless nobody is to be asked. */
export const remarked = (
  state: State,
  voice: ReplyVoice,
  remarks: readonly WrittenRemark[],
): Parts | null => {
  for (const { line, ask } of remarks) {
    const said = voice.offer(line);
    if (said) return [said, state.questionsOff || ask === "" ? null : voice.offer(ask)];
  }
  return null;
};

/** The answer to something told. */
export const composeStatement = (
  state: State,
  voice: ReplyVoice,
  remarks: readonly WrittenRemark[] = [],
): Parts => {
  const { now, phase } = state;
  const step = state.toldCount >= 2 || state.planOffered ? takeUpStep(state, voice) : null;
  if (step) return step;
  // what is grave is stayed with
  const remark = isToBeStayedWith(state) ? null : remarked(state, voice, remarks);
  if (remark) return remark;
  const shadow = answerGladShadow(state, voice);
  if (shadow) return shadow;
  const few = answerFewWords(state, voice);
  if (few) return few;
  const clear = answerInsight(state, voice);
  if (clear) return clear;
  if (isRambling(state)) return rambling(state, voice);
  if (!isGlad(state) && isToBeStayedWith(state)) {
    const parts = staying(state, voice);
    if (parts) return parts;
  }
  if (mayMoveOn(state) && !state.planOffered && !hasStep(state)) {
    const parts =
      phase === "insight" &&
      state.toldCount >= gatherAfter &&
      now.wordCount >= fullWords &&
      !isSorrow(state) &&
      !isTelling(state)
        ? gatherUp(state, voice)
        : phase === "plan" && !isSorrow(state) && !isTelling(state) && seeksWay(state)
          ? offer(state, voice)
          : null;
    if (parts) return parts;
  }
  return ordinary(state, voice);
};
