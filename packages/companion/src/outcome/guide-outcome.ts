import type { HistoryItem, SessionOutcome } from "@app/contract/calls/sessions";
import { limits } from "@app/contract/limits";
import { guideActions } from "../guide/after/actions.ts";
import { guideSummary } from "../guide/after/summaries.ts";
import { guideTitle } from "../guide/guide.ts";
import { extractMemories } from "../memory/extract-memories.ts";
import type { Memory } from "../memory/memory.ts";
import { cutAt } from "../turn/cut-at.ts";

export type Left = Omit<SessionOutcome, "writer">;

const within = (text: string, maxChars: number): string =>
  text.length <= maxChars ? text : text.slice(0, cutAt(text, 0, maxChars) ?? maxChars).trimEnd();

/** What a session leaves, written without any model. */
export const guideOutcome = (o: {
  sessionId: string;
  history: readonly HistoryItem[];
  remember: boolean;
  known: readonly Memory[];
}): Left => ({
  title: within(guideTitle(o.history), limits.session.titleMaxChars),
  summary: within(guideSummary(o.history), limits.summary.maxChars),
  actions: guideActions(o.history, o.sessionId)
    .map((action) => within(action, limits.action.maxChars))
    .slice(0, limits.action.perSessionMax),
  memories: o.remember ? extractMemories(o) : [],
});
