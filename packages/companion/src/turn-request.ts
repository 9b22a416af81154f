import type { HistoryItem, SessionType } from "@app/contract/calls/session-shapes";
import type { Language } from "@app/contract/languages";
import type { ReplyEvent } from "@app/contract/reply-events";
import type { ShownHelp } from "@app/safety/meet-risk";
import type { HeardMessage } from "./guiding/heard-message.ts";
import type { Hearing, OnSpent } from "./hearing/jobs.ts";
import type { Memory } from "./memory/memory.ts";
import type { ProgramTalk } from "./program-talk.ts";
import type { CompanionState } from "./state.ts";
import type { SpeakSettings } from "./turn/speak.ts";

export type TurnRequest = {
  /** Also the guide's seed. */
  sessionId: string;
  sessionType: SessionType;
  /** The id the reply will be stored under; `done` carries it. */
  messageId: string;
  /** The person's new message. */
  content: string;
  /** Everything before it, oldest first. */
  history: readonly HistoryItem[];
  /** What the person set, else what their browser says; what they say in words goes before it. */
  country: string | null;
  now: Date;
  previousMessageAt: Date | null;
  lastDisclosedAt: Date | null;
  /** All of the person's; the companion picks what fits. None when memory is off, or anonymous. */
  memories: readonly Memory[];
  /** What the person's program asks for today; null outside a program. */
  programStep: string | null;
  /** The same for the guide, which goes through its questions. */
  programTalk?: ProgramTalk | null;
  /** What the person set to be answered in, where a model writes; the guide speaks English. */
  language?: Language | null;
  /** Done by the caller beforehand, since no limit may stand before a crisis. */
  heard: HeardMessage;
  /** As it was after the last reply. */
  state: CompanionState;
  /** The person spent hours a day here on several days, as far as the caller knows. */
  leansOnIt?: boolean;
  /** The guide alone answers: this person asked more of a model than anybody can. */
  withoutModel?: boolean;
  /** Hears what reading and answering cost beside what `hear` did. */
  onSpent?: OnSpent;
  signal: AbortSignal;
};

export type Closing = Omit<TurnRequest, "content" | "heard" | "leansOnIt">;

/** What a reply is made of: what the person is sent, and what is kept for the next turn. */
export type CompanionEvent = ReplyEvent | { type: "kept"; state: CompanionState };

export type TurnSettings = SpeakSettings & { contextChars: number; hearing: Hearing };

export const safetyEvent = (shown: ShownHelp): ReplyEvent => ({ type: "safety", ...shown });

/** What is spoken has the voice's pace; words that came one by one would only hold it up. */
export const pacedFor = (
  settings: TurnSettings,
  { sessionType }: Pick<TurnRequest | Closing, "sessionType">,
): TurnSettings =>
  sessionType === "voice"
    ? { ...settings, timings: { ...settings.timings, guideWordDelayMs: 0 } }
    : settings;
