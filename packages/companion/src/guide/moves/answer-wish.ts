import { adviceSource, offerAdvice } from "../advice/give-advice.ts";
import { exerciseFor } from "../exercises/choose-exercise.ts";
import { exerciseAsked, startExercise } from "../exercises/run-exercise.ts";
import { actLines } from "../say/acts.ts";
import { stepQuestions } from "../say/moving-on.ts";
import { ask, has } from "../session/asking.ts";
import type { State } from "../session/state.ts";
import { openQuestion } from "../telling/openly.ts";
import { namesMedicine } from "../understanding/medicine-words.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { hasTold, littleSaid } from "./answer-short.ts";
import { answerHonestly } from "./honesty.ts";

type Parts = (string | null)[];

/** "Should I go back on them?" asks about the medicine named a moment ago. */
const isAboutMedicine = (state: State): boolean =>
  /\b(?:them|it|taking|back on|off)\b/.test(state.now.lower) &&
  namesMedicine.test(state.before.at(-1)?.lower ?? "");

const asksForList = /\blist of\b/;
const asksHow = /\?|\b(?:how|what|where)\b(?!.{0,12}\bwrong\b)|\b(?:tips|ideas)\b/;

/** Advice is given where it is asked for by its name, and not to every question that begins with "how". */
const wantsAdvice =
  /\b(?:advice|advise|tips?|suggest\w*|recommend\w*|ideas|pointers)\b|\bwhat (?:should|can|could|do) (?:i|we) do\b(?! (?:with|for|if|when|there))|\bhow (?:do|can|should|could) i (?:cope|deal|handle|stop|get over|get through|sleep|calm|relax|manage)\b/;

const exercise = (state: State, voice: ReplyVoice): Parts | null => {
  const wanted = exerciseAsked(state.now.lower) ?? exerciseFor(state);
  const start = wanted ? startExercise(wanted, state, voice) : null;
  return start ? [start] : null;
};

/** The answer to what somebody wants of it: to be listened to, a step, an exercise, a word on a decision, advice. */
export const answerWish = (state: State, voice: ReplyVoice): Parts | null => {
  const { now } = state;
  if (has(state, "noAdvice")) return [voice.pick("noadvice", actLines.noAdvice)];
  if (has(state, "source")) return adviceSource(state, voice);
  if (has(state, "stepRequest")) {
    const solving = /\bplan\b/.test(now.lower) ? exerciseAsked("problem solving") : null;
    const line =
      (solving ? startExercise(solving, state, voice) : null) ?? voice.pick("step", stepQuestions);
    if (line) return [line];
  }
  if (has(state, "windDown") && hasTold(state)) {
    const line = voice.pick("saidnow", actLines.saidNow);
    if (line) return [line];
  }
  if (has(state, "dismiss") && !hasTold(state)) return littleSaid(state, voice);
  if (has(state, "dismiss"))
    return [voice.pick("dismiss", actLines.dismiss), ask(state, () => openQuestion(state, voice))];
  if (has(state, "exerciseRequest")) {
    const parts = exercise(state, voice);
    if (parts) return parts;
  }
  if (has(state, "decisionRequest") && isAboutMedicine(state)) {
    const parts = answerHonestly("medicine", state, voice);
    if (parts) return parts;
  }
  // whether to take a danger seriously is not left open
  if (has(state, "decisionRequest") && state.topic?.id === "followed") {
    const parts = offerAdvice(state, voice);
    if (parts) return parts;
  }
  if (has(state, "adviceRequest") && !has(state, "sarcasm") && wantsAdvice.test(now.lower)) {
    // "I need advice" and a first sentence: what the advice is to be about comes next
    if (
      state.toldCount <= 1 &&
      !asksHow.test(now.lower) &&
      !state.questionsOff &&
      !asksForList.test(now.lower)
    ) {
      const line = voice.pick(
        "helpfirst",
        now.wordCount <= 8 && now.people.length === 0
          ? actLines.helpWhat
          : now.wordCount > 12
            ? actLines.helpLong
            : actLines.helpMore,
      );
      if (line) return [line];
    }
    const parts = offerAdvice(state, voice);
    if (parts) return parts;
  }
  return null;
};
