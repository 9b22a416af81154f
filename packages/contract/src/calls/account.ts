import { z } from "zod";
import { lastSessionField } from "../brand.ts";
import { defineCall } from "../call.ts";
import { sessionId } from "./sessions.ts";

export const account = {
  deleted: defineCall({
    method: "POST",
    path: "/api/account-deleted",
    summary: "Told once an account is gone; nobody waits for the answer",
    access: "public",
    input: z.object({
      user_id: z.string().min(1).max(64),
      email: z.string().max(320).nullish(),
      reason: z.string().max(1_000).default("No reason provided"),
      has_membership: z.boolean().default(false),
    }),
    output: z.object({ received: z.literal(true) }),
    errors: ["invalid_input", "rate_limited"],
  }),
  lastSession: defineCall({
    method: "GET",
    path: "/api/users/me/last-session-id",
    summary: "The session to come back to; 404 when there is none",
    access: "person",
    input: z.object({}),
    output: z.object({ [lastSessionField]: z.string() }),
    errors: ["not_found"],
  }),
  clearLastSession: defineCall({
    method: "DELETE",
    path: "/api/users/me/last-session-id",
    summary: "Forget which session to come back to",
    access: "account",
    input: z.object({}),
    output: z.object({ cleared: z.boolean() }),
    errors: [],
  }),
  migrateSessions: defineCall({
    method: "POST",
    path: "/api/sessions/migrate",
    summary: "Take an anonymous person's sessions over into a new account",
    access: "account",
    input: z.object({
      anonymous_uid: z.string().min(1).max(64),
      new_uid: z.string().min(1).max(64),
      session_id: sessionId.optional(),
    }),
    output: z.object({ migrated_sessions: z.number().int() }),
    errors: ["invalid_input", "forbidden"],
  }),
};
