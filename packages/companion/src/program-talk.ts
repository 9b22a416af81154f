/** The step of a program a session is about: what a model is told, and what the guide asks. */
export type ProgramTalk = {
  program: string;
  /** From one. */
  step: number;
  steps: number;
  title: string;
  intention: string;
  toDo: string;
  instruction: string;
  opening: string;
  followUps: readonly [string, string];
  closing: string;
};
