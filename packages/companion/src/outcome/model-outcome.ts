import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { limits } from "@app/contract/limits";
import { areFit, keepMemories, unfitIn } from "./check-texts.ts";
import { guideOutcome, type LeftSession, type UnsignedOutcome } from "./guide-outcome.ts";
import { parseOutcome, problemIn } from "./parse-outcome.ts";

/** The list as far as it may stand; too short a list is no list. */
const fitActions = (actions: readonly string[], history: readonly HistoryItem[]): string[] =>
  actions.filter((action) => areFit([action], history));

/** What a session leaves by a model's answer, or what is wrong with that. */
export const modelOutcome = (o: {
  ended: LeftSession;
  reply: string;
}): UnsignedOutcome | { problem: string } => {
  const { ended } = o;
  const parsed = parseOutcome(o.reply);
  if (!parsed) return { problem: problemIn(o.reply) };
  const actions = fitActions(parsed.actions, ended.history);
  if (actions.length < limits.action.perSessionMin)
    return { problem: unfitIn({ actions: parsed.actions.join(" ") }, ended.history) ?? "too few" };
  if (!("title" in parsed)) return { ...guideOutcome(ended), actions };
  const { title, summary, memories } = parsed;
  const problem = unfitIn({ title, summary }, ended.history);
  if (problem) return { problem };
  return {
    title,
    summary,
    actions,
    card: null,
    memories: ended.remember ? keepMemories({ ...ended, proposed: memories }) : [],
  };
};
