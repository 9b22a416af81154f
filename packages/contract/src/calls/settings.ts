import { z } from "zod";
import { defineCall } from "../call.ts";

/** long_term_memory and the profile's memory_enabled are one truth under two names. */
const settingsOf = z.object({ long_term_memory: z.enum(["Y", "N"]) });

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
    summary: "Change settings; switching memory off deletes what was remembered",
    access: "account",
    input: settingsOf.partial(),
    output: settingsOf,
    errors: ["invalid_input"],
  }),
};
