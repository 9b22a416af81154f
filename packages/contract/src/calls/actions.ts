import { z } from "zod";
import { defineCall } from "../call.ts";
import { countryCode } from "../country-code.ts";
import { formSafety } from "../form-fields.ts";
import { limits } from "../limits.ts";
import { page, sessionId } from "./session-shapes.ts";

const actionId = z.string().trim().min(1).max(64);
const text = z.string().trim().min(1).max(limits.action.maxChars);

const action = z.object({
  id: z.string(),
  text: z.string(),
  done: z.boolean(),
  session_id: z.string().nullable(),
  created_at: z.iso.datetime(),
});
export type Action = z.output<typeof action>;

/** Small things to do, kept until the person removes them. */
export const actionCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/users/me/actions",
    summary: "The person's actions, newest first",
    access: "person",
    input: z.object({ ...page, open: z.stringbool().optional().describe("Only those not done") }),
    output: z.object({ actions: z.array(action), next_before: z.string().nullable() }),
    errors: ["invalid_input"],
  }),
  add: defineCall({
    method: "POST",
    path: "/api/users/me/actions",
    summary: "Keep actions; with a session's id they are what that session left",
    access: "person",
    input: z.object({
      session_id: sessionId.optional(),
      texts: z.array(text).min(1).max(limits.action.perRequestMax),
      /** The same key keeps the same list once, however often it is sent. */
      client_request_id: z.string().min(1).max(limits.message.clientIdMaxChars).optional(),
      country: countryCode.optional(),
    }),
    output: z.object({ actions: z.array(action), safety: formSafety }),
    words: ["texts"],
    errors: ["invalid_input", "session_not_found"],
  }),
  change: defineCall({
    method: "PATCH",
    path: "/api/users/me/actions/:id",
    summary: "Tick an action, or word it anew",
    access: "person",
    input: z.object({
      id: actionId,
      text: text.optional(),
      done: z.boolean().optional(),
      country: countryCode.optional(),
    }),
    output: z.object({ action, safety: formSafety }),
    words: ["text"],
    errors: ["invalid_input", "not_found"],
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/users/me/actions/:id",
    summary: "Remove an action",
    access: "person",
    input: z.object({ id: actionId }),
    output: z.object({ removed: z.literal(true) }),
    errors: ["invalid_input", "not_found"],
  }),
};
