import { areFit, keepMemories } from "./check-texts.ts";
import { guideOutcome, type Left, type LeftSession } from "./guide-outcome.ts";
import { parseOutcome } from "./parse-outcome.ts";

/** What a session leaves by a model's answer; null where that is of no use. */
export const modelOutcome = (o: { ended: LeftSession; reply: string }): Left | null => {
  const { ended } = o;
  const parsed = parseOutcome(o.reply);
  if (!parsed) return null;
  if (!("title" in parsed))
    return areFit(parsed.actions, ended.history) ? { ...guideOutcome(ended), ...parsed } : null;
  const { title, summary, actions, memories } = parsed;
  if (!areFit([title, summary, ...actions], ended.history)) return null;
  return {
    title,
    summary,
    actions,
    card: null,
    memories: ended.remember ? keepMemories({ ...ended, proposed: memories }) : [],
  };
};
