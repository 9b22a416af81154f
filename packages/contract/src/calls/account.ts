import { z } from "zod";
import { lastSessionField } from "../brand.ts";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { sessionId } from "./session-shapes.ts";

const uid = z.string().trim().min(1).max(64);

/** How a column of one's own rows is held; only the first kind says anything to whoever reads the database. */
const heldKinds = ["readable", "sealed_by_server", "sealed_by_browser", "withheld"] as const;
export type HeldKind = (typeof heldKinds)[number];

const rawColumn = z.object({ name: z.string(), held: z.enum(heldKinds) });
/** A row as text, column by column, with the database's own names. */
const rawRow = z.record(z.string(), z.string().nullable());

/** Why somebody goes, as far as they like to say it. Each is only counted. */
export const leavingReasons = ["not_needed", "no_help", "privacy", "price", "other"] as const;
export type LeavingReason = (typeof leavingReasons)[number];

export const accountCalls = {
  remove: defineCall({
    method: "DELETE",
    path: "/api/users/me",
    summary: "Delete the person with everything kept of them, and end all their sign-ins",
    access: "person",
    input: z.object({
      confirm: z.literal("Y").describe("Deleting is final, so it is said twice"),
      password: z
        .string()
        .max(limits.person.passwordMaxChars)
        .optional()
        .describe("The current one, where the account has one"),
    }),
    inputInBody: true,
    output: z.object({ deleted: z.literal(true) }),
    errors: ["invalid_input", "password_required", "password_wrong", "rate_limited", "last_admin"],
  }),
  deleted: defineCall({
    method: "POST",
    path: "/api/account-deleted",
    summary: "Told once an account is gone; nobody waits for the answer, and only counts are kept",
    access: "public",
    input: z.object({
      user_id: uid,
      email: z.string().max(320).nullish(),
      reason: z.string().max(limits.account.reasonMaxChars).default("No reason provided"),
      has_membership: z.boolean().default(false),
    }),
    output: z.object({ received: z.literal(true) }),
    words: ["reason"],
    errors: ["invalid_input", "rate_limited"],
  }),
  rawTables: defineCall({
    method: "GET",
    path: "/api/users/me/raw",
    summary: "Where the server holds something of the person, and how many rows",
    access: "person",
    input: z.object({}),
    output: z.object({
      tables: z.array(
        z.object({ name: z.string(), rows: z.number().int(), columns: z.array(rawColumn) }),
      ),
    }),
    errors: [],
  }),
  rawRows: defineCall({
    method: "GET",
    path: "/api/users/me/raw/:table",
    summary: "The person's own rows of one table, as the server holds them; long values are cut",
    access: "person",
    input: z.object({
      table: z.string().max(80),
      limit: z.coerce.number().int().min(1).max(limits.raw.pageMax).default(limits.raw.pageDefault),
      before: z.string().max(400).optional().describe("The cursor of the page before"),
    }),
    output: z.object({
      columns: z.array(rawColumn),
      rows: z.array(rawRow),
      next_before: z.string().nullable(),
    }),
    errors: ["invalid_input", "not_found"],
  }),
  lastSession: defineCall({
    method: "GET",
    path: "/api/users/me/last-session-id",
    summary: "The open session to come back to; 404 when there is none",
    access: "person",
    input: z.object({}),
    output: z.object({ [lastSessionField]: z.string() }),
    errors: ["not_found"],
  }),
  clearLastSession: defineCall({
    method: "DELETE",
    path: "/api/users/me/last-session-id",
    summary: "Forget which session to come back to; passed over for an anonymous person",
    access: "person",
    input: z.object({}),
    output: z.object({ cleared: z.boolean() }),
    errors: [],
  }),
  migrationLink: defineCall({
    method: "POST",
    path: "/api/sessions/migration-link",
    summary:
      "A short-lived proof of the anonymous sign-in, for taking its sessions into an account",
    access: "person",
    input: z.object({}),
    output: z.object({
      anonymous_uid: z.string(),
      link: z.string(),
      expires_at: z.iso.datetime(),
    }),
    errors: ["forbidden"],
  }),
  migrateSessions: defineCall({
    method: "POST",
    path: "/api/sessions/migrate",
    summary: "Take everything of an anonymous person over into an account",
    access: "account",
    input: z.object({
      anonymous_uid: uid,
      new_uid: uid,
      session_id: sessionId.optional(),
      /** From `migrationLink`, made while the anonymous sign-in was live. */
      link: z.string().min(1).max(200),
    }),
    output: z.object({
      migrated_sessions: z.number().int(),
      /** The session asked for, when it now belongs to the account; also on a repeated call. */
      session_id: z.string().nullable(),
    }),
    errors: [
      "invalid_input",
      "session_id_required",
      "forbidden",
      "migration_link_invalid",
      "reply_in_progress",
    ],
  }),
};
