import { expect, test } from "vitest";
import type { CourseId } from "./course.ts";
import { askMark, coursePlaceIn, courses, urgentMark } from "./courses.ts";
import { barrierWords, leavingWords, reactions, throughRefusal } from "./words/reactions.ts";
import { acknowledgements, presence, reflections } from "./words/reflections.ts";

const courseIds = Object.keys(courses) as CourseId[]; // Object.keys widens the keys
const steps = Object.values(courses).flatMap((course) =>
  course.steps.filter(({ id }) => id !== "country").map(({ line }) => line),
);
const banks = [
  ...Object.values(reactions).flat(),
  ...Object.values(barrierWords).flat(),
  ...Object.values(leavingWords).flat(),
  ...reflections.flatMap(({ words }) => words),
  ...throughRefusal,
  ...acknowledgements,
  ...presence,
];
const marks = [
  ...courseIds.flatMap((id) => [askMark(id), urgentMark(id)]),
  ...[...steps, ...banks].map(({ mark }) => mark),
];
const texts = [
  ...Object.values(courses).flatMap(({ hear, ask, plain, urgent, urgentAsk }) => [
    ...new Set([hear, ask, urgent, urgentAsk, ...(plain ? [plain.hear, plain.ask] : [])]),
  ]),
  ...[...steps, ...banks].map(({ text }) => text),
];

const repeated = (all: readonly string[]): string[] =>
  all.filter((one, index) => all.indexOf(one) !== index);

test("no mark belongs to two places, so that what was said tells where the talk stands", () => {
  expect(repeated(marks)).toEqual([]);
});

test("no words belong to two places, so that nothing is said twice", () => {
  expect(repeated(texts)).toEqual([]);
});

test("every step is known again by its mark, and nothing else is", () => {
  for (const [id, { steps: ownSteps }] of Object.entries(courses))
    for (const { id: step, line } of ownSteps)
      expect(coursePlaceIn([line.mark])).toEqual({ course: step === "country" ? null : id, step });
  for (const { mark } of banks) expect(coursePlaceIn([mark])).toBeUndefined();
});

test("what asks about suicide or self-harm in so many words is marked as asking that, and nothing else is", () => {
  const topic = /\b(?:killing yourself|suicide|ending your life|hurt(?:ing)? yourself)\b[^?]*\?/;
  for (const { text, asks } of steps)
    expect(asks === "asked-directly", text).toBe(topic.test(text));
  for (const { ask, asksDirectly } of Object.values(courses))
    expect(asksDirectly === true, ask).toBe(topic.test(ask));
});

test("nobody is held back, pushed, or made to promise", () => {
  for (const text of texts)
    expect(text).not.toMatch(
      /before you go|are you sure|miss you|promise me|you must|you should|don’t leave|!/i,
    );
});
