import { z } from "zod";
import { analysisContent } from "../analysis-report.ts";
import { defineCall } from "../call.ts";
import { hasStep, programIds } from "../journey-kit.ts";
import { limits } from "../limits.ts";
import { localTime, timeZone } from "../local-time.ts";
import { username } from "../username.ts";
import { repeats } from "./appointments.ts";
import { checkIn } from "./check-ins.ts";
import { sessionId } from "./session-shapes.ts";
import { settingCalls } from "./settings.ts";

const { perRequestMax } = limits.imports;
const id = z.string().trim().min(1).max(64);
const moment = z.iso.datetime();
const listOf = <T extends z.ZodType>(item: T) => z.array(item).max(perRequestMax).default([]);

const program = z
  .object({
    program_id: z.enum(programIds),
    current_step: z.number().int(),
    done_steps: z.array(z.number().int()).max(8),
    paused: z.boolean(),
    started_at: moment,
    updated_at: moment,
  })
  .refine(
    ({ program_id, current_step, done_steps }) =>
      [current_step, ...done_steps].every((step) => hasStep(program_id, step)),
    { error: "programs: there is no such step" },
  );

/** What an export holds readable, on its way back into an account, under the ids it had. */
export const importCalls = {
  bringBack: defineCall({
    method: "POST",
    path: "/api/users/me/import",
    summary:
      "Bring parts of an export back. What is here already under the same id stays as it is, so that nothing is brought back twice",
    access: "account",
    bodyMaxBytes: limits.imports.bodyMaxBytes,
    input: z.object({
      username: username.optional(),
      has_pet: z.boolean().optional(),
      /** Fills what was never chosen here; long_term_memory is left to the switch that deletes. */
      settings: settingCalls.change.input
        .omit({ long_term_memory: true })
        .extend({
          analytics_cookies: z.boolean().nullable().optional(),
          marketing_cookies: z.boolean().nullable().optional(),
        })
        .optional(),
      actions: listOf(
        z.object({
          id,
          text: z.string().trim().min(1).max(limits.action.maxChars),
          done: z.boolean(),
          session_id: sessionId.nullable(),
          created_at: moment,
        }),
      ),
      summaries: listOf(
        z.object({
          id: z.string().trim().min(1).max(140),
          threadId: sessionId,
          timestamp: moment,
          title: z.string().trim().min(1).max(limits.session.titleMaxChars),
          message: z.string().trim().min(1).max(limits.summary.maxChars),
        }),
      ),
      memory: listOf(
        z.object({
          id,
          message: z.string().trim().min(1).max(limits.memory.maxChars),
          source: z
            .object({
              session_id: sessionId,
              title: z.string().max(limits.session.titleMaxChars).nullable(),
              date: moment,
            })
            .nullable(),
          created_at: moment,
        }),
      ),
      appointments: listOf(
        z.object({
          id,
          local: localTime,
          timeZone,
          repeats,
          about: z.string().trim().max(limits.appointments.aboutMaxChars),
          active: z.boolean(),
          createdAt: moment,
        }),
      ),
      check_ins: listOf(checkIn),
      programs: listOf(program),
      completed_programs: listOf(z.enum(programIds)),
      reports: listOf(
        z.object({ id, createdAt: moment, updatedAt: moment, content: analysisContent }),
      ),
    }),
    output: z.object({
      added: z.number().int(),
      /** Here already, or more than one person may keep of it. */
      left_out: z.number().int(),
    }),
    errors: ["invalid_input"],
  }),
};
