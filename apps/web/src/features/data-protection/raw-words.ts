import type { HeldKind } from "@app/contract/calls/account";

/** What the server can read goes without a word beside it: the locked ones are to stand out. */
export const heldWords: Readonly<Record<Exclude<HeldKind, "readable">, string>> = {
  sealed_by_server: "Encrypted under the server’s key",
  sealed_by_browser: "Encrypted in your browser",
  withheld: "Not shown to anyone",
};

/** A table of the server in people's words. One that is not here goes by its own name. */
const tableWords: Readonly<Record<string, string>> = {
  users: "Your profile",
  user_settings: "Your settings",
  user_sessions: "Your conversations, without their words",
  session_messages: "The words of your conversations",
  session_outcomes: "What conversations proposed to keep",
  saved_summaries: "Summaries you kept",
  user_actions: "Things you wanted to try",
  user_check_ins: "Your check-ins and self-checks",
  user_memory: "What is remembered",
  user_analysis: "Your reports",
  user_appointments: "Your appointments",
  user_programs: "Programs you completed",
  program_progress: "How far you are with programs",
  community_prompts: "Prompts you shared",
  prompt_votes: "What you voted on prompts",
  user_conversations: "Conversations in the vault",
  vault_records: "Other records in the vault",
  memberships: "Your membership",
  payment_events: "Which messages about your payments arrived",
  feedback_submissions: "Feedback you sent",
  contact_messages: "Messages you wrote to us",
  staff: "Your role at the desk",
  error_logs: "Errors your pages met",
  "identity.user": "Your sign-in: who",
  "identity.session": "Your sign-in: which browsers",
  "identity.account": "Your sign-in: how",
  "identity.passkey": "Your passkeys",
  "identity.two_factor": "Your second step",
};

export const tableName = (name: string): string => tableWords[name] ?? name;

export const rowsWords = (rows: number): string => (rows === 1 ? "1 row" : `${rows} rows`);
