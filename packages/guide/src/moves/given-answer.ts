import { goodNewsLines } from "../lines/company.ts";
import type { PathQuestion, PathStep, Tone } from "../path.ts";
import { deepKey, findStep, planKeys } from "../paths.ts";
import { does, type GuideTurn } from "../turn.ts";
import { company, kindIn, meet, momentIn } from "../write/heard.ts";
import { type AnswerKind, questionOf } from "../written.ts";

/** What the reader of sentences must be, for a word that only fits a tone. */
const sure = { heavy: 0.75, good: 0.85 } as const;

export const bareTone = (turn: GuideTurn): Tone | null => {
  if (does(turn, "unsure")) return "unsure";
  if (does(turn, "no")) return "no";
  return does(turn, "yes") ? "yes" : null;
};

export const isHeavy = ({ reading }: GuideTurn): boolean =>
  (reading.tones["heavy"] ?? 0) >= sure.heavy;

/** A moment with a word of its own, once in a talk. */
export const turningPoint = (turn: GuideTurn): string | null => {
  const moment = momentIn(turn);
  return moment && meet(turn, moment);
};

/** The kind of answer that was given: tapped, or read with certainty. */
export const kindGiven = (turn: GuideTurn, step: PathStep): AnswerKind | null => {
  const { chosen, reading, path } = turn;
  const tapped = chosen?.offered.id.startsWith("kind/")
    ? questionOf(path, step)?.kinds.find(({ id }) => `kind/${id}` === chosen.offered.id)
    : undefined;
  return tapped ?? kindIn(reading.kinds, path, step);
};

/** The word after an answer to one of the plan's questions: it belongs to the wording of the question. */
export const wordAfterPlan = (turn: GuideTurn, ask: PathQuestion, id: string): string | null => {
  const { chosen, reading, voice, path } = turn;
  const option = chosen?.offered.id.startsWith("answer/")
    ? ask.options?.[Number(chosen.offered.id.slice("answer/".length))]
    : undefined;
  if (option && chosen?.isAlone) return voice.pick(`${id}/option/${option.text}`, option.after);
  const bare = bareTone(turn);
  if (bare)
    return voice.pick(`${id}/${bare}`, ask.after[bare] ?? (bare === "yes" ? ask.after.any : []));
  const point = turningPoint(turn);
  if (point) return point;
  if (isHeavy(turn)) return voice.pick(`${id}/heavy`, ask.after.heavy ?? []) ?? company(turn);
  if ((reading.tones["good"] ?? 0) >= sure.good) {
    const isNews = path?.id !== "good-news" && (reading.paths["good-news"] ?? 0) > 0.5;
    const good =
      voice.pick(`${id}/good`, ask.after.good ?? []) ??
      (isNews ? voice.pick("goodnews", goodNewsLines) : null);
    if (good) return good;
  }
  return surelyAnswers(turn, ask) ? voice.pick(`${id}/any`, ask.after.any) : null;
};

/** So likely the answer must tell what was asked for, before more is said to it than a plain word. */
const leastFit = 0.4;
const opposes =
  /\b(?:not|no|never|nothing|nobody|can't|don't|doesn't|isn't|won't|didn't|wasn't|but)\b/i;

/** Whether a message is surely an answer to what was asked: it tells that kind of thing, and denies nothing. */
const surelyAnswers = ({ reading, talk, path }: GuideTurn, ask: PathQuestion): boolean => {
  const step = talk.waiting && findStep(path, talk.waiting.step);
  const share = Math.max(
    ...reading.sentences.map(({ roles }) => roles[step?.role ?? ""] ?? 0),
    reading.roles[step?.role ?? ""] ?? 0,
  );
  return (
    step !== null && ask.after.any.length > 0 && share >= leastFit && !opposes.test(reading.plain)
  );
};

/** Questions that something to do may well answer. */
export const stepLike: ReadonlySet<string> = new Set([
  "step",
  "when",
  "obstacle",
  "wish",
  "need",
  "other-side",
  "exception",
  "missing",
]);

/** Whether a message could be an answer to what was asked: a day is no step, a yes is no wish. */
export const couldAnswer = (turn: GuideTurn, ask: PathQuestion, role: string): boolean => {
  const { reading } = turn;
  if (turn.chosen) return true;
  if (does(turn, "yes")) return ask.after.yes !== undefined;
  if (role === "when") return reading.times.length > 0 || reading.wordCount <= 8;
  if (role === "step" && reading.wordCount <= 4 && reading.times.length > 0) return false;
  return true;
};

/** How sure the reader must be that a message names a step and is no answer to another question. */
const surelyStep = 0.9;

export const namesStep = ({ reading, talk }: GuideTurn): boolean =>
  reading.steps.length > 0 &&
  talk.waiting?.step !== planKeys.step &&
  (reading.roles["step"] ?? 0) >= surelyStep;

const nothing =
  /^(?:well |um |hm )?(?:nothing|none|not (?:much|really|a lot|sure)|no idea|idk|dunno)\b/i;
const mostOfNothing = 5;

/** A bare yes, or "nothing really", is no answer to what a deep dive asks, and stands on no page as one. */
export const tellsNothing = (turn: GuideTurn): boolean =>
  (turn.talk.waiting?.step.startsWith(deepKey) ?? false) &&
  (bareTone(turn) !== null ||
    (turn.reading.wordCount <= mostOfNothing && nothing.test(turn.reading.plain)));
