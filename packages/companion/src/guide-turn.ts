import type { SessionType } from "@app/contract/calls/sessions";
import type { ReplyOption } from "@app/contract/reply-events";
import type { TalkPlace } from "@app/contract/talk-card";
import { type GuideReply, guideReply, placeOf } from "@app/guide/guide";
import type { Offered, Talk } from "@app/guide/talk";
import type { Reading } from "@app/reading/reading";
import { postSessionActionsHeader } from "./instructions/post-session-actions.ts";
import type { Memory } from "./memory/memory.ts";
import { recall, withRecalled } from "./memory/recall.ts";
import { asksForActions } from "./outcome/asks-for-actions.ts";
import { actionsOf } from "./outcome/guide-outcome.ts";
import type { ProgramTalk } from "./program-talk.ts";
import type { CompanionState } from "./state.ts";

export type GuidedTurn = {
  sessionId: string;
  sessionType: SessionType;
  content: string;
  reading: Reading;
  talk: Talk;
  memories: readonly Memory[];
  programTalk?: ProgramTalk | null;
};

/** The guide's reply with what goes along with it. */
export type Guided = {
  text: string;
  memoryIds: readonly string[];
  options: readonly ReplyOption[];
  place: TalkPlace | null;
  talk: Talk;
  why: GuideReply["why"];
};

/** The move that ends a talk with a page is the page's own button. */
const optionOf = ({ id, text }: Offered): ReplyOption =>
  id === "page" ? { text, ends: true } : { text };

/** What was offered with the reply that a state was kept with. */
export const offeredIn = ({
  talk,
}: CompanionState): { options: ReplyOption[]; place: TalkPlace | null } => ({
  options: talk.offered.map(optionOf),
  place: placeOf(talk),
});

/** Memories are called to mind where something is told or help is asked for, and not where a talk is steered. */
const tellingMoves: ReadonlySet<string> = new Set([
  "answering",
  "opening",
  "going-on",
  "company",
  "after-path",
  "question",
]);

/** The guide's turn, with what it was told to remember where that fits. */
export const guideTurn = (turn: GuidedTurn): Guided => {
  const { sessionId, talk, memories } = turn;
  if (asksForActions(turn.content)) {
    const actions = actionsOf(talk, sessionId).map((action) => `- ${action}`);
    return {
      text: [postSessionActionsHeader, ...actions].join("\n"),
      memoryIds: [],
      options: [],
      place: placeOf(talk),
      talk,
      why: { move: "actions", tried: [], lines: [] },
    };
  }
  const reply = guideReply({
    seed: sessionId,
    reading: turn.reading,
    talk,
    isSpoken: turn.sessionType === "voice",
    program: turn.programTalk ?? null,
  });
  const recalled =
    memories.length > 0 && tellingMoves.has(reply.why.move) && !talk.said.includes("memory/0")
      ? recall({ content: turn.content, memories })
      : null;
  return {
    text: recalled ? withRecalled(reply.text, recalled.sentence) : reply.text,
    memoryIds: recalled ? [recalled.memoryId] : [],
    options: reply.options.map(optionOf),
    place: placeOf(reply.talk),
    talk: recalled ? { ...reply.talk, said: [...reply.talk.said, "memory/0"] } : reply.talk,
    why: reply.why,
  };
};
