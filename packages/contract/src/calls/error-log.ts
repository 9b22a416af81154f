import { z } from "zod";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";

const cut = (maxChars: number) => z.string().transform((text) => text.slice(0, maxChars));

export const errorLogCalls = {
  log: defineCall({
    method: "POST",
    path: "/api/log-error",
    summary: "An error a page met; never what anybody wrote",
    access: "public",
    input: z.object({
      user_id: z.string().max(64).nullish(),
      session_id: z.string().max(64).nullish(),
      error_message: cut(limits.errorLog.messageMaxChars),
      stack_trace: cut(limits.errorLog.stackMaxChars).nullish(),
      context: cut(limits.errorLog.contextMaxChars).nullish(),
      url: cut(limits.errorLog.urlMaxChars).nullish(),
      user_agent: cut(limits.errorLog.userAgentMaxChars).nullish(),
    }),
    output: z.object({ logged: z.boolean() }),
    errors: ["invalid_input", "rate_limited"],
  }),
};
