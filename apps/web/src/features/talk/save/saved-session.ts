import type { Session } from "@app/contract/calls/session-shapes";
import { sessionTypes } from "@app/contract/session-types";
import type { SavedConversation } from "@app/vault/records/saved-conversation";
import type { OpenedSession } from "../talk-state.ts";

/** A saved conversation as an open one, for a server that no longer has it. */
export const openedFromSaved = (id: string, saved: SavedConversation): OpenedSession => {
  const session: Session = {
    id,
    session_type: sessionTypes.find((type) => type === saved.sessionType) ?? "text",
    status: "active",
    created_at: saved.createdAt,
    last_updated: saved.createdAt,
    expires_at: saved.createdAt,
    summary_title: saved.title,
    initial_answer: null,
    initial_summary: null,
    saved_summary: false,
    session_summary_saved: false,
    session_tasks_saved: false,
    post_session_actions: "N",
    deep_insight_sent: false,
    is_conversation_encrypted: true,
    program_id: null,
    program_step: null,
  };
  return {
    session,
    olderBefore: null,
    messages: saved.messages.map(({ role, content, createdAt }, index) => ({
      id: `saved-${index}`,
      role,
      content,
      created_at: createdAt ?? saved.createdAt,
      status: "complete",
      ui_hidden: false,
      client_message_id: null,
      writer: null,
    })),
  };
};
