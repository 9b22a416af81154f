import { limits } from "@app/contract/limits";
import { useId } from "react";
import { KeptMark } from "./kept-mark.tsx";
import styles from "./outcome.module.css";
import type { Outcome, OutcomeState } from "./outcome.ts";
import { TitleField } from "./title-field.tsx";

type PartProps = {
  state: OutcomeState;
  outcome: Outcome;
  /** False where the title stands on the page above. */
  titled?: boolean;
};

/** The title and the summary, both to be reworded as one likes. */
export const SummaryPart = ({ state, outcome, titled = true }: PartProps) => {
  const id = useId();
  const { keptSummary } = state;
  if (keptSummary)
    return (
      <section className={styles["outcome-part"]} aria-label="Summary">
        <header>
          <h3>{(titled && keptSummary.title) || "The summary"}</h3>
          <KeptMark />
        </header>
        {keptSummary.message && <p className={styles["outcome-words"]}>{keptSummary.message}</p>}
      </section>
    );
  return (
    <section className={styles["outcome-part"]} aria-label="Summary">
      {titled && <TitleField state={state} outcome={outcome} />}
      <label htmlFor={id}>Summary</label>
      <textarea
        id={id}
        className="plain-field"
        rows={4}
        value={state.summary}
        maxLength={limits.summary.maxChars}
        onChange={(event) => outcome.change({ summary: event.target.value })}
      />
    </section>
  );
};
