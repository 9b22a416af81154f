import { z } from "zod";
import { defineCall } from "../call.ts";
import { username } from "../username.ts";

const yesNo = z.enum(["Y", "N"]);

/** The person's own profile, with the spec's field names. */
const profile = z.object({
  uid: z.string(),
  anonymous: z.boolean(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  createdAt: z.iso.datetime(),
  last_logged_in: z.iso.datetime().nullable(),
  is_paid: yesNo,
  is_pro: yesNo,
  memory_enabled: z.boolean(),
  voice_credits: z.number().int(),
  last_credit_reset: z.iso.datetime().nullable(),
  encryptedSeedPhrase: z.string().nullable(),
  salt: z.string().nullable(),
  iv: z.string().nullable(),
  passphraseHint: z.string().nullable(),
  onboarding_completed: z.boolean(),
  early_feedback_shown: z.boolean(),
  username: z.string().nullable(),
  totalSavedSession: z.number().int(),
  totalSessions: z.number().int(),
  encryptedConversationCount: z.number().int(),
  rememberUserInfo: z.array(z.object({ id: z.string(), message: z.string() })),
  deepAnalysisUsage: z.object({
    monthlyCount: z.number().int(),
    lastUsedAt: z.iso.datetime().nullable(),
    cycleMonthYear: z.string().nullable(),
  }),
  messages_left_today: z.number().int().nullable(),
});
export type Profile = z.output<typeof profile>;

export const userCalls = {
  me: defineCall({
    method: "GET",
    path: "/api/users/me",
    summary: "The person's own profile",
    access: "person",
    input: z.object({}),
    output: profile,
    errors: [],
  }),
  change: defineCall({
    method: "PATCH",
    path: "/api/users/me",
    summary:
      "Change what the profile says, as far as it is named; what was completed or shown stays so",
    access: "person",
    input: z.object({
      /** null: none any more. */
      username: username.nullable().optional(),
      onboarding_completed: z.literal(true).optional(),
      early_feedback_shown: z.literal(true).optional(),
    }),
    output: profile,
    errors: ["invalid_input"],
  }),
  sessionCount: defineCall({
    method: "GET",
    path: "/api/users/me/session-count",
    summary: "How many sessions there were, and how many are saved",
    access: "person",
    input: z.object({}),
    output: z.object({ totalSessions: z.number().int(), totalSavedSession: z.number().int() }),
    errors: ["session_count_failed"],
  }),
  here: defineCall({
    method: "POST",
    path: "/api/users/me/last-logged-in",
    summary:
      "Told once a visit; the time of the last sign-in is written only when the one before is old enough",
    access: "person",
    input: z.object({}),
    output: z.object({ last_logged_in: z.iso.datetime() }),
    errors: [],
  }),
};
