import type { Companion } from "@app/companion/companion";
import { type CompanionState, newState } from "@app/companion/state";
import type { HistoryItem, Message, Session } from "@app/contract/calls/session-shapes";
import { places } from "../../db/sealed-places.ts";
import type { MessageKeys } from "../../keys.ts";
import { programOfSession } from "./session-program.ts";
import type { SessionRow } from "./session-store.ts";
import { openKept, type StateAfterReply } from "./talk-state.ts";
import type { MessageRow } from "./turn-store.ts";

type Offered = ReturnType<Companion["offered"]>;
type KeptWith = Pick<MessageRow, "uid" | "sessionId" | "id" | "state">;

/** Rows as the contract names them, with the sealed texts opened. */
export const createSessionView = (keys: MessageKeys, companion: Pick<Companion, "offered">) => {
  const openWith = (bytes: Buffer | null, place: string): string | null =>
    bytes ? keys.open(bytes, place) : null;

  const contentOf = (row: MessageRow): string =>
    keys.open(row.body, places.message(row.uid, row.sessionId, row.id));

  const keptWith = ({ uid, sessionId, id, state }: KeptWith): StateAfterReply | null =>
    state && openKept(keys, state, places.messageState(uid, sessionId, id));

  /** What was offered along with the words of a reply; null where nothing was. */
  const offered = (row: KeptWith): Offered | null => {
    const kept = keptWith(row);
    return kept?.hasOffered ? companion.offered(kept.state) : null;
  };

  const message = (row: MessageRow): Message => ({
    id: row.id,
    role: row.role,
    content: contentOf(row),
    created_at: row.createdAt.toISOString(),
    status: row.status,
    ui_hidden: row.uiHidden,
    client_message_id: row.clientMessageId,
    // Rows of an earlier version know nothing of memories.
    writer: row.writer && { ...row.writer, memory_ids: row.writer.memory_ids ?? [] },
    ...(row.heardChars === null ? {} : { heard_chars: row.heardChars }),
  });

  return {
    session: (row: SessionRow): Session => {
      const program = programOfSession(keys, row);
      return {
        id: row.id,
        session_type: row.sessionType,
        status: row.endedAt ? "ended" : "active",
        created_at: row.createdAt.toISOString(),
        last_updated: row.lastUpdated.toISOString(),
        expires_at: row.expiresAt.toISOString(),
        summary_title: openWith(row.summaryTitle, places.title(row.uid, row.id)),
        initial_answer: openWith(row.initialAnswer, places.initialAnswer(row.uid, row.id)),
        initial_summary: openWith(row.initialSummary, places.initialSummary(row.uid, row.id)),
        saved_summary: row.savedSummary,
        session_summary_saved: row.sessionSummarySaved,
        session_tasks_saved: row.sessionTasksSaved,
        post_session_actions: row.postSessionActions ? "Y" : "N",
        deep_insight_sent: row.deepInsightSent,
        is_conversation_encrypted: row.isConversationEncrypted,
        program_id: program?.id ?? null,
        program_step: program?.step ?? null,
      };
    },
    message,
    offered,
    /** The newest messages of a session: the last, where it is a whole reply that can be answered, with its ways on. */
    newest: ({ endedAt }: SessionRow, rows: readonly MessageRow[]): Message[] => {
      const last = endedAt ? undefined : rows.at(-1);
      return rows.map((row) =>
        row === last && row.status === "complete"
          ? { ...message(row), ...offered(row) }
          : message(row),
      );
    },
    /** Where a talk stood after the last of these; a session from before there was a state begins with an empty one. */
    state: (rows: readonly MessageRow[]): CompanionState => {
      const last = rows.findLast(({ state }) => state !== null);
      return (last && keptWith(last))?.state ?? newState();
    },
    history: (rows: readonly MessageRow[]): HistoryItem[] =>
      rows.map((row) => ({ role: row.role, content: contentOf(row) })),
  };
};

export type SessionView = ReturnType<typeof createSessionView>;
