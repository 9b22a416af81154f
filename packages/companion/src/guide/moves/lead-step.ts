import type { ProgramTalk } from "../../program-talk.ts";
import { stepAnswered, stepOver, stepUnsure } from "../say/lead-step.ts";
import type { State } from "../session/state.ts";
import { isToBeStayedWith } from "../session/weight.ts";
import type { MessageAct } from "../understanding/acts.ts";
import { sentenceKey, sentencesOf } from "../words/sentences.ts";
import type { ReplyVoice } from "../words/voice.ts";
import { composeStatement } from "./compose-statement.ts";

type Parts = (string | null)[];

/** What a message may do that has to be answered for itself; the step waits. */
const detours: readonly MessageAct[] = [
  "goodbye",
  "silence",
  "stopQuestions",
  "insult",
  "correction",
  "complaint",
  "adviceRequest",
  "decisionRequest",
  "exerciseRequest",
  "stepRequest",
  "repeatRequest",
  "wantsToTalk",
  "boundary",
  "source",
  "smallTalk",
  "stop",
  "more",
];

/** The last sentence of a part is how its place is found again. */
const markOf = (text: string): string => sentenceKey(sentencesOf(text).at(-1) ?? "");

const says = (reply: string, mark: string): boolean =>
  sentencesOf(reply).some((sentence) => sentenceKey(sentence) === mark);

/** "Ok", right after the end: nothing more is wanted, and nothing more is asked. */
const isNod = ({ now, lastReply }: State, marks: readonly string[]): boolean =>
  says(lastReply, marks.at(-1) ?? "") &&
  (["yes", "no", "done"] as const).some((act) => now.acts.has(act));

/** More than this before the next question would bury it. */
const heardParts = 2;

/** What was said is taken up as anywhere else, only without a question of its own. */
const heard = (state: State, voice: ReplyVoice): Parts => {
  const { now } = state;
  if (now.acts.has("unsure") || now.acts.has("nothing"))
    return [voice.pick("stepunsure", stepUnsure)];
  const told = now.isSubstantive
    ? composeStatement(state, voice).filter((part) => part && !part.includes("?"))
    : [];
  return told.length > 0 ? told.slice(0, heardParts) : [voice.pick("stepheard", stepAnswered)];
};

/**
 * The next question of the program's step, after a word on the answer to the last one. Null where
 * the message wants something else, where it is heavy enough to be stayed with first, and once the
 * step's conversation is over.
 */
export const leadStep = (
  talk: ProgramTalk | null | undefined,
  state: State,
  voice: ReplyVoice,
): Parts | null => {
  if (!talk || state.questionsOff || state.riskBefore) return null;
  const { now, replies, lastReply } = state;
  if (detours.some((act) => now.acts.has(act)) || now.clauses.at(-1)?.isQuestion) return null;
  const way = [talk.opening, ...talk.followUps, talk.closing];
  const marks = way.map(markOf);
  const reached = marks.findLastIndex((mark) => replies.some((reply) => says(reply, mark)));
  const next = way[reached + 1];
  if (next === undefined) return isNod(state, marks) ? [voice.pick("stepover", stepOver)] : null;
  const isFirstAnswer = reached >= 0 && says(lastReply, marks[reached] ?? "");
  if (isFirstAnswer && isToBeStayedWith(state)) return null;
  const asked = voice.offer(next, "nearly");
  return asked ? [...heard(state, voice), asked] : null;
};
