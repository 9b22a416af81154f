import type { AnalysisSource } from "@app/contract/analysis-report";

/** One saved session, as far as it may be read: the person's own messages, or the summary of it. */
export type Source = AnalysisSource & { texts: readonly string[] };

/** What the person said is not right, in this or an earlier report. */
export type DisputedClaim = { key: string; text: string };

type Stage = "reading" | "patterns" | "checking";

export type AnalysisRequest = {
  /** Oldest first. */
  sources: readonly Source[];
  disputed: readonly DisputedClaim[];
  /** Also the seed of what is chosen among equals. */
  id: string;
  signal: AbortSignal;
  onProgress: (stage: Stage, read: number) => void;
};
