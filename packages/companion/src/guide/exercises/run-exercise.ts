import {
  afterExercise,
  leftExercise,
  stoppedExercise,
  stoppedExerciseAsk,
  struggledExercise,
  struggledExerciseAsk,
} from "../say/moving-on.ts";
import type { State } from "../session/state.ts";
import { sentenceKey, sentencesOf } from "../words/sentences.ts";
import { type ReplyVoice, upperFirst } from "../words/voice.ts";
import type { Exercise } from "./exercise.ts";
import { guideExercises } from "./library.ts";

const lastKey = (text: string): string => sentenceKey(sentencesOf(text).at(-1) ?? "");
const places = new Map(
  guideExercises.flatMap((exercise) =>
    exercise.steps.map((step, index) => [lastKey(step.say), { exercise, index }] as const),
  ),
);

/** Which exercise and step a reply belongs to, by the step's last sentence. */
export const exercisePlaceIn = (reply: string): { exercise: Exercise; index: number } | null => {
  for (const sentence of sentencesOf(reply)) {
    const place = places.get(sentenceKey(sentence));
    if (place) return place;
  }
  return null;
};

export const wasDone = (replies: readonly string[], exercise: Exercise): boolean =>
  replies.some((reply) => exercisePlaceIn(reply)?.exercise.id === exercise.id);

/** The exercise from its beginning, or in short when it was done before. */
export const startExercise = (exercise: Exercise, state: State, voice: ReplyVoice): string | null =>
  voice.offer(wasDone(state.replies, exercise) ? exercise.again : (exercise.steps[0]?.say ?? null));

