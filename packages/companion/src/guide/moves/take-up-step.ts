import { exerciseFor } from "../exercises/choose-exercise.ts";
import {
  commitFollowUps,
  firmSteps,
  planOffers,
  possibleSteps,
  stepAssents,
  stepSettled,
  stepWishes,
  talkStepQuestions,
  timeLines,
} from "../say/moving-on.ts";
import type { State } from "../session/state.ts";
import { namesTime, placedTime, whenNamed } from "../session/step-times.ts";
import { dutyIn, type IntendedStep, stepIn } from "../session/steps.ts";
import { sentenceKey, sentencesOf } from "../words/sentences.ts";
import type { ReplyVoice } from "../words/voice.ts";

type Parts = (string | null)[];

const isTalk = (what: string): boolean =>
  /^(?:(?:call|ring|phone|text|message|email|write to|reply to|talk to|speak to|speak with|tell|ask|invite) (?:him|her|them|your |\p{Lu})|send (?:a |him |her |them |an )+(?:note|letter|card|text|message|email)|say|explain|apologi|suggest)/u.test(
    what,
  );

/** "Ask him how he did it" has said what is to be said. */
const saysWhat =
  /^(?:say|ask|tell|suggest|invite|explain)\b.*\b(?:about|that|if|whether|how|why|what|to|for|yes|no|sorry|thank\w*|there’s|i|you|round|over|he|she|they|it|we)\b/;

/** What is left off or kept up from now on has no day of its own. */
const isHabit =
  /^(?:say (?:yes|no)|try|stop|keep|cut|turn off|switch off|mute|block|ignore|wait|let|use|have a think|think|sleep on|start (?!with|on)\w+ing|go back to (?:college|uni|school|work))\b/;

/** What is only being thought about is not given a day yet. */
const considered = /\bthinking (?:about|of)\b/;

/** What has to be begun one day; a cup of tea has not. */
const needsTime =
  /^(?:ring|call|phone|text|message|email|write (?:to|him|her|them|back|my|your)|ask|tell|talk|speak|book|visit|apply|join|see|meet|go|sign|send (?!him|her|them)|look|invite|start|put|give|do|get|make|pay|take (?:a|up|part|it))\b/;

/** What is only looked at. */
const isLook = /^(?:look|have a (?:look|think)|see (?:how|if|what)|leave it)\b/;

/** "Next time", "until he is back", "the 14th": a time that is no hour. */
const someTime =
  /\b(?:next time|until|till|when|before|after|once|while|the \d+(?:st|nd|rd|th)|in (?:\w+ )?(?:days?|weeks?|months?|hours?|minutes)|for (?:\w+ )?(?:weeks?|months?)|first|soon|on the way|in the car|(?:over|at) (?:dinner|tea|breakfast|lunch|supper))\b/;

/** One simple question where something is open about it, else a word to go with it. */
const goesWith = (
  state: State,
  voice: ReplyVoice,
  { what, isFirm }: IntendedStep,
): string | null => {
  const asks = !state.questionsOff;
  const isPlaced = [what, state.now.lower, state.before.at(-1)?.lower ?? ""].some(
    (text) => namesTime(text) || someTime.test(text),
  );
  return (
    (asks &&
    !isPlaced &&
    needsTime.test(what) &&
    !isHabit.test(what) &&
    !considered.test(state.now.lower)
      ? voice.pick(
          "follow",
          commitFollowUps.filter((line) => isFirm || !/\bwill\b|\bgoing\b/.test(line)),
        )
      : null) ??
    (asks && isTalk(what) && !saysWhat.test(what)
      ? voice.pick("talkstep", talkStepQuestions)
      : null) ??
    voice.pick("stepwish", isHabit.test(what) || isLook.test(what) ? stepAssents : stepWishes)
  );
};

/** "I could say it's work but she knows my manager" is weighed in one breath. */
const weighed = /\b(?:could|might|may)\b[^.!?;]*\bbut\b/;

/** "I could pay it back. But then she'd know" is still being weighed. */
const isHeldBack = ({ now }: State): boolean =>
  /^(?:but|though|except)\b(?! (?:i think|i'm going|i'll|first|yeah|yes|maybe))/.test(
    now.lower.split(/[.,;]\s+/).at(-1) ?? "",
  );

/** A step somebody names is said back in a few words, and at most one simple thing is asked. */
export const takeUpStep = (state: State, voice: ReplyVoice): Parts | null => {
  const step = stepIn(state.now, state.replies);
  if (!step || isHeldBack(state) || (!step.isFirm && weighed.test(state.now.lower))) return null;
  const lines = (step.isFirm ? firmSteps : possibleSteps).filter(
    (line) => !(line.includes("do is") && /^do\b|^\S+$/.test(step.what)),
  );
  const said = voice.pick("step", lines, { step: step.what });
  return said ? [said, goesWith(state, voice, step)] : null;
};

const followUps = new Set([...commitFollowUps, ...talkStepQuestions].map(sentenceKey));

/** Whether the last reply asked how a step would be taken. */
const wasStepAsked = (reply: string): boolean =>
  sentencesOf(reply).some((sentence) => followUps.has(sentenceKey(sentence)));

/** A time may come a turn late, if it stands alone. */
const lateTimeWords = 10;

/** Whether something was named lately that a time can belong to. */
const hasNamedStep = ({ before, replies }: State): boolean =>
  before.slice(-3).some((message) => stepIn(message, replies) !== null) ||
  before.slice(-4).some((message) => dutyIn(message) !== null);

/** The answer to "when?". */
export const settleStep = (state: State, voice: ReplyVoice): Parts | null => {
  const { now, replies } = state;
  const isAsked = wasStepAsked(state.lastReply);
  const when = whenNamed(now);
  if (when && (isAsked || now.wordCount <= lateTimeWords)) {
    const isMeant =
      isAsked ||
      /\bi (?:think i )?will\b|\bi'll do (?:it|that)\b/.test(now.lower) ||
      // "Sunday, after the roast", once the words for it have been found
      replies.slice(-3).some((reply) => /: “/.test(reply)) ||
      hasNamedStep(state);
    return isMeant
      ? [
          voice.pick("when", timeLines, { when: placedTime(when) }),
          voice.pick("stepwish", stepWishes),
        ]
      : null;
  }
  const isYes = now.acts.has("yes") || now.acts.has("done");
  return isAsked && isYes && !now.acts.has("thanks") ? [voice.pick("settled", stepSettled)] : null;
};

/** A choice of ways on. */
export const offerWays = (state: State, voice: ReplyVoice): Parts | null => {
  if (state.adviceOff || state.questionsOff) return null;
  const line = voice.pick("plan", planOffers, { invite: exerciseFor(state)?.invite });
  return line ? [line] : null;
};
