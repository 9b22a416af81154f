import { sentenceOf } from "../../../errors/problem.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckRow } from "../../../ui/check-row.tsx";
import styles from "./outcome.module.css";
import { type Outcome, type OutcomeState, outcomeChoice } from "./outcome.ts";

/** The one button, and what it means. */
export const KeepChoice = ({ state, outcome }: { state: OutcomeState; outcome: Outcome }) => {
  const { summary, texts } = outcomeChoice(state);
  const nothing = !summary && texts.length === 0;
  return (
    <div className={styles["keep-choice"]}>
      <fieldset>
        <legend className="visually-hidden">What to keep</legend>
        {!state.keptSummary && (
          <CheckRow
            checked={state.keepSummary}
            onChecked={(keepSummary) => outcome.change({ keepSummary })}
          >
            The summary
          </CheckRow>
        )}
        {!state.keptActions && (
          <CheckRow
            checked={state.keepActions}
            onChecked={(keepActions) => outcome.change({ keepActions })}
          >
            The things to try
          </CheckRow>
        )}
      </fieldset>
      <Button onClick={outcome.keep} aria-busy={state.keeping} disabled={nothing}>
        {state.keeping ? "Keeping" : "Keep these"}
      </Button>
      <p className="trouble" role="alert">
        {state.trouble && `${sentenceOf(state.trouble)} It is still here: try again.`}
      </p>
    </div>
  );
};
