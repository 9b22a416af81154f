import { z } from "zod";
import { defineCall } from "../call.ts";
import { countryCode } from "../country-code.ts";
import { formSafety } from "../form-fields.ts";
import { reportReasons } from "../kindness-words.ts";
import { limits } from "../limits.ts";
import { promptCategories, promptSorts, voteDirections } from "../prompts.ts";
import { scrubChange } from "./board.ts";

const promptId = z.string().trim().min(1).max(64);
const category = z.enum(promptCategories);
const next_before = z.string().nullable();
const page = {
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.community.pageMax)
    .default(limits.community.pageDefault),
  before: z.string().max(120).optional().describe("The cursor of the page before"),
};

/** Nothing in it says who shared it. */
const prompt = z.object({
  id: z.string(),
  text: z.string(),
  category,
  /** Those for it less those against it. */
  votes: z.number().int(),
  /** What whoever asks voted; none without an account. */
  my_vote: z.enum(voteDirections),
  uses: z.number().int(),
  created_at: z.iso.datetime(),
  /** Shared by whoever asks. */
  mine: z.boolean(),
  /** Comes with the product. */
  ours: z.boolean(),
});
export type Prompt = z.output<typeof prompt>;

/** One's own, with what only its author is told. */
const ownPrompt = prompt.extend({
  /** Nobody else sees it: a moderator is to look at it, or has removed it. */
  hidden: z.boolean(),
});
export type OwnPrompt = z.output<typeof ownPrompt>;

export const communityCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/community-prompts",
    summary: "Prompts that others found worth talking about",
    access: "public",
    input: z.object({
      ...page,
      sort: z.enum(promptSorts).default("top"),
      category: category.optional(),
      q: z.string().max(limits.community.searchMaxChars).optional(),
    }),
    output: z.object({ prompts: z.array(prompt), next_before }),
    errors: ["invalid_input"],
  }),
  create: defineCall({
    method: "POST",
    path: "/api/community-prompts",
    summary: "Share a prompt. The same words sent again by the same person are one prompt",
    access: "account",
    needs: "communityWrite",
    input: z.object({
      text: z
        .string()
        .trim()
        .min(limits.community.promptMinChars)
        .max(limits.community.promptMaxChars),
      category,
      /** For helplines that work there, should they be needed. */
      country: countryCode.optional(),
      /** The person was shown help for these very words, and wants to share them all the same. */
      seen_help: z.boolean().default(false),
    }),
    output: z.object({
      /** Null where its writer may be in danger: it is not kept, and `safety` has help for them. */
      prompt: prompt.nullable(),
      /** It only sounds heavy: sent again with `seen_help` it is shared. */
      may_go_on: z.boolean(),
      /** What was taken out of it before it was shared. */
      changes: z.array(scrubChange),
      safety: formSafety,
    }),
    words: ["text"],
    errors: [
      "invalid_input",
      "prompt_exists",
      "prompt_hidden",
      "prompts_limit",
      "prompt_nothing_left",
      "unkind_slur",
      "unkind_harassment",
      "unkind_sexual",
      "unkind_selling",
      "rate_limited",
    ],
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/community-prompts/:id",
    summary: "Take a prompt back: its author, or a moderator",
    access: "account",
    needs: "communityWrite",
    input: z.object({ id: promptId }),
    output: z.object({ removed: z.literal(true) }),
    errors: ["invalid_input", "prompt_gone", "forbidden"],
  }),
  vote: defineCall({
    method: "POST",
    path: "/api/community-prompts/:id/vote",
    summary: "Vote on a prompt, once a person, changeable",
    access: "account",
    needs: "communityWrite",
    outlivesPage: true,
    input: z.object({ id: promptId, direction: z.enum(voteDirections) }),
    output: z.object({ prompt }),
    errors: ["invalid_input", "prompt_gone", "prompt_own", "rate_limited"],
  }),
  increment: defineCall({
    method: "POST",
    path: "/api/community-prompts/:id/increment",
    summary: "Count that a prompt was used, once a person and day",
    access: "public",
    input: z.object({ id: promptId }),
    output: z.object({ uses: z.number().int() }),
    errors: ["invalid_input", "prompt_gone", "rate_limited"],
  }),
  report: defineCall({
    method: "POST",
    path: "/api/community-prompts/:id/report",
    summary: "Ask that a person looks at a prompt: counted once a person",
    access: "person",
    input: z.object({ id: promptId, reason: z.enum(reportReasons).default("other") }),
    output: z.object({
      reported: z.literal(true),
      /** Enough people asked: nobody sees it until a moderator has looked. */
      hidden: z.boolean(),
    }),
    errors: ["invalid_input", "prompt_gone", "rate_limited"],
  }),
  own: defineCall({
    method: "GET",
    path: "/api/users/me/community-prompts",
    summary: "The prompts this person shared, newest first, hidden ones too",
    access: "person",
    input: z.object(page),
    output: z.object({ prompts: z.array(ownPrompt), next_before }),
    errors: ["invalid_input"],
  }),
  ownVotes: defineCall({
    method: "GET",
    path: "/api/users/me/community-votes",
    summary: "What this person voted, newest first",
    access: "person",
    input: z.object(page),
    output: z.object({
      votes: z.array(
        z.object({
          prompt_id: z.string(),
          direction: z.enum(["up", "down"]),
          voted_at: z.iso.datetime(),
        }),
      ),
      next_before,
    }),
    errors: ["invalid_input"],
  }),
};
