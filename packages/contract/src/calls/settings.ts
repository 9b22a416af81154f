import { z } from "zod";
import { defineCall } from "../call.ts";
import { countryCode } from "../country-code.ts";

const settingsOf = z.object({
  /** long_term_memory and the profile's memory_enabled are one truth under two names. */
  long_term_memory: z.enum(["Y", "N"]),
  /** For helplines that work there; null lets the page guess. */
  country: z.string().nullable().default(null),
});

export const settings = {
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
      "Change settings; switching memory off deletes what was remembered, and needs an account",
    access: "person",
    input: z.object({
      long_term_memory: z.enum(["Y", "N"]).optional(),
      country: countryCode.nullable().optional(),
    }),
    output: settingsOf,
    errors: ["invalid_input", "account_required"],
  }),
};
