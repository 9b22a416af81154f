import type { AnalysisClaim, AnalysisPart, Sureness } from "@app/contract/analysis-report";

export type ClaimDraft = {
  key: string;
  part: AnalysisPart | "themes" | "suggestions";
  text: string;
  quote?: string | null;
  sourceIds: readonly string[];
  /** No surer than this, however often it was seen. */
  atMost?: Sureness;
  why?: string;
  restsOn?: readonly string[];
};

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
export const inNumbers = (count: number): string => numbers[count] ?? String(count);

export const surenessOf = (sources: number): Sureness => (sources >= 3 ? 3 : sources === 2 ? 2 : 1);

const whyOf = (sure: Sureness, sources: number): string => {
  if (sources === 1) return "From one conversation only.";
  return sure === 3
    ? `It shows in ${inNumbers(sources)} conversations.`
    : `${sources === 2 ? "Two" : "Some"} conversations point the same way.`;
};

/** How many sources a claim names; more would be a list and no proof. */
const citedMax = 6;

/** A claim as a report holds it; the newest sources are named first. */
export const claimOf = (draft: ClaimDraft, index: number): AnalysisClaim => {
  const { length } = draft.sourceIds;
  const sure = Math.min(surenessOf(length), draft.atMost ?? 3) as Sureness; // of 1, 2 and 3
  return {
    id: `c${index + 1}`,
    key: draft.key,
    part: draft.part,
    text: draft.text,
    quote: draft.quote ?? null,
    source_ids: draft.sourceIds.toReversed().slice(0, citedMax),
    sure,
    why: draft.why ?? whyOf(sure, length),
    rests_on: [...(draft.restsOn ?? [])],
    disputed: null,
  };
};
