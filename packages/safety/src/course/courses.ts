import type { RiskCategory } from "@app/contract/reply-events";
import type { Course, CourseId } from "./course.ts";
import { eating_disorder, medical_emergency, psychosis } from "./words/body-and-mind.ts";
import { other_medical, other_mind, other_suicide } from "./words/for-another.ts";
import { self_harm, suicide } from "./words/suicide.ts";
import { abuse, harm_to_others, other_violence } from "./words/violence.ts";

export const courses: Readonly<Record<CourseId, Course>> = {
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
