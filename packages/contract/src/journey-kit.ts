import { paths } from "./paths.ts";

/** The programs, each with its number of steps. Their words are content; this is what both sides count by. */
export const programSteps = {
  worry: 6,
  "low-mood": 6,
  sleep: 6,
  stress: 5,
  "self-worth": 5,
  relationships: 5,
  grief: 5,
  anger: 5,
  loneliness: 5,
  habits: 5,
} as const;
export type ProgramId = keyof typeof programSteps;

export const programIds = Object.keys(programSteps) as readonly ProgramId[]; // the keys of the record above

export const isProgramId = (id: string): id is ProgramId => Object.hasOwn(programSteps, id);

/** Whether a program has this step; steps are counted from one. */
export const hasStep = (id: string, step: number): id is ProgramId =>
  isProgramId(id) && Number.isInteger(step) && step >= 1 && step <= programSteps[id];

/** What one can do in a few minutes, with the companion or alone. */
export const exerciseIds = [
  "breathing",
  "grounding",
  "stop",
  "muscle-relaxation",
  "thought-record",
  "worry-time",
  "problem-solving",
  "self-compassion",
  "values",
  "activity-planning",
] as const;
export type ExerciseId = (typeof exerciseIds)[number];

/** These two are led by a picture and have addresses of their own. */
const drawn = { breathing: paths.breathe, grounding: paths.ground } as const;

export const exercisePath = (id: ExerciseId): string =>
  id === "breathing" || id === "grounding" ? drawn[id] : `${paths.explore}/${id}`;

export const programPath = (id: ProgramId): string => `${paths.programs}/${id}`;

export const programStepPath = (id: ProgramId, step: number): string =>
  `${programPath(id)}/${step}`;

/** The exercises that have a page below the one that finds them. */
export const writtenExercisePaths: readonly string[] = exerciseIds
  .map(exercisePath)
  .filter((path) => path.startsWith(`${paths.explore}/`));

/**
 * Pages below a page. They are told by one route each, so they are no part of the list of pages,
 * which every visitor loads.
 */
export const pathsBelow: readonly string[] = [
  ...writtenExercisePaths,
  ...programIds.flatMap((id) => [
    programPath(id),
    ...Array.from({ length: programSteps[id] }, (_, index) => programStepPath(id, index + 1)),
  ]),
];
