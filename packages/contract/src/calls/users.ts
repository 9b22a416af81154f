import { z } from "zod";
import { defineCall } from "../call.ts";

const yesNo = z.enum(["Y", "N"]);

/** The person's own profile, with the spec's field names. */
export const profile = z.object({
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

export const users = {
  me: defineCall({
    method: "GET",
    path: "/api/users/me",
    summary: "The person's own profile",
    access: "person",
    input: z.object({}),
    output: profile,
    errors: [],
  }),
};
