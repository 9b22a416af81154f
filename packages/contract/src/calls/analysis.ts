import { z } from "zod";
import { analysisContent } from "../analysis-report.ts";
import { defineCall } from "../call.ts";
import { type ErrorCode, errors } from "../error-catalogue.ts";
import { limits } from "../limits.ts";
import { page } from "./session-shapes.ts";

const taskId = z.string().trim().min(1, errors.task_id_required.detail).max(64);
const reportId = z.string().trim().min(1).max(64);

/** A saved conversation, opened in the browser; the server keeps it in memory for one task. */
const openedConversation = z.object({
  id: z.string().min(1).max(limits.vault.idMaxChars),
  title: z.string().max(limits.vault.titleMaxChars),
  at: z.iso.datetime(),
  /** The person's own messages; what the companion said is not needed. */
  texts: z.array(z.string().max(limits.message.maxChars)).max(limits.analysis.textsPerSession),
});
export type OpenedConversation = z.output<typeof openedConversation>;

const analysisStages = ["waiting", "reading", "patterns", "checking", "done"] as const;

const analysisStatus = z.object({
  /** The specification's word for it, and ours. */
  status: z.enum(["waiting", "running", "done", "failed", "stopped"]),
  /** From 0 to 1: what was read of what there is to read. */
  progress: z.number().min(0).max(1),
  stage: z.enum(analysisStages),
  /** Sessions read, of all of them. */
  read: z.number().int(),
  of: z.number().int(),
  report_id: z.string().nullable(),
  detail: z.string().nullable(),
});
export type AnalysisStatus = z.output<typeof analysisStatus>;

const errorCodes = Object.keys(errors) as [ErrorCode, ...ErrorCode[]]; // Object.keys widens the keys

const reportHead = z.object({
  id: z.string(),
  userId: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

const analysisReport = reportHead.extend({
  /** The whole of it as plain text, the specification's field. */
  text: z.string(),
  content: analysisContent,
});
export type AnalysisReport = z.output<typeof analysisReport>;

const analysisStanding = z.object({
  /** Sessions kept in the vault or by their summary. */
  saved_sessions: z.number().int(),
  /** Of these, those whose summary the server can read without the vault. */
  readable_sessions: z.number().int(),
  missing_sessions: z.number().int(),
  used_this_month: z.number().int(),
  per_month: z.number().int(),
  cycleMonthYear: z.string(),
  running_task_id: z.string().nullable(),
});
export type AnalysisStanding = z.output<typeof analysisStanding>;

export const analysisCalls = {
  start: defineCall({
    method: "POST",
    path: "/api/start-analysis",
    summary:
      "Start a deep analysis. The vault is opened in the browser: a passphrase sent here opens nothing and is dropped at once. With `opened` those conversations are read, held in memory for this one task; the saved summaries are read beside them",
    access: "account",
    needs: "analysis",
    countsAgainst: "analysesPerMonth",
    unauthenticated: "analysis_unauthenticated",
    bodyMaxBytes: limits.analysis.bodyMaxBytes,
    input: z.object({
      user_id: z.string().min(1).max(64),
      passphrase: z.string().max(1_024).nullable(),
      opened: z.array(openedConversation).max(limits.analysis.maxSessions).optional(),
    }),
    output: z.object({
      task_id: z.string(),
      /** What it reads: opened conversations too, or the saved summaries alone. */
      read_from: z.enum(["conversations", "summaries"]),
    }),
    errors: [
      "invalid_input",
      "forbidden",
      "not_in_plan",
      "analysis_limit",
      "analysis_too_few",
      "usage_update_failed",
    ],
  }),
  status: defineCall({
    method: "GET",
    path: "/api/analysis-status/:taskId",
    summary: "How far an analysis is",
    access: "account",
    input: z.object({ taskId }),
    output: analysisStatus,
    errors: ["task_id_required", "not_found"],
  }),
  follow: defineCall({
    method: "GET",
    path: "/api/analysis-status/:taskId/events",
    summary: "The same, told whenever it changes, until it is over",
    access: "account",
    input: z.object({ taskId }),
    events: z.discriminatedUnion("type", [
      analysisStatus.extend({ type: z.literal("progress") }),
      z.object({ type: z.literal("error"), code: z.enum(errorCodes), detail: z.string() }),
    ]),
    errors: ["task_id_required", "not_found"],
  }),
  stop: defineCall({
    method: "DELETE",
    path: "/api/analysis-status/:taskId",
    summary: "Stop an analysis and keep nothing of it; its use is given back",
    access: "account",
    input: z.object({ taskId }),
    output: analysisStatus,
    errors: ["task_id_required", "not_found"],
  }),
  standing: defineCall({
    method: "GET",
    path: "/api/users/me/analysis",
    summary: "What there is to read, what is used of this month, and what is running",
    access: "account",
    input: z.object({}),
    output: analysisStanding,
    errors: [],
  }),
  reports: defineCall({
    method: "GET",
    path: "/api/users/me/reports",
    summary: "The person's reports, newest first",
    access: "account",
    input: z.object(page),
    output: z.object({ reports: z.array(reportHead), next_before: z.string().nullable() }),
    errors: ["invalid_input", "report_load_failed"],
  }),
  report: defineCall({
    method: "GET",
    path: "/api/users/me/reports/:id",
    summary: "One report, with what each claim rests on",
    access: "account",
    input: z.object({ id: reportId }),
    output: analysisReport,
    errors: ["invalid_input", "not_found", "report_integrity", "report_load_failed"],
  }),
  dispute: defineCall({
    method: "POST",
    path: "/api/users/me/reports/:id/claims/:claimId",
    summary:
      "Say that a claim is not right, in one's own words or without; what rests on it goes, and comes back when it is withdrawn",
    access: "account",
    input: z.object({
      id: reportId,
      claimId: z.string().trim().min(1).max(64),
      disputed: z.boolean().default(true),
      words: z.string().trim().max(limits.analysis.wordsMaxChars).nullable().default(null),
    }),
    output: analysisReport,
    errors: ["invalid_input", "not_found", "report_integrity", "report_save_failed"],
  }),
  removeReport: defineCall({
    method: "DELETE",
    path: "/api/users/me/reports/:id",
    summary: "Delete a report",
    access: "account",
    input: z.object({ id: reportId }),
    output: z.object({ removed: z.literal(true) }),
    errors: ["invalid_input", "not_found", "report_delete_failed"],
  }),
};
