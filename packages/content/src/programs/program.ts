import type { ExerciseId, ProgramId } from "@app/contract/journey-kit";
import type { Feeling } from "../feelings.ts";

/** What a step rests on. A book has no address. */
export type ProgramSource = {
  key: string;
  title: string;
  by: string;
  year: number;
  url: string | null;
};

/** The conversation of a step: told to a model, and asked by the guide in this order. */
type StepTalk = {
  /** What a model is told of it. */
  instruction: string;
  opening: string;
  followUps: readonly [string, string];
  /** Said once the questions are answered; it asks nothing. */
  closing: string;
};

export type ProgramStep = {
  title: string;
  /** One line: what this step is for. */
  intention: string;
  /** Two minutes of reading, and the keys of what it rests on. */
  read: { paragraphs: readonly string[]; sources: readonly string[] };
  talk: StepTalk;
  exercise: ExerciseId;
  /** Small enough for a bad day. */
  toDo: string;
};

export type Program = {
  id: ProgramId;
  title: string;
  lead: string;
  /** For search results: 120 to 160 characters. */
  description: string;
  feelings: readonly Feeling[];
  /** Words people might look for it with. */
  words: readonly string[];
  steps: readonly ProgramStep[];
  sources: readonly ProgramSource[];
};
