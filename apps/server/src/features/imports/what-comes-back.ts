/** The tables an import fills again: by the vault's own calls, or by this feature. */
export const comesBack = [
  "users",
  "user_settings",
  "user_pet",
  "user_programs",
  "program_progress",
  "saved_summaries",
  "user_actions",
  "user_memory",
  "user_appointments",
  "user_analysis",
  "user_check_ins",
  "user_conversations",
  "vault_records",
] as const;

/** What is in the file to be read and stays there, and why; the page of the import says the same in its words. */
export const staysInTheFile: Readonly<Record<string, string>> = {
  user_sessions: "a conversation that was not saved ends with its thirty days",
  session_messages: "goes with its conversation",
  session_outcomes: "goes with its conversation",
  community_prompts: "was given to everybody; it would be shared anew without being asked",
  prompt_votes: "belongs to a list that everybody sees, and was counted there once",
  feedback_submissions: "was sent to the operator",
  contact_messages: "was sent to the operator",
  user_calendars: "the secret of its address is kept nowhere",
  push_devices: "belongs to a browser, which is asked again",
  memberships: "a plan is bought or given, never imported",
  payment_events: "belongs to the plan",
  voice_exchanges: "counts credits that were used",
  analysis_tasks: "work that is over; what it led to comes back",
  outbox: "letters that were sent",
  error_logs: "notes about a page that failed",
  staff: "a role at the desk is given by the operator",
};
