import type { ReplyOption } from "@app/contract/reply-events";
import type { TalkPlace } from "@app/contract/talk-card";
import { type GuideReply, guideReply, placeOf } from "@app/guide/guide";
import type { Talk } from "@app/guide/talk";
import { asksForActions } from "../instructions/asks-for-actions.ts";
import { postSessionActionsHeader } from "../instructions/post-session-actions.ts";
import { recall, withRecalled } from "../memory/recall.ts";
import { actionsOf } from "../outcome/guide-outcome.ts";
import type { GuidedTurn } from "./guided-turn.ts";
import { optionOf } from "./offered.ts";

/** The guide's reply with what goes along with it. */
export type GuidedReply = {
  text: string;
  memoryIds: readonly string[];
  options: readonly ReplyOption[];
  place: TalkPlace | null;
  talk: Talk;
  why: GuideReply["why"];
};

/** Memories are called to mind where something is told or help is asked for, and not where a talk is steered. */
const tellingMoves: ReadonlySet<string> = new Set([
  "answering",
  "opening",
  "meeting",
  "case",
  "going-on",
  "company",
  "after-path",
  "own-question",
  "question",
]);

/** The guide's turn, with what it was told to remember where that fits. */
export const guideTurn = (turn: GuidedTurn): GuidedReply => {
  const { sessionId, talk, memories } = turn;
  if (asksForActions(turn.content)) {
    const actions = actionsOf(turn).map((action) => `- ${action}`);
    return {
      text: [postSessionActionsHeader, ...actions].join("\n"),
      memoryIds: [],
      options: [],
      place: placeOf(talk),
      talk,
      why: { move: "actions", tried: [], lines: [] },
    };
  }
  const isGrave = turn.screening.level !== "none";
  const { text, why, ...reply } = guideReply({
    seed: sessionId,
    // words that may tell of danger are no example of anything, and are met as what they are
    reading: isGrave ? { ...turn.reading, cases: {} } : turn.reading,
    talk: {
      ...talk,
      isDeep: turn.sessionType === "deepDive",
      case: isGrave ? null : talk.case,
    },
    isSpoken: turn.sessionType === "voice",
    isNearDanger: isGrave || turn.hasAskedRisk === true,
    program: turn.programTalk ?? null,
  });
  // "None of these" would be an answer to a question about danger
  const after = isGrave ? { ...reply.talk, case: talk.case, offered: [] } : reply.talk;
  const recalled =
    memories.length > 0 && tellingMoves.has(why.move) && !talk.said.includes("memory/0")
      ? recall({ content: turn.content, memories })
      : null;
  return {
    text: recalled ? withRecalled(text, recalled.sentence) : text,
    memoryIds: recalled ? [recalled.memoryId] : [],
    options: after.offered.map(optionOf),
    place: placeOf(after),
    talk: recalled ? { ...after, said: [...after.said, "memory/0"] } : after,
    why,
  };
};
