import {
  type AnalysisClaim,
  type AnalysisContent,
  type AnalysisPart,
  analysisParts,
  type Sureness,
  shownClaims,
} from "@app/contract/analysis-report";

const partNames: Readonly<Record<AnalysisPart | "themes" | "suggestions", string>> = {
  themes: "Themes over time",
  feelings: "Feelings",
  styles: "Ways of thinking",
  strengths: "Strengths you showed",
  relationships: "The people in it",
  helped: "What seems to have helped",
  growing: "What is growing",
  suggestions: "Three things you might try",
};

const sureWords: Readonly<Record<Sureness, string>> = {
  1: "A guess.",
  2: "Likely.",
  3: "Fairly sure.",
};

const lineOf = (claim: AnalysisClaim, titles: ReadonlyMap<string, string>): string => {
  const from = claim.source_ids.map((id) => titles.get(id) ?? id).join("; ");
  if (!claim.disputed)
    return `- ${claim.text}${claim.quote ? ` “${claim.quote}”` : ""} (${sureWords[claim.sure]} From: ${from})`;
  return claim.disputed.words
    ? `- ${claim.disputed.words} (Your own words.)`
    : "- Something stood here that you said is not right.";
};

/** The report as plain text, the form the specification knows; disputed claims are not in it. */
export const reportText = ({ sources, claims }: AnalysisContent): string => {
  const titles = new Map(sources.map(({ id, title, at }) => [id, `${title}, ${at.slice(0, 10)}`]));
  const shown = shownClaims(claims);
  return (["themes", ...analysisParts, "suggestions"] as const)
    .flatMap((part) => {
      const lines = shown
        .filter((claim) => claim.part === part)
        .map((claim) => lineOf(claim, titles));
      return lines.length > 0 ? [[partNames[part], ...lines].join("\n")] : [];
    })
    .join("\n\n");
};