/** The person's words may stand in quotes when they are short and have none of their own. */
const echoOf = (state: State): string | null => {
  const text = state.now.text.replace(/\s+/g, " ").trim();
  if (state.now.wordCount > 18 || state.now.wordCount < 3 || /["“”{}<>*_]/.test(text)) return null;
  if (/\b(?:kill|die|suicid|fuck|shit)\w*/i.test(text)) return null;
  const plain = upperFirst(text.replace(/^(?:that|like|i think that|i thought that) /i, ""))
    .replace(/'/g, "’")
    .replace(/[\s,;:!]+$/, "");
  return /[.?]$/.test(plain) ? plain : `${plain}.`;
};

const struggling =
  /\b(?:can't (?:do|focus|concentrate|breathe|think of)|doesn't (?:work|help)|not (?:working|helping)|it's (?:hard|difficult|not)|feels? (?:silly|stupid|weird)|too hard|hard to)\b/;

/** "Can we leave that", "it makes it worse", "I don't think breathing is my thing": wherever it stands in the message. */
const wantsOut =
  /\b(?:can|could|shall|may) (?:we|i) (?:please |just |maybe )*(?:stop|leave (?:that|it|this)|skip (?:that|it|this)|pause|not do (?:this|that|it)|do (?:this|it) (?:later|another time)|move on|talk instead|drop (?:it|this|that))\b|\b(?:don't|do not|didn't) (?:really |actually )?(?:want to|wanna|feel like|fancy) (?:carry(?:ing)? on|go(?:ing)? on|continu\w*|do(?:ing)? (?:this|it|that|the|any)|finish\w*|keep going|keep doing)\b|\b(?:let's|i'd rather|i'd prefer to) (?:just )?(?:stop|leave (?:it|that|this)|skip|talk|not)\b|\b(?:isn't|is not|not|don't think \S+(?: \S+)? (?:is|are)) (?:really |quite )?(?:my thing|for me)\b|\bmak(?:es?|ing) (?:me |it )(?:feel )?(?:worse|more (?:anxious|aware|tense|nervous|panicky|wound up))\b|\b(?:stop|quit) (?:this|the|that) (?:exercise|breathing|thing)\b|\bhad enough of (?:this|it)\b|\b(?:have|need|going|got) to (?:have to )?(?:leave (?:it|this|that)(?: there| here)?|stop here|stop there|go now)\b/;
/** More than this tells something besides, which is answered then. */
const bareWords = 18;

/** Something told that has nothing to do with the step: the person has left the exercise. */
const hasLeft = (state: State, expects: "done" | "words"): boolean => {
  const { now } = state;
  if (now.acts.has("done") || now.acts.has("yes") || now.acts.has("unsure")) return false;
  // "that was quite good, thanks" is said of something that is over
  if (now.acts.has("thanks") && /\bthat (?:was|helped|did)\b/.test(now.lower)) return true;
  if (
    now.acts.has("adviceRequest") ||
    now.acts.has("complaint") ||
    now.request !== null ||
    (now.honesty !== null && now.honesty !== "capability")
  )
    return true;
  // news from outside ends an exercise, whatever the body says meanwhile
  if (
    expects === "done" &&
    now.wordCount >= 6 &&
    (now.situations.length > 0 || now.people.length > 0)
  )
    return true;
  if (expects === "words") return now.wordCount > 60;
  // a few words about the breath or the body belong to it, anything else told does not
  return (
    now.wordCount >= 4 &&
    !/\b(?:breath\w*|calm\w*|better|dizzy|shoulders?|tight\w*|relax\w*|did|done|ok|okay|slow\w*|heart|still|harder|easier|hands?|tingl\w*|sleepy|lighter|nice|weird|strange|works?|working|helps?|helping|muscles?)\b/.test(
      now.lower,
    )
  );
};

export type ExerciseTurn = { parts: (string | null)[]; isOver: boolean };

/** The next step of an exercise that is under way; null when none is, or the person has left it. */
export const continueExercise = (state: State, voice: ReplyVoice): ExerciseTurn | null => {
  const place = exercisePlaceIn(state.lastReply);
  if (!place) return null;
  const step = place.exercise.steps[place.index];
  if (!step) return null;
  const { now } = state;
  const isOut = wantsOut.test(now.lower);
  if (isOut && now.wordCount > bareWords) return null;
  if (
    isOut ||
    ((now.acts.has("stop") || now.acts.has("no") || now.acts.has("noAdvice")) &&
      !(step.expects === "words" && now.acts.has("no") && !now.acts.has("stop")))
  ) {
    return {
      parts: [
        voice.pick("stopped", stoppedExercise),
        state.questionsOff ? null : voice.pick("stoppedq", stoppedExerciseAsk),
      ],
      isOver: true,
    };
  }
  if (hasLeft(state, step.expects)) return null;
  if (struggling.test(now.lower) && step.expects === "done") {
    const parts = [
      voice.pick("struggled", struggledExercise),
      voice.pick("struggledq", struggledExerciseAsk),
    ];
    if (parts[0]) return { parts, isOver: false };
  }
  const next = place.exercise.steps[place.index + 1];
  if (!next)
    return {
      parts: [
        voice.pick(`end/${place.exercise.id}`, place.exercise.ending),
        state.questionsOff ? null : endQuestion(state, voice, place.exercise),
      ],
      isOver: true,
    };
  const echo = next.withEcho ? echoOf(state) : null;
  const said = next.withEcho && echo ? voice.offer(next.withEcho.replace("{echo}", echo)) : null;
  return { parts: [said ?? voice.offer(next.say)], isOver: false };
};

const endQuestion = (_: State, voice: ReplyVoice, exercise: Exercise): string | null =>
  exercise.ending.some((line) => line.endsWith("?")) ? null : voice.pick("afterex", afterExercise);

/** A word on the exercise that was left, for the beginning of the next reply. */
export const leavingLine = (state: State, voice: ReplyVoice): string | null =>
  // who gives thanks for it has not left it
  exercisePlaceIn(state.lastReply) && !state.now.acts.has("thanks") && !state.now.request
    ? voice.pick("left", leftExercise)
    : null;

export const exerciseAsked = (lower: string): Exercise | null =>
  guideExercises.find((exercise) => exercise.when.test(lower)) ?? null;

/** The exercise that the last reply offered. */
export const exerciseOffered = (reply: string): Exercise | null =>
  guideExercises.find((exercise) => reply.includes(exercise.invite)) ?? null;
