import { z } from "zod";
import { defineCall } from "../call.ts";
import { countryCode } from "../country-code.ts";
import { languages } from "../languages.ts";
import { limits } from "../limits.ts";
import { voiceIds } from "../voices.ts";

const themes = ["dark", "light", "system"] as const;
export type Theme = (typeof themes)[number];

const { voiceSpeed, patienceMs, dailyMinutes } = limits.settings;

/** null everywhere means: never chosen. */
const settingsOf = z.object({
  /** long_term_memory and the profile's memory_enabled are one truth under two names. */
  long_term_memory: z.enum(["Y", "N"]),
  /** For helplines that work there; null lets the page guess. */
  country: z.string().nullable().default(null),
  /** What the companion answers in; null lets the conversation decide. */
  language: z.enum(languages).nullable().default(null),
  theme: z.enum(themes).nullable().default(null),
  voice: z.enum(voiceIds).nullable().default(null),
  voice_speed: z.number().nullable().default(null),
  /** How long a pause may be before the companion takes its turn. */
  patience_ms: z.number().int().nullable().default(null),
  /** One's own limit of minutes a day; null for none. */
  daily_minutes: z.number().int().nullable().default(null),
  reminders: z.boolean().default(false),
  analytics_cookies: z.boolean().nullable().default(null),
  marketing_cookies: z.boolean().nullable().default(null),
});
export type Settings = z.output<typeof settingsOf>;

export const settingCalls = {
  read: defineCall({
    method: "GET",
    path: "/api/users/me/settings",
    summary: "What the person set",
    access: "person",
    input: z.object({}),
    output: settingsOf,
    errors: [],
  }),
  change: defineCall({
    method: "PATCH",
    path: "/api/users/me/settings",
    summary:
      "Change settings, those that are named; memory and reminders need an account, and switching memory off deletes what was remembered",
    access: "person",
    input: z.object({
      long_term_memory: z.enum(["Y", "N"]).optional(),
      country: countryCode.nullable().optional(),
      language: z.enum(languages).nullable().optional(),
      theme: z.enum(themes).nullable().optional(),
      voice: z.enum(voiceIds).nullable().optional(),
      voice_speed: z.number().min(voiceSpeed.min).max(voiceSpeed.max).nullable().optional(),
      patience_ms: z.number().int().min(patienceMs.min).max(patienceMs.max).nullable().optional(),
      daily_minutes: z
        .number()
        .int()
        .min(dailyMinutes.min)
        .max(dailyMinutes.max)
        .nullable()
        .optional(),
      reminders: z.boolean().optional(),
      analytics_cookies: z.boolean().optional(),
      marketing_cookies: z.boolean().optional(),
    }),
    output: settingsOf,
    errors: ["invalid_input", "account_required"],
  }),
};
