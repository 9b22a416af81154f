import { newTalk } from "@app/guide/talk";
import { read } from "@app/reading/read";
import { noRisk } from "@app/safety/screening";
import type { GuidedTurn } from "../guiding/guided-turn.ts";

/** For tests: a turn in which nothing but what was written matters, unless more is said. */
export const guidedTurnOf = (content: string, more: Partial<GuidedTurn> = {}): GuidedTurn => ({
  sessionId: "s-1",
  sessionType: "text",
  content,
  reading: read(content),
  history: [],
  screening: noRisk,
  now: new Date("2026-03-10T20:00:00Z"),
  talk: newTalk(),
  memories: [],
  ...more,
});
