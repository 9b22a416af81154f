import { fittingMemories } from "./choose-memories.ts";
import type { Memory } from "./memory.ts";
import { contentStems } from "./stems.ts";

const lead = "You told me before that ";
/** A mention that is only loosely to the point reads as showing off. */
const strongFrom = 1.6;
/** Sentences that read well after the lead; what people word themselves may be anything. */
const readsOn = /^(?:You|Your|[A-Z][a-z]+ing|Music|Nature|Fresh air|Exercise)\b[^.!?\n]{3,120}\.?$/;
/** Saying somebody's name back to them helps nobody. */
const isName = /^(?:Your name is|You are called)\b|\b(?:is|are) called\b/;

/** A help is offered to those who ask for one; others want to be heard first. */
const isHelp = /\b(?:helps?|calms|soothes|relaxes) you\b/;
const asksForHelp =
  /\b(?:what (?:can|could|should|do) i do|what (?:helps|might help|would help|could help)|how (?:do|can|could) i|any (?:advice|ideas|tips)|help me|i need (?:help|advice))\b/i;

/** What the person has just said again needs no remembering. */
const addsNothing = (message: string, content: string): boolean => {
  const said = new Set(contentStems(content));
  return contentStems(message).every((stem) => said.has(stem));
};

export type RecalledMemory = { sentence: string; memoryId: string };

/** One sentence that calls a memory to mind, where one fits strongly; the caller sees to it that it is said once. */
export const recall = (o: {
  content: string;
  memories: readonly Memory[];
}): RecalledMemory | null => {
  if (o.memories.length === 0) return null;
  for (const { memory, score } of fittingMemories({ ...o, history: [] })) {
    if (score < strongFrom) return null;
    const message = memory.message.trim();
    if (!readsOn.test(message) || isName.test(message)) continue;
    if (isHelp.test(message) && !asksForHelp.test(o.content)) continue;
    if (addsNothing(message, o.content)) continue;
    const said = message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, "");
    return { sentence: `${lead}${said}.`, memoryId: memory.id };
  }
  return null;
};

/** Puts the sentence where it breaks nothing: before a closing question, else at the end. */
export const withRecalled = (reply: string, sentence: string): string => {
  const question = /(?<=[.!…]\s)[^.!?…\n]+\?\s*$/.exec(reply);
  return question
    ? `${reply.slice(0, question.index)}${sentence} ${question[0].trim()}`
    : `${reply} ${sentence}`;
};
