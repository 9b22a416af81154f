import type { HistoryItem, SessionType } from "@app/contract/calls/sessions";
import type { Screening } from "@app/safety/screening";
import { guideActions } from "./guide/after/actions.ts";
import { placeIn } from "./guide/exercises/run-exercise.ts";
import { guideReply } from "./guide/guide.ts";
import { understand } from "./guide/understanding/understand.ts";
import { postSessionActionsHeader } from "./instructions/post-session-actions.ts";
import type { Memory } from "./memory/memory.ts";
import { recall, withRecalled } from "./memory/recall.ts";
import { asksForActions } from "./outcome/asks-for-actions.ts";
import type { ProgramTalk } from "./program-talk.ts";
import type { GuideWords } from "./turn/speak.ts";

type GuideTurn = {
  sessionId: string;
  sessionType: SessionType;
  content: string;
  history: readonly HistoryItem[];
  screening: Screening;
  memories: readonly Memory[];
  now: Date;
  programTalk?: ProgramTalk | null;
};

/** In these moments a memory would be beside the point. */
const isNoMomentToRecall = (turn: GuideTurn, reply: string): boolean => {
  const { acts, honesty, language } = understand(turn.content);
  return (
    turn.screening.level !== "none" ||
    placeIn(reply) !== null ||
    honesty !== null ||
    language !== null ||
    (["goodbye", "thanks", "greeting", "correction", "complaint", "insult"] as const).some((act) =>
      acts.has(act),
    )
  );
};

/** The guide's reply, with what it was told to remember where that fits. */
export const guideWords = (turn: GuideTurn): GuideWords => {
  const { sessionId: seed, history } = turn;
  if (asksForActions(turn.content)) {
    const actions = guideActions(history, seed).map((action) => `- ${action}`);
    return { text: [postSessionActionsHeader, ...actions].join("\n"), memoryIds: [] };
  }
  const reply = guideReply({ ...turn, seed });
  const found = isNoMomentToRecall(turn, reply) ? null : recall(turn);
  return found
    ? { text: withRecalled(reply, found.sentence), memoryIds: [found.memoryId] }
    : { text: reply, memoryIds: [] };
};
