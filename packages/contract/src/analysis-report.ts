import { z } from "zod";
import { limits } from "./limits.ts";
import { writer } from "./reply-events.ts";

/** What a report rests on: one saved session each, oldest first. */
const analysisSource = z.object({
  /** The session's id, which is also the thread's. */
  id: z.string(),
  title: z.string(),
  at: z.iso.datetime(),
  /** conversation: opened by the person for this one report. summary: what was saved of it. */
  kind: z.enum(["conversation", "summary"]),
});
export type AnalysisSource = z.output<typeof analysisSource>;

/** The parts of a report, in the order they are read. */
export const analysisParts = [
  "feelings",
  "styles",
  "strengths",
  "relationships",
  "helped",
  "growing",
] as const;
export type AnalysisPart = (typeof analysisParts)[number];

/** 1: a guess, 2: likely, 3: fairly sure. Never surer than that of somebody's life. */
const sureness = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type Sureness = z.output<typeof sureness>;

const analysisClaim = z.object({
  id: z.string(),
  /** What it is about, whatever its wording: a later report leaves out what was disputed. */
  key: z.string(),
  part: z.enum([...analysisParts, "suggestions", "themes"]),
  text: z.string(),
  /** The person's own words, where there are some to show. */
  quote: z.string().nullable(),
  source_ids: z.array(z.string()).min(1),
  sure: sureness,
  /** Why it is that sure, in a sentence. */
  why: z.string(),
  /** Keys of claims it builds on: it goes when one of them is disputed. */
  rests_on: z.array(z.string()).default([]),
  /** Set once the person said that it is not right, with their own words for it if they gave some. */
  disputed: z.object({ at: z.iso.datetime(), words: z.string().nullable() }).nullable(),
});
export type AnalysisClaim = z.output<typeof analysisClaim>;

const analysisTheme = z.object({
  key: z.string(),
  name: z.string(),
  /** One for each source, in their order: how much of it was about this, from 0 to 1. */
  shares: z.array(z.number().min(0).max(1)),
});
export type AnalysisTheme = z.output<typeof analysisTheme>;

export const analysisContent = z.object({
  sources: z.array(analysisSource).min(1),
  themes: z.array(analysisTheme),
  /** Themes, then the parts, then suggestions: more of these than are shown, as spares. */
  claims: z.array(analysisClaim),
  writer,
});
export type AnalysisContent = z.output<typeof analysisContent>;

/** The claims a reader sees: what rests on something disputed is left out, and the spares with it. */
export const shownClaims = (claims: readonly AnalysisClaim[]): AnalysisClaim[] => {
  const gone = new Set(claims.filter(({ disputed }) => disputed).map(({ key }) => key));
  const standing = claims.filter(({ rests_on }) => !rests_on.some((key) => gone.has(key)));
  const offered = standing
    .filter(({ part, disputed }) => part === "suggestions" && !disputed)
    .slice(0, limits.analysis.suggestions);
  return standing.filter(
    (claim) => claim.part !== "suggestions" || claim.disputed || offered.includes(claim),
  );
};
