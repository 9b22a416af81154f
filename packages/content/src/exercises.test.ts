import { exerciseIds, exercisePath, writtenExercisePaths } from "@app/contract/journey-kit";
import { expect, it } from "vitest";
import { exerciseOf, exercises, writtenExercises } from "./exercises.ts";
import { feelings } from "./feelings.ts";

it("every exercise has its words, and every written one its page", () => {
  expect(exercises.map(({ id }) => id)).toEqual([...exerciseIds]);
  for (const id of exerciseIds) expect(exerciseOf(id)?.id).toBe(id);
  expect(writtenExercises.map(({ id }) => exercisePath(id))).toEqual([...writtenExercisePaths]);
});

it("no two say the same of themselves, and each fits a search result", () => {
  for (const key of ["title", "lead"] as const)
    expect(new Set(exercises.map((each) => each[key])).size).toBe(exercises.length);
  for (const { id, description } of writtenExercises) {
    expect(description.length, id).toBeGreaterThanOrEqual(120);
    expect(description.length, id).toBeLessThanOrEqual(160);
  }
});

it("every feeling leads to an exercise", () => {
  const named = new Set(exercises.flatMap((each) => each.feelings));
  expect([...named].sort()).toEqual(Object.keys(feelings).sort());
});

it("what is written is kept by part, so that no two parts of one share a key", () => {
  for (const { id, parts } of writtenExercises) {
    expect(new Set(parts.map(({ key }) => key)).size, id).toBe(parts.length);
    expect(parts.length, id).toBeGreaterThanOrEqual(4);
  }
});

it("what is timed fits into the minutes it names", () => {
  for (const { id, parts, minutes } of writtenExercises) {
    const timed = parts.reduce((sum, part) => sum + (part.kind === "do" ? part.seconds : 0), 0);
    expect(timed / 60, id).toBeLessThanOrEqual(minutes + 0.5);
  }
});

it("the voice stays calm", () => {
  const texts = writtenExercises.flatMap(({ why, ending, parts, lead }) => [
    lead,
    why,
    ending,
    ...parts.flatMap(({ label, hint }) => [label, hint]),
  ]);
  expect(texts.filter((text) => /[!"']/.test(text))).toEqual([]);
});
