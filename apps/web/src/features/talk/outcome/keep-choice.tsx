import { sentenceOf } from "../../../problem.ts";
import { Button } from "../../../ui/button.tsx";
import { chosen, type Outcome, type OutcomeState } from "./outcome.ts";

type ChoiceProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

const Choice = ({ label, checked, onChange }: ChoiceProps) => (
  <label className="check-row">
    <input
      type="checkbox"
      className="check"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>{label}</span>
  </label>
);

/** The one button, and what it means. */
export const KeepChoice = ({ state, outcome }: { state: OutcomeState; outcome: Outcome }) => {
  const { summary, texts } = chosen(state);
  const nothing = !summary && texts.length === 0;
  return (
    <div className="keep-choice">
      <fieldset>
        <legend className="visually-hidden">What to keep</legend>
        {!state.keptSummary && (
          <Choice
            label="The summary"
            checked={state.keepSummary}
            onChange={(keepSummary) => outcome.change({ keepSummary })}
          />
        )}
        {!state.keptActions && (
          <Choice
            label="The things to try"
            checked={state.keepActions}
            onChange={(keepActions) => outcome.change({ keepActions })}
          />
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
