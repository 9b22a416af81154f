import { z } from "zod";
import { defineCall } from "../call.ts";
import { countryCode } from "../country-code.ts";
import { errors } from "../error-catalogue.ts";
import { limits } from "../limits.ts";
import { replyEvent } from "../reply-events.ts";
import { sessionTypes } from "../session-types.ts";
import { talkCard } from "../talk-card.ts";
import {
  historyItem,
  messageShape,
  page,
  sessionId,
  sessionOutcome,
  sessionShape,
} from "./session-shapes.ts";
import { exchangeId } from "./voice.ts";

/** The page's guess, from region and time zone, for helplines that work there. A setting goes before it. */
const country = countryCode.optional().describe("ISO 3166 code, for helplines");

/** Answered aloud, whatever the session's type: short words, and nothing that is only shown. */
const spoken = z.boolean().optional();

const content = z.string().trim().min(1, errors.message_empty.detail).max(limits.message.maxChars);

const metadataValue = z.union([
  z.string().max(limits.message.metadataValueMaxChars),
  z.number(),
  z.boolean(),
]);
const metadata = z
  .record(z.string().max(40), metadataValue)
  .refine((value) => Object.keys(value).length <= limits.message.metadataMaxKeys, {
    error: `at most ${limits.message.metadataMaxKeys} keys`,
  });

const history = z
  .array(historyItem)
  .min(1, errors.history_empty.detail)
  .max(limits.message.historyMaxItems)
  .refine(
    (items) =>
      items.reduce((sum, item) => sum + item.content.length, 0) <= limits.message.historyMaxChars,
    { error: `at most ${limits.message.historyMaxChars} characters in all` },
  );

