import { z } from "zod";
import { defineCall } from "../call.ts";

const programId = z.string().trim().min(1).max(64).describe("The program's id");
/** No program has more steps than this; whether one has this one, the server looks up. */
const step = z.number().int().min(1).max(8);

/** How far somebody is with one program. */
const programProgress = z.object({
  program_id: z.string(),
  /** The step they are at, from one. */
  current_step: z.number().int(),
  /** Which steps they marked as done, in order. */
  done_steps: z.array(z.number().int()),
  paused: z.boolean(),
  started_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type ProgramProgress = z.output<typeof programProgress>;

const standing = z.object({
  programs: z.array(programProgress),
  /** Programs of which every step was done once; it stays, whatever is begun anew. */
  completed: z.array(z.string()),
});
export type ProgramStanding = z.output<typeof standing>;

/** Programs: anybody reads them as pages; following one is kept here. */
export const programCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/users/me/programs",
    summary: "The programs the person follows, the one used last first, and the completed ones",
    access: "person",
    input: z.object({}),
    output: standing,
    errors: [],
  }),
  change: defineCall({
    method: "PATCH",
    path: "/api/users/me/programs/:id",
    summary: "Begin a program or go on with it: at which step, which is done, whether it rests",
    access: "account",
    needs: "followPrograms",
    input: z.object({
      id: programId,
      current_step: step.optional(),
      done_step: step.optional().describe("Marked as done; the next open step becomes current"),
      undone_step: step.optional().describe("No longer done"),
      paused: z.boolean().optional(),
    }),
    output: standing,
    errors: ["invalid_input", "program_not_found"],
  }),
  forget: defineCall({
    method: "DELETE",
    path: "/api/users/me/programs/:id",
    summary: "Forget how far one is with a program; that it was completed stays",
    access: "account",
    needs: "followPrograms",
    input: z.object({ id: programId }),
    output: standing,
    errors: ["invalid_input", "program_not_found"],
  }),
};
