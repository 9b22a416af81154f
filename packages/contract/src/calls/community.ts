import { z } from "zod";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";

const promptId = z.string().trim().min(1).max(64);

const prompt = z.object({
  id: z.string(),
  text: z.string(),
  category: z.string(),
  votes: z.number().int(),
  uses: z.number().int(),
  created_at: z.iso.datetime(),
  mine: z.boolean(),
  ours: z.boolean(),
});

export const community = {
  list: defineCall({
    method: "GET",
    path: "/api/community-prompts",
    summary: "Prompts that others found worth talking about",
    access: "public",
    input: z.object({
      sort: z.enum(["top", "new", "used"]).default("top"),
      category: z.string().max(40).optional(),
      q: z.string().max(100).optional(),
      limit: z.coerce.number().int().min(1).max(limits.session.pageMax).default(20),
      before: z.string().max(120).optional(),
    }),
    output: z.object({ prompts: z.array(prompt), next_before: z.string().nullable() }),
    errors: ["invalid_input"],
  }),
  create: defineCall({
    method: "POST",
    path: "/api/community-prompts",
    summary: "Share a prompt",
    access: "account",
    needs: "communityWrite",
    input: z.object({
      text: z
        .string()
        .trim()
        .min(limits.community.promptMinChars)
        .max(limits.community.promptMaxChars),
      category: z.string().min(1).max(40),
    }),
    output: z.object({ prompt }),
    errors: ["invalid_input", "rate_limited"],
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/community-prompts/:id",
    summary: "Take a prompt back: its author, or a moderator",
    access: "account",
    needs: "communityWrite",
    input: z.object({ id: promptId }),
    output: z.object({ removed: z.literal(true) }),
    errors: ["invalid_input", "not_found", "forbidden"],
  }),
  vote: defineCall({
    method: "POST",
    path: "/api/community-prompts/:id/vote",
    summary: "Vote on a prompt, once a person, changeable",
    access: "account",
    needs: "communityWrite",
    input: z.object({ id: promptId, direction: z.enum(["up", "down", "none"]) }),
    output: z.object({ prompt }),
    errors: ["invalid_input", "not_found"],
  }),
  increment: defineCall({
    method: "POST",
    path: "/api/community-prompts/:id/increment",
    summary: "Count that a prompt was used, once a person and day",
    access: "public",
    input: z.object({ id: promptId }),
    output: z.object({ uses: z.number().int() }),
    errors: ["invalid_input", "not_found"],
  }),
};
