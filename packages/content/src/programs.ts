import type { ProgramId } from "@app/contract/journey-kit";
import { anger } from "./programs/anger.ts";
import { grief } from "./programs/grief.ts";
import { habits } from "./programs/habits.ts";
import { loneliness } from "./programs/loneliness.ts";
import { lowMood } from "./programs/low-mood.ts";
import type { Program, ProgramSource, ProgramStep } from "./programs/program.ts";
import { relationships } from "./programs/relationships.ts";
import { selfWorth } from "./programs/self-worth.ts";
import { sleep } from "./programs/sleep.ts";
import { stress } from "./programs/stress.ts";
import { worry } from "./programs/worry.ts";

export const programs: readonly Program[] = [
  worry,
  lowMood,
  sleep,
  stress,
  selfWorth,
  relationships,
  grief,
  anger,
  loneliness,
  habits,
];

export const programOf = (id: string): Program | undefined =>
  programs.find((program) => program.id === id);

/** A step of a program, counted from one. */
export const stepOf = (id: ProgramId, step: number): ProgramStep | undefined =>
  programOf(id)?.steps[step - 1];

/** What a step's reading rests on. */
export const sourcesOf = (program: Program, step: ProgramStep): ProgramSource[] =>
  step.read.sources.flatMap((key) => program.sources.filter((source) => source.key === key));
