import { randomUUID } from "node:crypto";
import type { Api } from "@app/contract/api";
import type { Input } from "@app/contract/call";
import type { ProgramProgress, ProgramStanding } from "@app/contract/calls/programs";
import { AppError } from "@app/contract/errors";
import { hasStep, isProgramId, type ProgramId } from "@app/contract/journey-kit";
import { places } from "../../db/sealed-places.ts";
import type { MessageKeys } from "../../keys.ts";
import { changedProgress, isComplete, newProgress, type Progress } from "./progress.ts";
import type { ProgramStore, ProgressRow } from "./store.ts";

type Calls = Api["programs"];

export type ProgramServiceParts = { store: ProgramStore; keys: MessageKeys; now: () => Date };

const programOf = (id: string): ProgramId => {
  if (!isProgramId(id)) throw new AppError("program_not_found");
  return id;
};

/** What the server sealed itself is what it opens. */
const parse = (text: string): Progress => JSON.parse(text) as Progress;

export const createProgramService = ({ store, keys, now }: ProgramServiceParts) => {
  const progressOf = (row: ProgressRow): Progress =>
    parse(keys.open(row.body, places.programProgress(row.uid, row.id)));

  const shown = (row: ProgressRow): ProgramProgress => {
    const progress = progressOf(row);
    return {
      program_id: progress.programId,
      current_step: progress.currentStep,
      done_steps: [...progress.doneSteps],
      paused: progress.paused,
      started_at: progress.startedAt,
      updated_at: row.updatedAt.toISOString(),
    };
  };

  const standingOf = (
    found: { rows: readonly ProgressRow[]; completed: readonly string[] } | undefined,
  ): ProgramStanding => {
    // A token outlives a deleted person by minutes.
    if (!found) throw new AppError("authentication_required");
    return { programs: found.rows.map(shown), completed: [...found.completed] };
  };

  return {
    list: async (uid: string): Promise<ProgramStanding> => standingOf(await store.read(uid)),

    change: async (uid: string, input: Input<Calls["change"]>): Promise<ProgramStanding> => {
      const programId = programOf(input.id);
      for (const step of [input.current_step, input.done_step, input.undone_step])
        if (step !== undefined && !hasStep(programId, step))
          throw new AppError("program_not_found");
      const at = now();
      return standingOf(
        await store.change(uid, (rows) => {
          const known = rows.find((row) => progressOf(row).programId === programId);
          const id = known?.id ?? randomUUID();
          const progress = changedProgress(known ? progressOf(known) : newProgress(programId, at), {
            ...(input.current_step === undefined ? {} : { currentStep: input.current_step }),
            ...(input.done_step === undefined ? {} : { doneStep: input.done_step }),
            ...(input.undone_step === undefined ? {} : { undoneStep: input.undone_step }),
            ...(input.paused === undefined ? {} : { paused: input.paused }),
          });
          const body = keys.seal(JSON.stringify(progress), places.programProgress(uid, id));
          return {
            keep: { uid, id, body, updatedAt: at },
            ...(isComplete(progress) ? { completed: programId } : {}),
          };
        }),
      );
    },

    forget: async (uid: string, id: string): Promise<ProgramStanding> => {
      const programId = programOf(id);
      return standingOf(
        await store.change(uid, (rows) => ({
          remove: rows
            .filter((row) => progressOf(row).programId === programId)
            .map((row) => row.id),
        })),
      );
    },
  };
};

export type ProgramService = ReturnType<typeof createProgramService>;
