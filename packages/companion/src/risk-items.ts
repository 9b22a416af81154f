import type { HistoryItem } from "@app/contract/calls/session-shapes";
import type { RiskItem } from "@app/safety/risk-history";
import type { CompanionState } from "./state.ts";

export type RiskState = CompanionState["risk"];

const messagesIn = (history: readonly HistoryItem[]): number =>
  history.filter(({ role }) => role === "user").length;

/** How many messages the person has sent; of a long session the history holds only the newest. */
export const messagesSent = (history: readonly HistoryItem[], kept: RiskState): number =>
  Math.max(messagesIn(history), kept.at(-1)?.after ?? 0);

/** So many exchanges are kept: as many as a history holds. */
const keptExchanges = 200;

export const withExchange = (kept: RiskState, exchange: RiskState[number]): RiskState =>
  [...kept, exchange].slice(-keptExchanges);

/** What the safety looks at in a history: the person's words, and in place of ours the marks that were kept. */
export const riskItems = (history: readonly HistoryItem[], kept: RiskState): RiskItem[] => {
  const left = messagesSent(history, kept) - messagesIn(history);
  const marksAfter = new Map<number, string[]>();
  for (const { after, marks } of kept)
    marksAfter.set(after, [...(marksAfter.get(after) ?? []), ...marks]);
  const readings = new Map(kept.map(({ after, read }) => [after, read]));
  // A reply whose message is out of sight may be the first thing in sight.
  const gone = history[0]?.role === "assistant" ? left - 1 : left;
  const items = kept
    .filter(({ after, marks }) => after <= gone && marks.length > 0)
    .map(({ marks }): RiskItem => ({ role: "assistant", marks }));
  let message = left;
  for (const [index, { role, content }] of history.entries()) {
    if (role === "user") {
      message += 1;
      const read = readings.get(message);
      items.push({ role, content, ...(read?.chars === content.length ? { read } : {}) });
      continue;
    }
    const isLast = history[index + 1]?.role !== "assistant";
    items.push({ role, marks: isLast ? (marksAfter.get(message) ?? []) : [] });
  }
  return items;
};
