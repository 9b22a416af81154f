import { z } from "zod";
import { defineCall } from "../call.ts";
import { reportReasons } from "../kindness-words.ts";
import { limits } from "../limits.ts";
import { riskCategories } from "../risk.ts";
import { deskLogEntry } from "./desk-fields.ts";

const moderatedKinds = ["thought", "prompt"] as const;
export type ModeratedKind = (typeof moderatedKinds)[number];

const when = z.iso.datetime();
const kind = z.enum(moderatedKinds);
const caseKey = { kind, id: z.string().trim().min(1).max(64) };

/** One thing that people reported, or that waits because its writer may be in danger. */
const moderationCase = z.object({
  kind,
  id: z.string(),
  /** Null once it is gone: taken back, or its time is over. */
  text: z.string().nullable(),
  created_at: when.nullable(),
  opened_at: when,
  /** Different people, each counted once. */
  reports: z.number().int(),
  reasons: z.array(z.object({ reason: z.enum(reportReasons), count: z.number().int() })),
  /** Set where it waits because of what it sounded like; it was never shown. */
  risk: z.enum(riskCategories).nullable(),
  /** Nobody sees it now. */
  hidden: z.boolean(),
  state: z.enum(["open", "kept", "removed"]),
  decided_at: when.nullable(),
});
export type ModerationCase = z.output<typeof moderationCase>;

const page = {
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.moderation.pageMax)
    .default(limits.moderation.pageDefault),
  before: z.string().max(200).optional().describe("The cursor of the page before"),
};
const next_before = z.string().nullable();

export const moderationCalls = {
  queue: defineCall({
    method: "GET",
    path: "/api/moderation",
    summary:
      "What waits for a decision, or was decided, newest first; never who wrote or reported it",
    access: "staff",
    minRole: "moderator",
    input: z.object({ ...page, decided: z.stringbool().default(false), kind: kind.optional() }),
    output: z.object({
      cases: z.array(moderationCase),
      next_before,
      /** All that wait, on this page or not. */
      open: z.number().int(),
    }),
    errors: ["invalid_input"],
  }),
  decide: defineCall({
    method: "POST",
    path: "/api/moderation/:kind/:id/decision",
    summary: "Keep it, and it is shown and no longer hidden by reports; or remove it",
    access: "staff",
    minRole: "moderator",
    input: z.object({ ...caseKey, decision: z.enum(["keep", "remove"]) }),
    output: z.object({ case: moderationCase }),
    errors: ["invalid_input", "not_found", "decided_already"],
  }),
  undo: defineCall({
    method: "POST",
    path: "/api/moderation/:kind/:id/undo",
    summary: "Undo a decision: it waits again, as hidden as it was before",
    access: "staff",
    minRole: "moderator",
    input: z.object(caseKey),
    output: z.object({ case: moderationCase }),
    errors: ["invalid_input", "not_found", "not_decided"],
  }),
  log: defineCall({
    method: "GET",
    path: "/api/moderation/log",
    summary: "Every decision and every undoing, newest first",
    access: "staff",
    minRole: "moderator",
    input: z.object(page),
    output: z.object({ entries: z.array(deskLogEntry), next_before }),
    errors: ["invalid_input"],
  }),
};
