import { brand } from "@app/contract/brand";
import { paths } from "@app/contract/paths";
import type { Page } from "../page.ts";

const { name } = brand;

export const checkInPages: readonly Page[] = [
  {
    path: paths.checkIn,
    title: `Check in | ${name}`,
    description: `How are you, in three taps: how pleasant it is, how much energy there is, and a word for it. Drawn over time, with the days you skipped left empty.`,
    keywords: ["mood check-in", "mood diary", "mood over time", "three taps", "reflection"],
    heading: "How are you just now?",
    lead: "Three taps, and a note if you like. Skipped days are only empty places, and nobody counts them.",
    kind: "product",
    layout: "main",
  },
  {
    path: paths.selfCheck,
    title: `Self-checks | ${name}`,
    description: `PHQ-9, GAD-7 and WHO-5 as a way to look back on two weeks: the published questions, what the numbers say and what they do not. Never a diagnosis.`,
    keywords: ["self-check", "PHQ-9", "GAD-7", "WHO-5", "questionnaire", "reflection"],
    heading: "Look back on two weeks",
    lead: "Three short questionnaires that doctors use too. Here they are for reflection, and a number is not a diagnosis.",
    kind: "product",
    layout: "main",
  },
];
