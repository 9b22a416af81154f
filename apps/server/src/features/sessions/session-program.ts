import type { ProgramTalk } from "@app/companion/program-talk";
import { programOf, stepOf } from "@app/content/programs";
import { AppError } from "@app/contract/errors";
import { hasStep, type ProgramId } from "@app/contract/journey-kit";
import { places } from "../../db/sealed-places.ts";
import type { MessageKeys } from "../../keys.ts";
import type { SessionRow } from "./session-store.ts";

/** Which step of which program a session is about. */
export type SessionProgram = { id: ProgramId; step: number };

type Asked = {
  session_type: string;
  program_id?: string | undefined;
  program_step?: number | undefined;
};

/** A program session may name its step; no other session has one. */
export const askedProgram = (input: Asked): SessionProgram | null => {
  const { program_id: id, program_step: step } = input;
  if (id === undefined && step === undefined) return null;
  if (input.session_type !== "program")
    throw new AppError("invalid_input", {
      problem: "program_id: only a session of type program has one",
    });
  if (id === undefined || step === undefined || !hasStep(id, step))
    throw new AppError("program_not_found");
  return { id, step };
};

export const sealProgram = (
  keys: MessageKeys,
  place: { uid: string; id: string },
  program: SessionProgram,
): Buffer => keys.seal(`${program.id}/${program.step}`, places.sessionProgram(place.uid, place.id));

/** A program or a step that this version no longer has is none. */
export const programOfSession = (keys: MessageKeys, row: SessionRow): SessionProgram | null => {
  if (!row.program) return null;
  const [id = "", step = ""] = keys
    .open(row.program, places.sessionProgram(row.uid, row.id))
    .split("/");
  return hasStep(id, Number(step)) ? { id, step: Number(step) } : null;
};

/** What the companion is given of the step. */
export const talkOf = (program: SessionProgram | null): ProgramTalk | null => {
  if (!program) return null;
  const found = programOf(program.id);
  const step = stepOf(program.id, program.step);
  return found && step
    ? {
        program: found.title,
        step: program.step,
        steps: found.steps.length,
        title: step.title,
        intention: step.intention,
        toDo: step.toDo,
        ...step.talk,
      }
    : null;
};
