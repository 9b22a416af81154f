import { limits } from "@app/contract/limits";
import type { StoredItem, UnsentMessage } from "../../storage.ts";
import type { Outgoing } from "./talk-items.ts";

/** What one session's page has to send still, kept where a reload finds it. */
export type Outbox = {
  waiting: () => Outgoing[];
  keep: (outgoing: Outgoing) => void;
  drop: (outgoing: Outgoing) => void;
};

const keptMs = limits.session.retentionDays * 24 * 60 * 60_000;

export const createOutbox = (
  item: StoredItem<readonly UnsentMessage[]>,
  sessionId: string,
  nowMs: () => number = Date.now,
): Outbox => {
  // No device keeps anybody's words for longer than the server would.
  const kept = () =>
    (item.get() ?? []).filter(({ written_at_ms }) => nowMs() - written_at_ms < keptMs);

  const put = (list: readonly UnsentMessage[]) => {
    if (list.length > 0) item.set(list);
    else item.remove();
  };

  const without = ({ clientMessageId }: Outgoing) =>
    kept().filter((unsent) => unsent.client_message_id !== clientMessageId);

  put(kept());

  return {
    waiting: () =>
      kept()
        .filter((unsent) => unsent.session_id === sessionId)
        .map((unsent) => ({
          clientMessageId: unsent.client_message_id,
          content: unsent.content,
        })),
    keep: (outgoing) =>
      put([
        ...without(outgoing),
        {
          session_id: sessionId,
          client_message_id: outgoing.clientMessageId,
          content: outgoing.content,
          written_at_ms: nowMs(),
        },
      ]),
    drop: (outgoing) => put(without(outgoing)),
  };
};
