import { exerciseFor } from "../exercises/choose-exercise.ts";
import { guideExercises } from "../exercises/library.ts";
import { exerciseOffered, startExercise } from "../exercises/run-exercise.ts";
import {
  actionQuestions,
  adviceQuestions,
  intensityLines,
  offerDeclined,
  offerTalk,
  planOffers,
  ratingLines,
  stepQuestions,
} from "../say/moving-on.ts";
import { ask, has } from "../session/asking.ts";
import type { State } from "../session/state.ts";
import { openQuestion } from "../telling/openly.ts";
import { sentenceKey, sentencesOf } from "../words/sentences.ts";
import type { ReplyVoice } from "../words/voice.ts";

type Parts = (string | null)[];

/** The plan offer's three ways, told apart by the words people answer with. */
const offerMarks = planOffers.map((line) => sentenceKey(line.split("{")[0] ?? ""));
const planWasOffered = (reply: string): boolean =>
  sentencesOf(reply).some((sentence) =>
    offerMarks.some((mark) => sentenceKey(sentence).startsWith(mark)),
  );

const takesIt =
  /\b(?:try|do|use|start with|go with|manage|like) (?:that|it|this|the \w+(?: one)?)\b|\b(?:sounds (?:good|doable|right|sensible)|good idea|worth a (?:try|go)|why not|first one|second one|last one|that one|both)\b|\bthe \w+ one$/;
const hopeLines: readonly string[] = [
  "All right. I hope it helps.",
  "Good. I hope it does you good.",
];

const asksAboutAdvice = (reply: string): boolean =>
  [...adviceQuestions, ...actionQuestions].includes(sentencesOf(reply).at(-1) ?? "");

/** Advice that was given and is taken up: nothing more has to be said about it. */
const answerToAdvice = (state: State, voice: ReplyVoice): Parts | null => {
  const { lower, wordCount } = state.now;
  // "ok I can try that" may come a turn late
  const isLate = !asksAboutAdvice(state.lastReply) && state.replies.slice(-2).some(asksAboutAdvice);
  return (isLate || asksAboutAdvice(state.lastReply)) &&
    wordCount <= adviceWords &&
    (takesIt.test(lower) || (!isLate && has(state, "yes"))) &&
    !/n't\b|\bnot\b|\?/.test(lower)
    ? [voice.pick("advicetaken", hopeLines)]
    : null;
};
const adviceWords = 9;

/** The answer to an offer that the last reply made. */
export const answerToOffer = (state: State, voice: ReplyVoice): Parts | null => {
  const { lower, wordCount } = state.now;
  const offered = exerciseOffered(state.lastReply);
  const plan = planWasOffered(state.lastReply);
  if (!plan && !offered) return answerToAdvice(state, voice);
  if (wordCount > 14) return null;
  const exercise = offered ?? exerciseFor(state);
  if (plan && /\b(?:step|first|1|small|plan|practical)\b/.test(lower))
    return [voice.pick("step", stepQuestions)];
  if (
    exercise &&
    (/\b(?:exercise|second|2|try|breath\w*|that one|middle)\b/.test(lower) ||
      (!plan && has(state, "yes")))
  )
    return [startExercise(exercise, state, voice)];
  if (/\b(?:talk\w*|third|3|last|vent|stay|listen)\b/.test(lower))
    return [voice.pick("offertalk", offerTalk)];
  if (has(state, "no"))
    return [voice.pick("declined", offerDeclined), ask(state, () => openQuestion(state, voice))];
  if (plan && has(state, "yes", "unsure")) return [voice.pick("step", stepQuestions)];
  return null;
};

const easedLines: readonly string[] = [
  "I’m glad. It came down, and you brought it down.",
  "Good. You know now that it can come down.",
];
const numberLines: readonly string[] = ["{n}, then.", "{n}. All right.", "{n}. I see."];
const numberQuestions: readonly string[] = [
  "What does that number stand for?",
  "Can you tell me what you mean by that?",
];

const wasRatingAsked = (reply: string): boolean => /nought to (?:ten|a hundred)|scale/.test(reply);

/** "Better a bit", where a number was asked for or a change. */
const easier =
  /\b(?:better|calmer|less|easier|lighter|slower|stopped|steadier|quieter|gone|ok now|okay now|good now|relaxed)\b/;

/** How it is after an exercise, told in words. */
export const answerEased = (state: State, voice: ReplyVoice): Parts | null => {
  const { lower, wordCount } = state.now;
  if (wordCount > 12 || !easier.test(lower) || /n't\b|\bnot\b|\bno\b|\bbut\b/.test(lower))
    return null;
  const wasAsked =
    wasRatingAsked(state.lastReply) ||
    guideExercises.some(({ ending }) => ending.some((line) => state.lastReply.startsWith(line)));
  const line = wasAsked ? voice.pick("eased", easedLines) : null;
  return line ? [line] : null;
};

/** A number, when one was asked for. */
export const answerNumber = (state: State, voice: ReplyVoice): Parts | null => {
  const match =
    /^(?:about |around |maybe |like |probably |i'd say |a |an )*(\d{1,3})(?: ?(?:\/|out of) ?\d+| ?%)?[.! ]*(?:\S+ ?){0,5}$/.exec(
      state.now.lower,
    );
  if (!match) return null;
  if (!wasRatingAsked(state.lastReply))
    return state.now.wordCount === 1
      ? [
          voice.pick("bare", numberLines, { n: match[1] }),
          ask(state, () =>
            /\bhow (?:many|old|much|long|often|far)\b/i.test(state.lastReply)
              ? openQuestion(state, voice)
              : voice.pick("bareq", numberQuestions),
          ),
        ]
      : null;
  const number = Number(match[1]);
  const share = /hundred/.test(state.lastReply) ? number / 100 : number / 10;
  // how sure one is and how strong a feeling is are two different scales
  const lines = /how sure|how ready/i.test(state.lastReply) ? ratingLines : intensityLines;
  const bank = share < 0.4 ? lines.low : share < 0.75 ? lines.middle : lines.high;
  return [voice.pick("rating", bank), ask(state, () => voice.pick("ratingq", lines.ask))];
};
