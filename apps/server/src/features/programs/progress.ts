import { type ProgramId, programSteps } from "@app/contract/journey-kit";

/** How far somebody is with one program, as it is sealed. */
export type Progress = {
  programId: ProgramId;
  currentStep: number;
  doneSteps: readonly number[];
  paused: boolean;
  startedAt: string;
};

export type ProgressChange = {
  currentStep?: number;
  doneStep?: number;
  undoneStep?: number;
  paused?: boolean;
};

export const newProgress = (programId: ProgramId, now: Date): Progress => ({
  programId,
  currentStep: 1,
  doneSteps: [],
  paused: false,
  startedAt: now.toISOString(),
});

export const isComplete = ({ programId, doneSteps }: Progress): boolean =>
  doneSteps.length === programSteps[programId];

/** The next step that is open: after this one, else the first that was left out, else this one. */
const nextOpen = (programId: ProgramId, done: readonly number[], after: number): number => {
  const open = Array.from({ length: programSteps[programId] }, (_, index) => index + 1).filter(
    (step) => !done.includes(step),
  );
  return open.find((step) => step > after) ?? open[0] ?? after;
};

/** Whatever somebody does with a program is going on with it, unless it is to rest. */
export const changedProgress = (progress: Progress, change: ProgressChange): Progress => {
  const done = new Set(progress.doneSteps);
  if (change.doneStep !== undefined) done.add(change.doneStep);
  if (change.undoneStep !== undefined) done.delete(change.undoneStep);
  const doneSteps = [...done].sort((a, b) => a - b);
  const moved =
    change.doneStep === undefined
      ? (change.undoneStep ?? progress.currentStep)
      : nextOpen(progress.programId, doneSteps, change.doneStep);
  return {
    ...progress,
    doneSteps,
    currentStep: change.currentStep ?? moved,
    paused: change.paused ?? false,
  };
};
