import type { Api } from "@app/contract/api";
import type { Action } from "@app/contract/calls/actions";
import type { Client } from "@app/contract/client";

export type KeptSummary = { title: string; message: string };
export type KeptAction = Pick<Action, "id" | "text">;

/** What the person kept of this session before. */
export type KeptEarlier = { summary: boolean; actions: boolean };

type Kept = { summary: KeptSummary | null; actions: readonly KeptAction[] | null };

/** The kept words themselves: they may have been reworded, and some left out, before they were kept. */
export const keptEarlier = async (
  sessionId: string,
  settled: KeptEarlier,
  { actions, summaries }: Pick<Client<Api>, "actions" | "summaries">,
): Promise<Kept> => {
  const [kept, list] = await Promise.all([
    settled.summary ? summaries.list({}) : null,
    settled.actions ? actions.list({}) : null,
  ]);
  // A newer page of other sessions' things may have pushed them out of the list: kept they are.
  const summary = kept?.summaries.find(({ threadId }) => threadId === sessionId);
  return {
    summary: kept && { title: summary?.title ?? "", message: summary?.message ?? "" },
    actions: list?.actions.filter(({ session_id }) => session_id === sessionId).reverse() ?? null,
  };
};
