import type { ExerciseId } from "@app/contract/journey-kit";
import type { Feeling } from "../feelings.ts";

/** One part of an exercise: something to write, to rate, or to do for a while. */
export type ExercisePart =
  | { kind: "write"; key: string; label: string; hint: string }
  | { kind: "rate"; key: string; label: string; hint: string; most: number }
  | { kind: "do"; key: string; label: string; hint: string; seconds: number };

type ExerciseSource = { title: string; by: string; year: number };

/** What the page that finds things says of an exercise. */
export type ExerciseIntro = {
  id: ExerciseId;
  title: string;
  lead: string;
  minutes: number;
  feelings: readonly Feeling[];
  /** Words people might look for it with. */
  words: readonly string[];
};

/** An exercise with a page of its own, to write in or to be led through. */
export type WrittenExercise = ExerciseIntro & {
  /** For search results: 120 to 160 characters. */
  description: string;
  /** Why one would do it, and when not. */
  why: string;
  parts: readonly ExercisePart[];
  /** Said when it is done. */
  ending: string;
  source: ExerciseSource;
};
