import { exerciseOf } from "@app/content/exercises";
import { programOf, programs, sourcesOf } from "@app/content/programs";
import type { Program, ProgramSource, ProgramStep } from "@app/content/programs/program";
import { type ExerciseId, isProgramId, type ProgramId } from "@app/contract/journey-kit";

/** A program as a list shows it. */
export type ProgramIntro = { id: ProgramId; title: string; lead: string; steps: number };

type StepIntro = Pick<ProgramStep, "title" | "intention">;

export type ProgramData = Pick<Program, "id" | "title" | "lead" | "description" | "words"> & {
  steps: StepIntro[];
};

export type StepData = {
  program: Pick<Program, "id" | "title" | "words"> & { steps: StepIntro[] };
  /** From one. */
  number: number;
  step: Omit<ProgramStep, "talk" | "exercise" | "read"> & {
    paragraphs: readonly string[];
    /** How the conversation of the step begins. */
    opening: string;
  };
  exercise: { id: ExerciseId; title: string; lead: string; minutes: number };
  sources: ProgramSource[];
};

const found = (id: string): Program => {
  const program = isProgramId(id) ? programOf(id) : undefined;
  if (!program) throw new Error(`there is no program ${id}`);
  return program;
};

const introsOf = (program: Program): StepIntro[] =>
  program.steps.map(({ title, intention }) => ({ title, intention }));

export const programIntros = (): ProgramIntro[] =>
  programs.map(({ id, title, lead, steps }) => ({ id, title, lead, steps: steps.length }));

/** What the page of one program needs: no step's reading, and nothing of the others. */
export const programData = (id: string): ProgramData => {
  const program = found(id);
  const { title, lead, description, words } = program;
  return { id: program.id, title, lead, description, words, steps: introsOf(program) };
};

export const stepData = (id: string, number: number): StepData => {
  const program = found(id);
  const step = program.steps[number - 1];
  const exercise = step && exerciseOf(step.exercise);
  if (!step || !exercise) throw new Error(`there is no step ${number} of ${id}`);
  const { title, intention, toDo, read, talk } = step;
  return {
    program: {
      id: program.id,
      title: program.title,
      words: program.words,
      steps: introsOf(program),
    },
    number,
    step: { title, intention, toDo, paragraphs: read.paragraphs, opening: talk.opening },
    exercise: {
      id: exercise.id,
      title: exercise.title,
      lead: exercise.lead,
      minutes: exercise.minutes,
    },
    sources: sourcesOf(program, step),
  };
};
