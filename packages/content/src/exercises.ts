import type { ExerciseId } from "@app/contract/journey-kit";
import { activityPlanning } from "./exercises/activity-planning.ts";
import type { ExerciseIntro, WrittenExercise } from "./exercises/exercise.ts";
import { muscleRelaxation } from "./exercises/muscle-relaxation.ts";
import { problemSolving } from "./exercises/problem-solving.ts";
import { selfCompassion } from "./exercises/self-compassion.ts";
import { stop } from "./exercises/stop.ts";
import { thoughtRecord } from "./exercises/thought-record.ts";
import { values } from "./exercises/values.ts";
import { worryTime } from "./exercises/worry-time.ts";

/** Led by a picture, on pages of their own. */
const drawnExercises: readonly ExerciseIntro[] = [
  {
    id: "breathing",
    title: "A slower breath",
    lead: "In for four, out for six, with a light that rises and sets.",
    minutes: 3,
    feelings: ["worried", "overwhelmed", "angry", "tired", "grieving"],
    words: ["breathe", "breathing", "calm", "panic", "anxiety"],
  },
  {
    id: "grounding",
    title: "Back to where you are",
    lead: "Five, four, three, two, one: through the senses, when you feel far away.",
    minutes: 4,
    feelings: ["worried", "overwhelmed", "grieving"],
    words: ["grounding", "5-4-3-2-1", "senses", "panic", "flashback", "unreal"],
  },
];

export const writtenExercises: readonly WrittenExercise[] = [
  stop,
  muscleRelaxation,
  thoughtRecord,
  worryTime,
  problemSolving,
  selfCompassion,
  values,
  activityPlanning,
];

/** All of them, the quick ones first. */
export const exercises: readonly ExerciseIntro[] = [...drawnExercises, ...writtenExercises];

export const exerciseOf = (id: ExerciseId): ExerciseIntro | undefined =>
  exercises.find((exercise) => exercise.id === id);

export const writtenExerciseOf = (id: string): WrittenExercise | undefined =>
  writtenExercises.find((exercise) => exercise.id === id);
