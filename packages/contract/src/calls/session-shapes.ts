import { z } from "zod";
import { errors } from "../error-catalogue.ts";
import { limits } from "../limits.ts";
import { replyOption, writer } from "../reply-events.ts";
import { sessionTypes } from "../session-types.ts";
import { talkCard, talkPlace } from "../talk-card.ts";

export type SessionType = (typeof sessionTypes)[number];

export const sessionId = z
  .string()
  .trim()
  .min(1, errors.session_id_required.detail)
  .max(64)
  .describe("The session's id");

/** A session as the spec names its fields. Flags move one way only. */
export const sessionShape = z.object({
  id: z.string(),
  session_type: z.enum(sessionTypes),
  status: z.enum(["active", "ended"]),
  created_at: z.iso.datetime(),
  last_updated: z.iso.datetime(),
  /** After this the server's readable text is gone. */
  expires_at: z.iso.datetime(),
  summary_title: z.string().nullable(),
  initial_answer: z.string().nullable(),
  initial_summary: z.string().nullable(),
  saved_summary: z.boolean(),
  session_summary_saved: z.boolean(),
  session_tasks_saved: z.boolean(),
  post_session_actions: z.enum(["Y", "N"]),
  deep_insight_sent: z.boolean(),
  is_conversation_encrypted: z.boolean(),
  /** Which program a program session belongs to, and which step of it, from one. */
  program_id: z.string().nullable(),
  program_step: z.number().int().nullable(),
});
export type Session = z.output<typeof sessionShape>;

export const messageShape = z.object({
  id: z.string(),
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  created_at: z.iso.datetime(),
  /** interrupted: the reply broke off or was stopped; what was said is kept. */
  status: z.enum(["complete", "interrupted"]),
  /** Sent for the person by the page, and not shown as theirs. */
  ui_hidden: z.boolean(),
  client_message_id: z.string().nullable(),
  /** The receipt of a reply; null for what people said and for first words. */
  writer: writer.nullable(),
  /** Only where somebody spoke into a reply: how much of it they had heard. The content ends there, with a mark. */
  heard_chars: z.number().int().optional(),
  /** What was offered with a reply of the guide, where it is the last one. */
  options: z.array(replyOption).optional(),
  place: talkPlace.nullable().optional(),
});
export type Message = z.output<typeof messageShape>;

export const page = {
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.session.pageMax)
    .default(limits.session.pageDefault),
  before: z.string().max(80).optional().describe("The cursor of the page before"),
};

/** Proposals only: nothing of it is kept unless the person says so. */
export const sessionOutcome = z.object({
  title: z.string(),
  summary: z.string(),
  actions: z.array(z.string()),
  /** Sentences about the person; empty where memory is off or the person is anonymous. */
  memories: z.array(z.string()),
  /** What title, summary and actions were made of, for the person to change; null where a model wrote them. */
  card: talkCard.nullable().default(null),
  writer,
});
export type SessionOutcome = z.output<typeof sessionOutcome>;

export const historyItem = z.object({
  role: z.enum(["user", "assistant"]),
  content: z.string().max(limits.reply.maxChars),
});
export type HistoryItem = z.output<typeof historyItem>;
