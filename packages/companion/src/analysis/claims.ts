import type { AnalysisClaim, AnalysisPart, Sureness } from "@app/contract/analysis-report";

export type ClaimDraft = {
  key: string;
  part: AnalysisPart | "themes" | "suggestions";
  text: string;
  quote?: string | null;
  /** All the sources it rests on, oldest first. */
  sourceIds: readonly string[];
  /** No surer than this, however often it was seen. */
  atMost?: Sureness;
  why?: string;
  restsOn?: readonly string[];
};

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const inNumbers = (count: number): string => numbers[count] ?? String(count);

/** How often something was seen; every count in a report is written by this. */
export const inSessions = (ids: readonly string[], total: number): string =>
  `in ${ids.length} of ${total} ${total === 1 ? "session" : "sessions"}`;

const surenessOf = (sources: number): Sureness => (sources >= 3 ? 3 : sources === 2 ? 2 : 1);

const whyOf = (sources: number): string =>
  sources === 1 ? "From one session only." : `It shows in ${inNumbers(sources)} sessions.`;

/** A claim as a report holds it; the newest sources are named first. */
export const claimOf = (draft: ClaimDraft, index: number): AnalysisClaim => {
  const { length } = draft.sourceIds;
  return {
    id: `c${index + 1}`,
    key: draft.key,
    part: draft.part,
    text: draft.text,
    quote: draft.quote ?? null,
    source_ids: draft.sourceIds.toReversed(),
    sure: Math.min(surenessOf(length), draft.atMost ?? 3) as Sureness, // of 1, 2 and 3
    why: draft.why ?? whyOf(length),
    rests_on: [...(draft.restsOn ?? [])],
    disputed: null,
  };
};
