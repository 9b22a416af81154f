import { z } from "zod";
import { staffRoles } from "../call.ts";
import { riskLevels } from "../risk.ts";

const when = z.iso.datetime();

export const staffRole = z.enum(staffRoles);
export const plan = z.enum(["paid", "pro"]);

/** What is switched while the product runs. */
export const deskSwitches = z.object({
  maintenance: z.boolean(),
  maintenance_since: when.nullable(),
});

/** One person, as far as the desk needs to know them; never anything they said. */
export const deskPerson = z.object({
  uid: z.string(),
  email: z.string().nullable(),
  email_verified: z.boolean(),
  anonymous: z.boolean(),
  created_at: when,
  last_logged_in: when.nullable(),
  role: staffRole.nullable(),
  plan: plan.nullable(),
  voice_credits: z.number().int(),
  sessions: z.number().int(),
  saved_conversations: z.number().int(),
  sign_ins: z.number().int(),
});
export type DeskPerson = z.output<typeof deskPerson>;

export const staffMember = z.object({
  uid: z.string(),
  email: z.string().nullable(),
  role: staffRole,
  since: when,
});
export type StaffMember = z.output<typeof staffMember>;

export const contactMessage = z.object({
  uid: z.string(),
  id: z.string(),
  /** Null where the key it was sealed under is gone. */
  words: z
    .object({
      name: z.string().nullable(),
      email: z.string(),
      subject: z.string().nullable(),
      message: z.string(),
      level: z.enum(riskLevels),
    })
    .nullable(),
  created_at: when,
  done_at: when.nullable(),
});
export type ContactMessage = z.output<typeof contactMessage>;

export const feedbackEntry = z.object({
  uid: z.string(),
  id: z.string(),
  name: z.string(),
  satisfaction: z.number().int(),
  feedback: z.string().nullable(),
  submitted_at: when,
  done_at: when.nullable(),
});
export type FeedbackEntry = z.output<typeof feedbackEntry>;

/** All errors with one message and one place. */
export const errorGroup = z.object({
  id: z.string(),
  error_message: z.string(),
  top_frame: z.string().nullable(),
  times: z.number().int(),
  first_at: when,
  last_at: when,
  /** Where and by what it happened last. */
  url: z.string().nullable(),
  user_agent: z.string().nullable(),
});
export type ErrorGroup = z.output<typeof errorGroup>;

export const outboxEntry = z.object({
  uid: z.string(),
  id: z.string(),
  channel: z.enum(["mail", "text"]),
  purpose: z.string(),
  state: z.enum(["waiting", "sent", "failed", "kept"]),
  to: z.string().nullable(),
  subject: z.string().nullable(),
  tries: z.number().int(),
  created_at: when,
  sent_at: when.nullable(),
  failure: z.string().nullable(),
});
export type OutboxEntry = z.output<typeof outboxEntry>;

export const dailyCount = z.object({
  day: z.iso.date(),
  sessions: z.number().int(),
  voice_sessions: z.number().int(),
  resources_shown: z.number().int(),
});
export type DailyCount = z.output<typeof dailyCount>;

export const variableInForce = z.object({
  name: z.string(),
  note: z.string(),
  /** Masked where it is a secret; null where nothing is set and nothing is assumed. */
  value: z.string().nullable(),
  is_set: z.boolean(),
});
export type VariableInForce = z.output<typeof variableInForce>;

/** Everything somebody can do at the desk, as the log names it. */
export const deskActs = [
  "person_looked_up",
  "role_changed",
  "plan_changed",
  "credits_changed",
  "sign_ins_ended",
  "person_deleted",
  "maintenance_switched",
  "model_chosen",
  "model_fetched",
  "model_server_forgotten",
  "letter_read",
  "letter_retried",
  "letter_removed",
  "contact_done",
  "contact_reopened",
  "feedback_done",
  "feedback_reopened",
  "errors_cleared",
  "thought_kept",
  "thought_removed",
  "thought_reopened",
  "prompt_kept",
  "prompt_removed",
  "prompt_reopened",
] as const;
export type DeskAct = (typeof deskActs)[number];

export const deskLogEntry = z.object({
  id: z.string(),
  at: when,
  /** A uid, or "command" for what was done on the server itself. */
  by: z.string(),
  by_email: z.string().nullable(),
  act: z.string(),
  about: z.string().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).nullable(),
});
export type DeskLogEntry = z.output<typeof deskLogEntry>;
