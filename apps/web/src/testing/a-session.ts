import type { Session } from "@app/contract/calls/session-shapes";

/** A session like any other, but for what a test is about. */
export const aSession = (change: Partial<Session> = {}): Session => ({
  id: "s1",
  session_type: "text",
  status: "active",
  created_at: "2026-01-01T20:00:00.000Z",
  last_updated: "2026-01-01T20:00:00.000Z",
  expires_at: "2026-01-31T20:00:00.000Z",
  summary_title: null,
  initial_answer: null,
  initial_summary: null,
  saved_summary: false,
  session_summary_saved: false,
  session_tasks_saved: false,
  post_session_actions: "N",
  deep_insight_sent: false,
  is_conversation_encrypted: false,
  program_id: null,
  program_step: null,
  ...change,
});
