import type { HistoryItem, SessionType } from "@app/contract/calls/session-shapes";
import { limits } from "@app/contract/limits";
import { languageLines, stillUnread } from "@app/guide/lines/languages";
import { type DetectedLanguage, isHardlyEnglish } from "@app/reading/language";
import type { Screening } from "@app/safety/screening";
import type { ProgramTalk } from "../program-talk.ts";
import { continueExercise, exercisePlaceIn, leavingLine } from "./exercises/run-exercise.ts";
import { answerAct } from "./moves/answer-act.ts";
import { answerAfterRisk } from "./moves/answer-after-risk.ts";
import { answerConcern } from "./moves/answer-concern.ts";
import { composeStatement, remarked } from "./moves/compose-statement.ts";
import { answerHonestly, topicsOfItself } from "./moves/honesty.ts";
import { leadStep } from "./moves/lead-step.ts";
import { answerRequest } from "./requests/answer-request.ts";
import { afterRiskLines } from "./say/concern.ts";
import { type State, slotsOf, stateOf, type Written, type WrittenRemark } from "./session/state.ts";
import { lastResortLine } from "./telling/last-resort.ts";
import type { Understanding } from "./understanding/understand.ts";
import { mixedHash } from "./words/pick.ts";
import { createReplyVoice, type ReplyVoice, upperFirst } from "./words/voice.ts";

type GuideInput = {
  seed: string;
  history: readonly HistoryItem[];
  content: string;
  sessionType: SessionType;
  screening: Screening;
  /** A danger was asked about before, and what was answered did not settle it. */
  hasAskedRisk?: boolean;
  now: Date;
  /** The program's step this session goes through. */
  programTalk?: ProgramTalk | null;
  /** Written answers to what is asked about the person's own matter. */
  answers?: readonly WrittenRemark[];
  /** What was written and is likely right for what is told. */
  written?: Written;
  /** Nobody is leaving, whatever a part of the words sounds like. */
  isStaying?: true;
};

type Parts = (string | null)[];

/** Two sentences in a row do not both begin with "So". */
const join = (parts: Parts): string =>
  parts
    .filter((part): part is string => Boolean(part))
    .map((part, index, kept) =>
      /^So (?!far\b)/.test(part) && kept[index + 1]?.startsWith("So ")
        ? upperFirst(part.slice("So ".length))
        : part,
    )
    .join(" ");

/** Who has begun in another language goes on in it, though a short message alone does not show it. */
const languageIn = ({ now, before }: State): DetectedLanguage | null =>
  now.language ??
  (isHardlyEnglish(now.lower)
    ? (before.findLast(({ language }) => language !== null)?.language ?? null)
    : null);

const inOtherLanguage = (state: State, voice: ReplyVoice): Parts | null => {
  const language = languageIn(state);
  if (!language || state.now.acts.has("goodbye")) return null;
  const [hello, exercise, words] = languageLines[language];
  // what would help comes before an exercise that nobody asked for
  for (const line of [
    hello,
    words,
    ...stillUnread.slice(0, 2),
    exercise,
    ...stillUnread.slice(2),
  ]) {
    if (!line) continue;
    const said = voice.offer(line);
    if (said) return [said];
  }
  // said once more, since a question about what could not be read would be worse
  return [stillUnread.at(-1) ?? null];
};

/** A risk from earlier that this message itself does not show: it is remembered, not answered again. */
const isKeptInMind = (screening: Screening): boolean =>
  screening.level === "concern" && screening.words.length === 0;

/** A word like "disgusting" alone does not make a message be about food. */
const isFarFetched = (state: State, screening: Screening): boolean =>
  screening.category === "eating_disorder" &&
  ![...state.before, state.now].some((message) =>
    /\b(?:eat\w*|ate|food|meals?|weigh\w*|calori\w*|bing\w*|purg\w*|starv\w*|fat|thin|skinny|body|throw\w* up|diet\w*|hungry)\b/.test(
      message.lower,
    ),
  );

/** What somebody who does not want to be asked how they feel is not asked. */
const feelingQuestions =
  /\b(?:feel|feeling|felt|like for you|like, for you|sit with you|affect you|are you with|how was (?:it|that)|how are you|leave you|do to you|comes up|was that like|is that like)\b[^.]*\?$/i;

