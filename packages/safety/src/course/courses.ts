import type { RiskCategory } from "@app/contract/reply-events";
import { askCountry } from "../country-told.ts";
import type { MarkedLine } from "../risk-history.ts";
import type { Course, CourseId, CourseStep, StepId } from "./course.ts";
import { eating_disorder, medical_emergency, psychosis } from "./words/body-and-mind.ts";
import { other_medical, other_mind, other_suicide } from "./words/for-another.ts";
import { self_harm, suicide } from "./words/suicide.ts";
import { abuse, harm_to_others, other_violence } from "./words/violence.ts";

const written: Readonly<Record<CourseId, Course>> = {
  suicide,
  self_harm,
  harm_to_others,
  abuse,
  medical_emergency,
  psychosis,
  eating_disorder,
  other_suicide,
  other_violence,
  other_medical,
  other_mind,
};

const courseIds = Object.keys(written) as CourseId[]; // Object.keys widens the keys

export type MarkedStep = CourseStep & { line: MarkedLine };
export type MarkedCourse = Omit<Course, "steps"> & { steps: readonly MarkedStep[] };

/** The question for the country is the same in all courses; of other steps there may be several of one id. */
const markOf = (course: CourseId, steps: readonly CourseStep[], index: number): string => {
  const id = steps[index]?.id;
  if (id === "country") return askCountry.mark;
  const before = steps.slice(0, index).filter((step) => step.id === id).length;
  return before === 0 ? `${course}/${id}` : `${course}/${id}/${before}`;
};

const marked = (course: CourseId): MarkedCourse => ({
  ...written[course],
  steps: written[course].steps.map((step, index, steps) => {
    const line = { mark: markOf(course, steps, index), text: step.words };
    return { ...step, line: step.asks ? { ...line, asks: step.asks } : line };
  }),
});

export const courses = Object.fromEntries(courseIds.map((id) => [id, marked(id)])) as Readonly<
  Record<CourseId, MarkedCourse> // fromEntries widens the keys
>;

/** What begins a course: its first question, or the urgent words with theirs. */
export const askMark = (id: CourseId): string => `${id}/ask`;
export const urgentMark = (id: CourseId): string => `urgent/${id}`;

/** Where a talk stands after a mark; the question for the country belongs to all courses. */
type CoursePlace = { course: CourseId | null; step: StepId };

const places: ReadonlyMap<string, CoursePlace> = new Map(
  courseIds.flatMap((course): [string, CoursePlace][] => [
    [askMark(course), { course, step: "ask" }],
    [urgentMark(course), { course, step: "urgent" }],
    ...courses[course].steps.map(({ id, line }): [string, CoursePlace] => [
      line.mark,
      { course: id === "country" ? null : course, step: id },
    ]),
  ]),
);

/** What of a course a reply asked last; nothing where it said nothing of one. */
export const coursePlaceIn = (marks: readonly string[]): CoursePlace | undefined => {
  const last = marks.findLast((mark) => places.has(mark));
  return last === undefined ? undefined : places.get(last);
};

const forAnother: Readonly<Record<RiskCategory, CourseId>> = {
  suicide: "other_suicide",
  self_harm: "other_suicide",
  harm_to_others: "other_violence",
  abuse: "other_violence",
  medical_emergency: "other_medical",
  psychosis: "other_mind",
  eating_disorder: "other_mind",
};

export const courseOf = (category: RiskCategory, isAboutAnother: boolean): CourseId =>
  isAboutAnother ? forAnother[category] : category;
