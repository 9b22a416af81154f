import { limits } from "@app/contract/limits";
import { useId } from "react";
import { KeptMark } from "./kept-mark.tsx";
import type { Outcome, OutcomeState } from "./outcome.ts";

type PartProps = { state: OutcomeState; outcome: Outcome };

/** The title and the summary, both to be reworded as one likes. */
export const SummaryPart = ({ state, outcome }: PartProps) => {
  const id = useId();
  const { keptSummary } = state;
  if (keptSummary)
    return (
      <section className="outcome-part" aria-label="Summary">
        <header>
          <h3>{keptSummary.title || "The summary"}</h3>
          <KeptMark />
        </header>
        {keptSummary.message && <p className="outcome-words">{keptSummary.message}</p>}
      </section>
    );
  return (
    <section className="outcome-part" aria-label="Summary">
      <label htmlFor={`${id}-title`}>Title</label>
      <input
        id={`${id}-title`}
        className="plain-field outcome-title"
        value={state.title}
        maxLength={limits.session.titleMaxChars}
        onChange={(event) => outcome.change({ title: event.target.value })}
      />
      <label htmlFor={`${id}-summary`}>Summary</label>
      <textarea
        id={`${id}-summary`}
        className="plain-field"
        rows={4}
        value={state.summary}
        maxLength={limits.summary.maxChars}
        onChange={(event) => outcome.change({ summary: event.target.value })}
      />
    </section>
  );
};
