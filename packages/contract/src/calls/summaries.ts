import { z } from "zod";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { page, sessionId, sessionShape } from "./session-shapes.ts";

/** A saved summary, with the spec's field names. */
const summary = z.object({
  id: z.string(),
  threadId: z.string(),
  timestamp: z.iso.datetime(),
  title: z.string(),
  message: z.string(),
});
export type Summary = z.output<typeof summary>;

export const summaryCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/users/me/summaries",
    summary: "Saved summaries, newest first",
    access: "person",
    input: z.object(page),
    output: z.object({ summaries: z.array(summary), next_before: z.string().nullable() }),
    errors: ["invalid_input"],
  }),
  save: defineCall({
    method: "POST",
    path: "/api/users/me/summaries",
    summary: "Keep a session's summary; saving it again changes it",
    access: "person",
    input: z.object({
      threadId: sessionId,
      title: z.string().trim().min(1).max(limits.session.titleMaxChars),
      message: z.string().trim().min(1).max(limits.summary.maxChars),
    }),
    output: z.object({ summary, session: sessionShape }),
    errors: ["invalid_input", "session_id_required", "session_not_found"],
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/users/me/summaries/:id",
    summary: "Remove a saved summary",
    access: "person",
    input: z.object({ id: z.string().trim().min(1).max(140) }),
    output: z.object({ removed: z.literal(true) }),
    errors: ["invalid_input", "not_found"],
  }),
};