/** In a long message a word like "you" or "program" is part of the story, unless somebody asks with it. */
const isPutToIt = ({ now }: State): boolean =>
  now.wordCount <= shortWords ||
  now.clauses.some(({ text, isQuestion }) => isQuestion && /\byou(?:r|'re)?\b/i.test(text));
const shortWords = 20;

type Route = (state: State, voice: ReplyVoice, input: GuideInput) => Parts | null;

/** While risk is near, it comes before everything but a goodbye. */
const riskRoutes: readonly Route[] = [
  (state, voice, { screening }) =>
    screening.level === "none" || isKeptInMind(screening) || isFarFetched(state, screening)
      ? null
      : answerConcern(state, voice, screening),
  (state, voice, { screening }) =>
    isKeptInMind(screening) ? answerAfterRisk(state, voice, screening.category ?? "suicide") : null,
];

const routes: readonly Route[] = [
  (state, voice) => inOtherLanguage(state, voice),
  (state, voice) => (state.now.acts.has("goodbye") ? answerAct(state, voice) : null),
  (state, voice) => continueExercise(state, voice)?.parts ?? null,
  (state, voice, { answers = [] }) => remarked(state, voice, answers),
  (state, voice) => answerRequest(state, voice),
  (state, voice) =>
    state.now.honesty &&
    (isPutToIt(state) || !topicsOfItself.has(state.now.honesty)) &&
    !(
      state.now.honesty === "capability" &&
      state.toldCount > 1 &&
      state.now.acts.has("adviceRequest")
    )
      ? answerHonestly(state.now.honesty, state, voice)
      : null,
  (state, voice, { programTalk }) => leadStep(programTalk, state, voice),
  (state, voice) => answerAct(state, voice),
  (state, voice) => composeStatement(state, voice),
];

/** Now and then, after risk was spoken of, the reply comes back to it. */
const keepsRiskInMind = (state: State, voice: ReplyVoice, parts: Parts): Parts => {
  if (
    !state.riskBefore ||
    state.now.acts.has("goodbye") ||
    languageIn(state) !== null ||
    mixedHash(`${state.seed}/risk/${state.turn}`) % 3 !== 0
  )
    return parts;
  const line = voice.pick("afterrisk", afterRiskLines);
  if (!line) return parts;
  // one question at a time
  return [...parts.filter((part) => part && !part.endsWith("?")), line];
};

/** Voice is heard, not read: three sentences are enough. */
const spokenLengths: Readonly<Record<SessionType, number>> = {
  text: 5,
  program: 5,
  deepDive: 6,
  voice: 3,
};

const fitting = (state: State, parts: Parts): Parts => {
  const kept = parts.filter((part): part is string => Boolean(part));
  const max = spokenLengths[state.sessionType];
  if (kept.length <= max) return kept;
  return [...kept.slice(0, max - 1), kept.at(-1) ?? null];
};

/** A goodbye is heard in words that are one, and never inside another sentence: the guide has heard none. */
const staying = (now: Understanding): Understanding => ({
  ...now,
  acts: new Set([...now.acts].filter((act) => act !== "goodbye")),
});

/** The reply of the embedded guide. The same input always gives the same words. */
export const olderGuideReply = (input: GuideInput): string => {
  const read = stateOf({ ...input, isExerciseStep: (reply) => exercisePlaceIn(reply) !== null });
  const state: State = {
    ...read,
    ...(input.isStaying && { now: staying(read.now) }),
    riskBefore: read.riskBefore || isKeptInMind(input.screening),
    ...(input.written && { written: input.written }),
  };
  const voice = createReplyVoice(
    input.seed,
    state.spoken,
    { ...slotsOf(state.person) },
    state.feelingsOff ? feelingQuestions : null,
  );
  if (!state.now.acts.has("goodbye") && !state.now.language)
    for (const route of riskRoutes) {
      const parts = route(state, voice, input);
      if (parts && join(parts)) return join(parts);
    }
  const leaving = startsAnew(state) ? leavingLine(state, voice) : null;
  for (const route of routes) {
    const parts = route(state, voice, input);
    if (!parts || !join(parts)) continue;
    return join(keepsRiskInMind(state, voice, fitting(state, [leaving, ...parts]))).slice(
      0,
      limits.reply.maxChars,
    );
  }
  return lastResortLine(state, voice) ?? "I’m here.";
};

/** Whether the person has turned away from an exercise that was under way. */
const startsAnew = (state: State): boolean => {
  const probe = createReplyVoice(state.seed, state.spoken, {});
  return !state.now.acts.has("goodbye") && continueExercise(state, probe) === null;
};
