import { z } from "zod";
import { defineCall } from "../call.ts";
import { errors } from "../errors.ts";

export const analysis = {
  start: defineCall({
    method: "POST",
    path: "/api/start-analysis",
    summary: "Start a deep analysis of the saved sessions",
    access: "account",
    needs: "analysis",
    countsAgainst: "analysesPerMonth",
    unauthenticated: "analysis_unauthenticated",
    input: z.object({
      user_id: z.string().min(1).max(64),
      passphrase: z.string().max(1_024).nullable(),
    }),
    output: z.object({ task_id: z.string() }),
    errors: ["invalid_input", "forbidden", "not_in_plan", "usage_update_failed"],
  }),
  status: defineCall({
    method: "GET",
    path: "/api/analysis-status/:taskId",
    summary: "How far an analysis is",
    access: "account",
    input: z.object({ taskId: z.string().trim().min(1, errors.task_id_required.detail).max(64) }),
    output: z.object({
      status: z.enum(["waiting", "running", "done", "failed"]),
      progress: z.number().min(0).max(1),
      report_id: z.string().nullable(),
      detail: z.string().nullable(),
    }),
    errors: ["task_id_required", "not_found"],
  }),
};