export const sessionCalls = {
  create: defineCall({
    method: "POST",
    path: "/api/sessions",
    summary: "Start a session; the answer holds the companion's first words",
    access: "person",
    needs: {
      input: "session_type",
      of: { voice: "voice", deepDive: "deepDive", program: "followPrograms" },
    },
    input: z.object({
      session_type: z.enum(sessionTypes).default("text"),
      initial_answer: z.string().trim().max(limits.message.maxChars).optional(),
      /** The same key gives the same session, so that a retried start opens one. */
      client_session_id: z.string().min(1).max(limits.message.clientIdMaxChars).optional(),
      /** For a program session: the step the companion leads through. */
      program_id: z.string().min(1).max(64).optional(),
      program_step: z.number().int().min(1).max(8).optional(),
      /** What o'clock it is for the person, for a fitting greeting. */
      local_hour: z.number().int().min(0).max(23).optional(),
    }),
    output: z.object({ session: sessionShape, messages: z.array(messageShape) }),
    words: ["initial_answer"],
    errors: [
      "invalid_input",
      "account_required",
      "not_in_plan",
      "program_not_found",
      "reading_limit",
    ],
  }),
  list: defineCall({
    method: "GET",
    path: "/api/users/me/sessions",
    summary: "The person's sessions, newest first, of one type where one is named",
    access: "person",
    input: z.object({ ...page, session_type: z.enum(sessionTypes).optional() }),
    output: z.object({ sessions: z.array(sessionShape), next_before: z.string().nullable() }),
    errors: ["invalid_input"],
  }),
  read: defineCall({
    method: "GET",
    path: "/api/sessions/:id",
    summary: "A session with its messages, newest page first, each page in the order spoken",
    access: "person",
    input: z.object({ id: sessionId, ...page }),
    output: z.object({
      session: sessionShape,
      messages: z.array(messageShape),
      next_before: z.string().nullable(),
    }),
    errors: ["invalid_input", "session_id_required", "session_not_found", "session_gone"],
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/sessions/:id",
    summary: "Delete a session with all its words; what was kept or saved of it stays",
    access: "person",
    input: z.object({ id: sessionId }),
    output: z.object({ deleted: z.literal(true) }),
    errors: ["session_id_required", "session_not_found"],
  }),
  resume: defineCall({
    method: "PATCH",
    path: "/api/sessions/:id/resume",
    summary: "Come back to a session that is still open",
    access: "person",
    input: z.object({ id: sessionId }),
    output: z.object({ session: sessionShape }),
    errors: ["session_id_required", "session_not_found", "session_gone", "session_ended"],
  }),
  restore: defineCall({
    method: "PATCH",
    path: "/api/sessions/:id/restore",
    summary: "Open an ended session again and go on talking",
    access: "person",
    input: z.object({ id: sessionId }),
    output: z.object({ session: sessionShape }),
    errors: ["session_id_required", "session_not_found", "session_gone"],
  }),
  respond: defineCall({
    method: "POST",
    path: "/api/sessions/:id/respond",
    summary: "Say something and get the reply as a stream",
    access: "person",
    countsAgainst: "messagesPerDay",
    unauthenticated: "authentication_required_to_send",
    input: z.object({
      id: sessionId,
      content,
      /** Sent again with the same id, a message is stored and answered once. */
      client_message_id: z.string().min(1).max(limits.message.clientIdMaxChars).optional(),
      metadata: metadata.optional(),
      country,
      spoken,
    }),
    events: replyEvent,
    words: ["content"],
    errors: [
      "invalid_input",
      "session_id_required",
      "message_empty",
      "session_not_found",
      "session_gone",
      "session_ended",
      "reply_in_progress",
      "message_limit",
      "reading_limit",
    ],
  }),
  respondStateless: defineCall({
    method: "POST",
    path: "/api/sessions/:id/respond_stateless",
    summary: "A reply to a history the page holds, when the server's context is gone",
    access: "person",
    countsAgainst: "messagesPerDay",
    unauthenticated: "authentication_required_to_send",
    input: z.object({
      id: sessionId,
      history,
      country,
      /** As the last reply's `state` event gave it. */
      state: z.string().max(limits.message.stateMaxChars).optional(),
    }),
    events: replyEvent,
    words: ["history"],
    errors: [
      "invalid_input",
      "session_id_required",
      "history_empty",
      "message_limit",
      "reading_limit",
    ],
  }),
  heard: defineCall({
    method: "POST",
    path: "/api/sessions/:id/heard",
    summary: "Say how much of a spoken reply was heard; the rest is not remembered as said",
    access: "person",
    input: z.object({
      id: sessionId,
      /** As in audio.speech: the client message id that was answered, or a greeting's own id. */
      exchange_id: exchangeId,
      /** Of the reply's text as its tokens came, in UTF-16 units. Told twice, the smaller number stands. */
      chars: z.number().int().min(0).max(limits.reply.maxChars),
    }),
    output: z.object({ message: messageShape }),
    errors: [
      "invalid_input",
      "session_id_required",
      "session_not_found",
      "session_gone",
      "message_not_found",
      "reply_in_progress",
    ],
  }),
  takeBack: defineCall({
    method: "POST",
    path: "/api/sessions/:id/take-back",
    summary:
      "Take back the words said last, with the reply to them, so that they can be said right",
    access: "person",
    input: z.object({
      id: sessionId,
      client_message_id: z.string().min(1).max(limits.message.clientIdMaxChars),
    }),
    /** False where the words were not the last, or asked for help: those stay. */
    output: z.object({ taken_back: z.boolean() }),
    errors: [
      "reading_limit",
      "invalid_input",
      "session_id_required",
      "session_not_found",
      "session_gone",
      "message_not_found",
      "reply_in_progress",
    ],
  }),
  end: defineCall({
    method: "POST",
    path: "/api/sessions/:id/end",
    summary: "End a session; the companion's closing words come as a stream",
    access: "person",
    input: z.object({ id: sessionId, country, spoken }),
    events: replyEvent,
    errors: [
      "invalid_input",
      "session_id_required",
      "session_not_found",
      "session_gone",
      "reply_in_progress",
    ],
  }),
  outcome: defineCall({
    method: "POST",
    path: "/api/sessions/:id/outcome",
    summary:
      "What an ended session leaves: title, summary, actions and what could be remembered; a card that was changed makes them anew",
    access: "person",
    input: z.object({ id: sessionId, card: talkCard.optional() }),
    output: sessionOutcome,
    errors: [
      "invalid_input",
      "session_id_required",
      "session_not_found",
      "session_gone",
      "session_not_ended",
    ],
  }),
};
