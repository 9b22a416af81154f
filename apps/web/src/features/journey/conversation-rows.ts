import type { Session, SessionType } from "@app/contract/calls/session-shapes";
import type { SavedConversationEntry } from "@app/contract/calls/vault-shapes";

export type ConversationRow = {
  id: string;
  at: string;
  session: Session | null;
  record: SavedConversationEntry | null;
};

/**
 * Sessions and saved conversations as one list, newest first, each conversation once. While more
 * sessions are to come, older saved ones wait with them, so that nothing jumps in between later.
 */
export const conversationRows = (
  sessions: readonly Session[],
  saved: readonly SavedConversationEntry[],
  hasMore: boolean,
  type: SessionType | null = null,
): ConversationRow[] => {
  const byThread = new Map(saved.map((record) => [record.threadId, record]));
  const known = new Set(sessions.map(({ id }) => id));
  const oldest = hasMore ? (sessions.at(-1)?.created_at ?? "") : "";
  const rows = [
    ...sessions.map((session) => ({
      id: session.id,
      at: session.created_at,
      session,
      record: byThread.get(session.id) ?? null,
    })),
    ...saved
      .filter(
        ({ threadId, createdAt, sessionType }) =>
          !known.has(threadId) && createdAt >= oldest && (type === null || sessionType === type),
      )
      .map((record) => ({ id: record.id, at: record.createdAt, session: null, record })),
  ];
  return rows.sort((a, b) => b.at.localeCompare(a.at));
};
