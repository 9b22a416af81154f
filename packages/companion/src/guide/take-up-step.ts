import { exerciseFor } from "./exercises/choose-exercise.ts";
import { isGlad } from "./reply-parts.ts";
import {
  anythingElse,
  commitFollowUps,
  firmSteps,
  heldBackAsks,
  heldBackLines,
  planOffers,
  possibleSteps,
  stepDetails,
  stepPraise,
  stepSettled,
  stepTies,
  talkStepQuestions,
  timeLines,
} from "./say/moving-on.ts";
import { sentenceKey, sentencesOf } from "./sentences.ts";
import type { State } from "./state.ts";
import { dutyIn, namesTime, placedTime, stepIn, whenNamed } from "./steps.ts";
import { mainTopics, topicsTold } from "./topics.ts";
import type { Voice } from "./voice.ts";

type Parts = (string | null)[];

const tied = /\bwhat you told me about\b/;

const isTalk = (what: string): boolean =>
  /^(?:call|ring|phone|text|message|email|write to|tell|talk|speak|ask|say|explain|reply|apologi|invite|suggest)/.test(
    what,
  );

/** What is left off or kept up from now on has no day of its own. */
const isHabit =
  /^(?:stop|keep|cut|turn off|switch off|mute|block|ignore|wait|let|use|start (?!with|on)\w+ing|go back to (?:college|uni|school|work))\b/;

/** What is only being thought about is not given a day yet. */
const considered = /\bthinking (?:about|of)\b/;

const detail = (state: State, voice: Voice, what: string): string | null => {
  if (state.questionsOff) return null;
  return (
    (isTalk(what) ? voice.pick("talkstep", talkStepQuestions) : null) ??
    voice.pick("stepdetail", stepDetails) ??
    voice.pick("else", anythingElse)
  );
};

/** What a step is tied to: the one thing the whole talk was about, and only once. */
const wholeTopic = (state: State): string | null => {
  const topics = mainTopics(topicsTold(state.before));
  return topics.length === 1 && !state.replies.some((reply) => tied.test(reply))
    ? (topics[0]?.about ?? null)
    : null;
};

/** "I could pay it back. But then she'd know." */
const isHeldBack = ({ now }: State): boolean =>
  /[.,;]\s+(?:but|only|though|except)\b(?! (?:i think|i'm going|i'll|first|yeah|yes|maybe))/.test(
    now.lower,
  ) && /^(?:but|only|though|except)\b/.test(now.lower.split(/[.,;]\s+/).at(-1) ?? "");

/** A possible step is taken seriously: said back, tied to what was told, and given a time. */
export const takeUpStep = (state: State, voice: Voice): Parts | null => {
  const step = stepIn(state.now, state.replies);
  if (!step) return null;
  const lines = (step.isFirm ? firmSteps : possibleSteps).filter(
    (line) => !(line.includes("do is") && /^do\b/.test(step.what)),
  );
  const said = voice.pick("step", lines, { step: step.what });
  if (!said) return null;
  // what stands in the way is part of it, and comes before a day
  if (isHeldBack(state))
    return [
      said,
      voice.pick("heldback", heldBackLines),
      state.questionsOff ? null : voice.pick("heldbackq", heldBackAsks),
    ];
  const about = wholeTopic(state);
  const tie =
    (about && state.toldCount >= 3 && !isGlad(state)
      ? voice.pick("tie", stepTies, { about })
      : null) ?? voice.pick("praise", stepPraise);
  const question =
    isHabit.test(step.what) ||
    considered.test(state.now.lower) ||
    namesTime(state.before.at(-1)?.lower ?? "") ||
    namesTime(step.what) ||
    namesTime(state.now.lower)
      ? detail(state, voice, step.what)
      : state.questionsOff
        ? null
        : (voice.pick("follow", commitFollowUps) ?? detail(state, voice, step.what));
  return [said, tie, question];
};

const followUps = new Set(
  [...commitFollowUps, ...talkStepQuestions, ...stepDetails].map(sentenceKey),
);

/** Whether the last reply asked how a step would be taken. */
export const wasStepAsked = (reply: string): boolean =>
  sentencesOf(reply).some((sentence) => followUps.has(sentenceKey(sentence)));

/** A time may come a turn late, if it stands alone. */
const lateTimeWords = 10;

/** The answer to "when?" or "what would make it easier?". */
export const settleStep = (state: State, voice: Voice): Parts | null => {
  const isAsked = wasStepAsked(state.lastReply);
  const earlier =
    state.before
      .slice(-3)
      .map((message) => stepIn(message, state.replies))
      .findLast((step) => step !== null) ??
    state.before
      .slice(-4)
      .map(dutyIn)
      .findLast((step) => step !== null);
  if (!isAsked && !earlier) return null;
  const when = whenNamed(state.now);
  if (when && (isAsked || state.now.wordCount <= lateTimeWords))
    return [
      voice.pick("when", timeLines, { when: placedTime(when) }),
      detail(state, voice, earlier?.what ?? ""),
    ];
  if (isAsked && (state.now.acts.has("yes") || state.now.acts.has("done")))
    return [
      voice.pick("settled", stepSettled),
      state.questionsOff ? null : voice.pick("else", anythingElse),
    ];
  return null;
};

/** A choice of ways on. */
export const offerWays = (state: State, voice: Voice): Parts | null => {
  if (state.adviceOff || state.questionsOff) return null;
  const line = voice.pick("plan", planOffers, { invite: exerciseFor(state)?.invite });
  return line ? [line] : null;
};
