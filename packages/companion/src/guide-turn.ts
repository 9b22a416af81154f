import type { HistoryItem, SessionType } from "@app/contract/calls/sessions";
import type { ReplyOption } from "@app/contract/reply-events";
import type { TalkPlace } from "@app/contract/talk-card";
import { type GuideReply, guideReply as leadOn, placeOf } from "@app/guide/guide";
import type { Offered, Talk } from "@app/guide/talk";
import type { Reading } from "@app/reading/reading";
import type { Screening } from "@app/safety/screening";
import { guideReply } from "./guide/guide.ts";
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
  history: readonly HistoryItem[];
  screening: Screening;
  now: Date;
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

/** Moves in which something was told, and what leads on stands behind a word on it. */
const ledMoves: ReadonlySet<string> = new Set(["answering", "opening", "going-on"]);
/** Moves in which nothing leads on. */
const heardMoves: ReadonlySet<string> = new Set(["company", "after-path", "programme"]);

const sentencesIn = (text: string): string[] =>
  (text.match(/[^.!?…]+[.!?…]+["”’)]*/g) ?? [text])
    .map((sentence) => sentence.trim())
    .filter(Boolean);
const mostHeard = 2;

/** A question of the path that was not put: it is as if it had never been chosen. */
const unasked = (talk: Talk): Talk => ({
  ...talk,
  waiting: null,
  asked: talk.asked.slice(0, -1),
  said: talk.said.filter((id) => id !== talk.waiting?.ask),
});

/** Questions that fit anything are asked every second time; more of them would be an interview. */
const isTimeToListen = ({ path, isChosen, turn, waiting }: Talk): boolean =>
  path === "open" && !isChosen && turn % 2 === 0 && waiting !== null;

/**
 * The paths lead well and receive badly: read blind, what the reader of clauses gives back was preferred to their
 * lines in 39 of 40 readings. So it says what was heard, and the path asks what is next.
 */
const joined = (turn: GuidedTurn, reply: GuideReply): Pick<GuideReply, "text" | "talk"> => {
  const { text, talk, parts, why } = reply;
  const isLed = ledMoves.has(why.move);
  if (!isLed && !heardMoves.has(why.move)) return { text, talk };
  const given = guideReply({ ...turn, seed: turn.sessionId });
  if (!isLed || turn.programTalk) return { text: given, talk };
  if (isTimeToListen(talk)) return { text: given, talk: unasked(talk) };
  const heard = sentencesIn(given)
    .filter((sentence) => !sentence.includes("?"))
    .slice(0, mostHeard);
  const on = parts.length > 1 ? parts.slice(1) : parts;
  return { text: heard.length > 0 ? [...heard, ...on].join(" ") : text, talk };
};

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
  const reply = leadOn({
    seed: sessionId,
    reading: turn.reading,
    talk,
    isSpoken: turn.sessionType === "voice",
    program: turn.programTalk ?? null,
  });
  const { text, talk: after } = joined(turn, reply);
  const recalled =
    memories.length > 0 && tellingMoves.has(reply.why.move) && !talk.said.includes("memory/0")
      ? recall({ content: turn.content, memories })
      : null;
  return {
    text: recalled ? withRecalled(text, recalled.sentence) : text,
    memoryIds: recalled ? [recalled.memoryId] : [],
    options: reply.options.map(optionOf),
    place: placeOf(after),
    talk: recalled ? { ...after, said: [...after.said, "memory/0"] } : after,
    why: reply.why,
  };
};
