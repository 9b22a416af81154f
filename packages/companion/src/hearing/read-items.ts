import type { HistoryItem } from "@app/contract/calls/session-shapes";
import type { RiskItem } from "@app/safety/risk-history";
import { type RiskState, riskItems } from "../risk-items.ts";
import type { Hearing, OnSpent } from "./jobs.ts";

/** What was said before, each message with what it was read as: what nobody kept is read again, where it holds nobody up. */
export const readItems = async (
  hearing: Hearing,
  history: readonly HistoryItem[],
  kept: RiskState,
  onSpent?: OnSpent,
): Promise<readonly RiskItem[]> => {
  const items = riskItems(history, kept);
  return items.every((item) => item.role === "assistant" || item.read)
    ? items
    : hearing.do("readHistory", items, onSpent);
};
