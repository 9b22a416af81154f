import { findExercise } from "../exercises/library.ts";
import { fileAnswer, fileTold } from "../keep.ts";
import { moveLines } from "../lines/moves.ts";
import { formOf } from "../lines/question-forms.ts";
import { optionNamed, ways } from "../options.ts";
import { type MatterQuestion, matterQuestions } from "../path.ts";
import { findStep, planKeys } from "../paths.ts";
import { isLed } from "../talk.ts";
import type { GuideTurn, Move, WrittenReply } from "../turn.ts";
import { askAgain, askNext, optionsFor } from "../write/ask.ts";
import { recapOf, weighPlan } from "../write/recap.ts";
import { aboutItself, aboutLife, questionOf, type WrittenAnswer } from "../written.ts";
import { beginExercise } from "./exercise.ts";

/** How sure the reader must be of a question, with its mark and without; more of one about a life, whose answer may be about another. */
const least = { marked: 0.55, plain: 0.75 } as const;
const leastOfLife = { marked: 0.9, plain: 0.9 } as const;
const leastOf = (id: string, isMarked: boolean): number =>
  (itself.has(id) || isForExercise(id) ? least : leastOfLife)[isMarked ? "marked" : "plain"];

const answers: ReadonlyMap<string, WrittenAnswer> = new Map(
  [...aboutItself, ...aboutLife].map((answer) => [answer.id, answer]),
);
/** A question about the companion is put to it; in a message of one sentence it need not say so. */
const speaksToIt = /\b(?:you|your|you're|u|ur|zoki|this|here)\b/i;
/** "You understand?" at the end of a story is a manner of speaking. */
const inPassing: ReadonlySet<string> = new Set([
  "do-you-understand-me",
  "are-you-listening",
  "how-are-you",
  "are-you-there",
]);
const fewWords = 14;
const itself: ReadonlySet<string> = new Set(aboutItself.map(({ id }) => id));

/** "Do I leave it?" is asked of a word in a text, and of nobody. */
const leavesThing = /\bleave (?:it|that|this|them|things?|the)\b/i;

type Asked = { id: string; share: number; isAll: boolean };

/** What is asked of the companion; `isAll` where the message does nothing else. */
const askedIn = ({ reading }: GuideTurn): Asked | null => {
  let best: Asked | null = null;
  for (const { ask, isQuestion, text } of reading.sentences)
    if (
      ask &&
      !(ask.id === "should-i-leave" && leavesThing.test(text)) &&
      (!itself.has(ask.id) || reading.sentences.length <= 1 || speaksToIt.test(text)) &&
      (!inPassing.has(ask.id) || reading.wordCount <= fewWords) &&
      // "not sure how this works", and then what it is about
      (!itself.has(ask.id) || isQuestion || reading.wordCount <= fewWords) &&
      ask.share >= leastOf(ask.id, isQuestion) &&
      ask.share > (best?.share ?? 0)
    )
      best = { id: ask.id, share: ask.share, isAll: reading.sentences.length <= 1 };
  return best;
};

/** What is asked, by the kind of question it is: for wordings that no answer was written for. */
const bySay: readonly (readonly [say: string, id: string])[] = [
  ["asks-fact-unknown", "fact-unknown"],
  ["asks-why-this-question", "why-asked"],
  ["asks-how-to-say", "what-words"],
  ["asks-opinion-of-plan", "what-do-you-think"],
  ["asks-is-it-normal", "is-it-normal"],
  ["asks-am-i-bad", "is-it-wrong-of-me"],
  ["wants-advice", "what-should-i-do"],
];
const sureSay = 0.8;
const saidIn = ({ reading }: GuideTurn): Asked | null => {
  const [best] = bySay
    .map(([say, id]) => ({ id, share: reading.says[say] ?? 0 }))
    .filter(({ share }) => share >= sureSay)
    .sort((a, b) => b.share - a.share);
  return best ? { ...best, isAll: reading.sentences.length <= 1 } : null;
};

/** What a question wants that no wording was known for, by its form. */
const formIn = ({ reading }: GuideTurn): Asked | null => {
  const last = reading.sentences.findLast(({ isQuestion }) => isQuestion);
  const matter = last && last.text.length <= longestForm ? formOf(last.text)?.matter : undefined;
  return matter ? { id: matter, share: 0, isAll: reading.sentences.length <= 1 } : null;
};
const longestForm = 160;

/** What goes on in somebody else is asked for in so many words, and no reader is needed for it. */
const othersIn = (turn: GuideTurn): Asked | null => {
  const found = formIn(turn);
  return found?.id === "others-mind" ? found : null;
};

const isMatter = (id: string): id is MatterQuestion => matterQuestions.some((one) => one === id);

/** Whoever asks for one, or is in a panic, waits for no certainty. */
const isForExercise = (id: string): boolean => id in exercisesFor || id === "give-me-an-exercise";

/** What these ask for is done, and not spoken about. */
const exercisesFor: Readonly<Record<string, string>> = {
  "how-to-breathe": "breathing",
  "panicky-feeling": "grounding",
};

/** Wishes put as a question: the move that grants them answers. */
const granted: ReadonlySet<string> = new Set([
  "can-you-just-listen",
  "can-you-stop-asking",
  "something-else",
  "can-i-start-over",
  "can-i-go-back",
  "can-i-skip-a-question",
]);

const asksNormal =
  /\b(?:normal|common|usual|natural|weird|strange|odd|crazy|mad|alone|only one|other people|others|anyone else|anybody else|everyone|everybody)\b/i;
const sayOf = (turn: GuideTurn, id: string): string | null => {
  const { voice, path } = turn;
  if (id === "fact-unknown") return voice.always("factunknown", moveLines.factUnknown);
  if (id === "why-asked") return voice.always("whyasked", moveLines.whyAsked);
  if (id === "others-mind") return voice.always("othersmind", moveLines.othersMind);
  // "yes, that is common" is no answer to "do you think it is disloyal?"
  if (id === "is-it-normal" && !asksNormal.test(turn.reading.plain))
    return sayOf(turn, "what-do-you-think");
  // what a path has to say of a matter is for whoever chose it
  if (isMatter(id))
    return isLed(turn.talk) && path
      ? voice.pick(`answers/${path.id}/${id}`, path.answers[id])
      : null;
  const answer = answers.get(id);
  return answer ? voice.always(`answers/${id}`, answer.says) : null;
};

/** The question that waits is asked again in other words, so that an answer does not end the talk. */
export const onwards = (turn: GuideTurn, asked: { isAll: boolean }): WrittenReply => {
  const { talk, path } = turn;
  const { waiting } = talk;
  const step = waiting && findStep(path, waiting.step);
  if (talk.mode !== "path" || !path || talk.quiet > 0)
    return { parts: [], options: [ways.goOn, ways.listen] };
  if (waiting && step && !asked.isAll && turn.reading.wordCount > 12) {
    fileAnswer(turn, waiting.step, step.role);
    fileTold(turn, waiting.step);
    const next = askNext(turn);
    return next
      ? { parts: [next.text], options: optionsFor(next) }
      : { parts: [], options: [ways.page] };
  }
  const again = waiting ? (askAgain(turn, "asks") ?? askAgain(turn, "easier")) : askNext(turn);
  // its question stands just above, with the same answers to tap
  const isStillThere = !turn.isSpoken && Boolean(step && questionOf(path, step));
  return again
    ? {
        parts: isStillThere ? [] : [turn.voice.pick("backtoit", moveLines.backToIt), again.text],
        options: optionsFor(again),
      }
    : { parts: [], options: [ways.goOn, ways.listen] };
};

/** A written answer says more than a kind of question: so much surer of the kind it must be. */
const surerBy = 0.7;
/** A written answer where its wording is clear, else what kind of question it is. */
const firstOf = (asked: Asked | null, said: Asked | null): Asked | null =>
  asked && (!said || asked.share >= said.share * surerBy) ? asked : said;

/** What a message asks of the companion, by the id of its answer; a tap asks nothing. */
export const askedOf = (turn: GuideTurn): Asked | null =>
  turn.chosen?.isAlone
    ? null
    : (othersIn(turn) ?? firstOf(askedIn(turn), saidIn(turn)) ?? formIn(turn));

/** What is asked about the companion itself: what somebody brings beside it comes after. */
export const asksOfItself = (turn: GuideTurn): boolean => itself.has(askedOf(turn)?.id ?? "");

/** Questions put to it come before everything it wants to ask. */
export const answeringQuestions: Move = {
  id: "question",
  write: (turn) => {
    const asked = askedOf(turn);
    if (!asked) return null;
    const { talk } = turn;
    if (granted.has(asked.id)) return null;
    const exercise =
      exercisesFor[asked.id] ??
      (asked.id === "give-me-an-exercise" ? (turn.path?.exercise ?? "breathing") : null);
    if (exercise && findExercise(exercise)) return beginExercise(turn, exercise);
    const special =
      (asksOfPlan(turn) ? weighPlan(turn) : null) ??
      (asksRecap.has(asked.id) ? recapOf(turn) : null);
    const said = special ?? sayOf(turn, asked.id);
    if (!said) return null;
    const answer = answers.get(asked.id);
    const own = answer?.options?.map(optionNamed);
    if (talk.mode === "opening" || said.includes("?") || (itself.has(asked.id) && talk.turn === 0))
      return { parts: [said], options: own ?? [] };
    const on = onwards(turn, asked);
    return { parts: [said, ...on.parts], options: own ?? on.options ?? [] };
  },
};

/** Whether somebody asks what it makes of the plan they told. */
export const asksOfPlan = (turn: GuideTurn): boolean =>
  turn.talk.slots[planKeys.step] !== undefined &&
  asksWeighing.has(askedOf(turn)?.id ?? "") &&
  turn.reading.sentences.every(
    ({ isQuestion, text }) => !isQuestion || weighs.has(formOf(text)?.id ?? "good-enough"),
  );
/** What else is asked is about something else. */
const weighs: ReadonlySet<string> = new Set([
  "good-enough",
  "agree",
  "echoed",
  "makes-sense",
  "what-you-notice",
]);

const asksWeighing: ReadonlySet<string> = new Set([
  "is-it-good-enough",
  "does-that-sound-right",
  "what-do-you-think",
  "is-that-too-much",
]);
const asksRecap: ReadonlySet<string> = new Set([
  "do-you-remember-what-i-said",
  "what-do-you-know-about-me",
]);
