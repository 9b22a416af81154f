import { z } from "zod";
import { defineCall } from "../call.ts";
import { countryCode } from "../country-code.ts";
import { formReceived, formSafety, formTraps } from "../form-fields.ts";
import { limits } from "../limits.ts";

export const contactCalls = {
  pass: defineCall({
    method: "GET",
    path: "/api/form-pass",
    summary:
      "Asked for when a form opens and sent with it, so that a machine has to wait like a person",
    access: "public",
    input: z.object({}),
    output: z.object({ pass: z.string() }),
    errors: [],
  }),
  send: defineCall({
    method: "POST",
    path: "/api/contact",
    summary: "Write to the people behind the product",
    access: "public",
    input: z.object({
      name: z.string().trim().max(limits.feedback.nameMaxChars).optional(),
      email: z.email(),
      subject: z.string().trim().max(limits.contact.subjectMaxChars).optional(),
      message: z.string().trim().min(1).max(limits.contact.messageMaxChars),
      /** For helplines that work there, should they be needed. */
      country: countryCode.optional(),
      ...formTraps,
    }),
    output: z.object({ received: formReceived, safety: formSafety }),
    words: ["subject", "message"],
    errors: ["invalid_input", "form_pass_invalid", "rate_limited"],
  }),
};
