import { z } from "zod";
import { defineCall } from "../call.ts";
import { countryCode } from "../country-code.ts";
import { errors } from "../error-catalogue.ts";
import { formReceived, formSafety, formTraps } from "../form-fields.ts";
import { limits } from "../limits.ts";

const invalid = { error: errors.feedback_invalid.detail };

export const feedbackCalls = {
  submit: defineCall({
    method: "POST",
    path: "/api/submit-feedback",
    summary: "How it has been, in the person's words",
    access: "public",
    input: z.object({
      name: z.string().trim().max(limits.feedback.nameMaxChars).default("Anonymous"),
      satisfaction: z.number(invalid).int(invalid).min(1, invalid).max(5, invalid),
      feedback: z.string(invalid).trim().min(1, invalid).max(limits.feedback.textMaxChars),
      user_id: z.string().max(64).default("Anonymous"),
      submitted_at: z.iso.datetime().optional(),
      country: countryCode.optional(),
      ...formTraps,
    }),
    output: z.object({ received: formReceived, safety: formSafety }),
    words: ["feedback"],
    errors: ["invalid_input", "feedback_invalid", "form_pass_invalid", "rate_limited"],
  }),
};
