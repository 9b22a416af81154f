import type { HistoryItem } from "@app/contract/calls/session-shapes";
import { longSessionInstruction } from "../instructions/long-session.ts";
import { outcomeInstruction } from "../instructions/outcome.ts";
import type { ComposedPrompt } from "../turn/compose.ts";
import { fitHistory } from "../turn/fit-history.ts";

const historyMinChars = 2_000;
const speaker = { user: "Person", assistant: "Companion" } as const;
const again = (problem: string): string =>
  `Your last answer could not be used (${problem}). Give only the JSON object, with three to five actions.`;

/**
 * The session goes as one text and not as turns, so that the model writes about it and does not
 * go on with it.
 */
export const composeOutcome = (o: {
  history: readonly HistoryItem[];
  remember: boolean;
  /** It was a deep dive. */
  isDeep: boolean;
  /** There was a word about danger in it, borne out or not. */
  hasMetRisk: boolean;
  /** What was wrong with the answer before; null at the first try. */
  problem: string | null;
  contextChars: number;
}): ComposedPrompt => {
  const instruction = outcomeInstruction(o) + (o.problem === null ? "" : `\n\n${again(o.problem)}`);
  const { beginning, newest, leftOut, notes } = fitHistory(
    o.history,
    Math.max(historyMinChars, o.contextChars - instruction.length),
  );
  const spoken = (items: readonly HistoryItem[]): string[] =>
    items.map(({ role, content }) => `${speaker[role]}: ${content}`);
  const middle = longSessionInstruction(leftOut, notes);
  const session = [...spoken(beginning), ...(middle ? [`(${middle})`] : []), ...spoken(newest)];
  const text = `The session:\n\n${session.join("\n\n")}`;
  return {
    prompt: [
      { role: "system", content: instruction },
      { role: "user", content: [{ type: "text", text }] },
    ],
    chars: instruction.length + text.length,
    memoryIds: [],
  };
};
