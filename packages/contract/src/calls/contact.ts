import { z } from "zod";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";

export const contact = {
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
    }),
    output: z.object({ received: z.literal(true) }),
    errors: ["invalid_input", "rate_limited"],
  }),
};
