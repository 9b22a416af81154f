import type { HistoryItem } from "@app/contract/calls/sessions";
import type { RiskItem } from "@app/safety/risk-history";

/** A history as the safety reads it, where nothing is known of what of ours was said. */
export const withoutMarks = (history: readonly HistoryItem[]): RiskItem[] =>
  history.map(({ role, content }) =>
    role === "user" ? { role, content } : { role: "assistant", marks: [] },
  );
