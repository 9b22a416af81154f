import type { HistoryItem } from "@app/contract/calls/session-shapes";
import type { Talk } from "@app/guide/talk";
import type { RiskItem } from "@app/safety/risk-history";
import type { Screening } from "@app/safety/screening";
import type { MessageFinds } from "../finding/find.ts";
import type { Greeting, GreetingRequest } from "../guiding/greeting.ts";
import type { GuidedReply } from "../guiding/guide-turn.ts";
import type { GuidedTurn } from "../guiding/guided-turn.ts";
import type { HeardMessage, MessageToHear } from "../guiding/heard-message.ts";
import type { LeftSession, UnsignedOutcome } from "../outcome/guide-outcome.ts";
import type { CompanionState } from "../state.ts";

/** Everything that reads people's words at length: plain data in, plain data out, and no state in between. */
type JobTypes = {
  hear: { input: MessageToHear; output: HeardMessage };
  screen: { input: MessageToHear; output: Screening };
  /** One of these two by the rules alone: quick, and yet too long for the thread that is everybody's. */
  rules: {
    input: { name: "hear" | "screen"; message: MessageToHear };
    output: HeardMessage | Screening;
  };
  /** What was said before, each message with what it was read as. */
  readHistory: { input: readonly RiskItem[]; output: RiskItem[] };
  guide: { input: GuidedTurn; output: GuidedReply };
  greet: { input: { hasModel: boolean; opening: GreetingRequest }; output: Greeting };
  initialSummary: { input: string; output: string };
  title: {
    input: {
      sessionId: string;
      history: readonly HistoryItem[];
      talk: Talk;
      risk?: CompanionState["risk"];
    };
    output: string;
  };
  /** What a session leaves, by the guide. */
  leave: { input: LeftSession; output: UnsignedOutcome };
  /** The same of a model's answer, or what is wrong with that. */
  leaveByModel: {
    input: { ended: LeftSession; reply: string };
    output: UnsignedOutcome | { problem: string };
  };
  /** What a report could say of one message. */
  find: { input: string; output: MessageFinds };
};

export type JobName = keyof JobTypes;
export type JobInput<Name extends JobName> = JobTypes[Name]["input"];
export type JobOutput<Name extends JobName> = JobTypes[Name]["output"];
export type HearingJobs = { [Name in JobName]: (input: JobInput<Name>) => JobOutput<Name> };

/** Hears what a job cost, in milliseconds of a thread's work: the wait for a thread is nobody's cost. */
export type OnSpent = (ms: number) => void;

/** Where people's words are read. */
export type Hearing = {
  do: <Name extends JobName>(
    name: Name,
    input: JobInput<Name>,
    onSpent?: OnSpent,
  ) => Promise<JobOutput<Name>>;
  /** Somebody is there who may talk soon: what rests makes itself ready. */
  wake: () => void;
  close: () => Promise<void>;
};

/** Longer than any honest message takes; what takes longer is treated as unread. */
export const jobLimitsMs: Readonly<Record<JobName, number>> = {
  hear: 1_000,
  screen: 1_000,
  rules: 1_000,
  readHistory: 1_500,
  guide: 1_500,
  greet: 1_500,
  initialSummary: 1_000,
  title: 1_500,
  // it reads a whole session, and somebody waits for it once
  leave: 4_000,
  leaveByModel: 4_000,
  find: 1_500,
};

const said = (items: readonly (HistoryItem | RiskItem)[]): string[] =>
  items.flatMap((item) => ("content" in item ? item.content : []));

/** What of a job's input are somebody's words. */
const textsIn: { [Name in JobName]: (input: JobInput<Name>) => readonly string[] } = {
  hear: ({ content, history }) => [content, ...said(history)],
  screen: ({ content, history }) => [content, ...said(history)],
  rules: ({ message: { content, history } }) => [content, ...said(history)],
  readHistory: said,
  guide: ({ content, history }) => [content, ...said(history)],
  greet: ({ opening: { initialAnswer } }) => (initialAnswer ? [initialAnswer] : []),
  initialSummary: (answer) => [answer],
  title: ({ history }) => said(history),
  leave: ({ history }) => said(history),
  leaveByModel: ({ ended: { history }, reply }) => [reply, ...said(history)],
  find: (text) => [text],
};

/** How long a job may take at worst, in no unit: one long message weighs more than many short ones. */
export const weightOf = <Name extends JobName>(name: Name, input: JobInput<Name>): number =>
  textsIn[name](input).reduce((sum, { length }) => sum + length ** 2, 0);
