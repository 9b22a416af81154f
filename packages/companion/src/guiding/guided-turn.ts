import type { HistoryItem, SessionType } from "@app/contract/calls/session-shapes";
import type { Talk } from "@app/guide/talk";
import type { Reading } from "@app/reading/reading";
import type { Screening } from "@app/safety/screening";
import type { Memory } from "../memory/memory.ts";
import type { ProgramTalk } from "../program-talk.ts";

/** A message with all that the guide's answer to it is made of. */
export type GuidedTurn = {
  sessionId: string;
  sessionType: SessionType;
  content: string;
  reading: Reading;
  history: readonly HistoryItem[];
  screening: Screening;
  /** A danger was asked about before, and what was answered did not settle it. */
  hasAskedRisk?: boolean;
  now: Date;
  talk: Talk;
  memories: readonly Memory[];
  programTalk?: ProgramTalk | null;
};
