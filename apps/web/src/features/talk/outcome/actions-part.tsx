import { limits } from "@app/contract/limits";
import { FormHelp } from "../../../forms/form-help.tsx";
import { AddLine } from "../../../ui/add-line.tsx";
import type { ActionDraft } from "./action-draft.ts";
import { KeptMark } from "./kept-mark.tsx";
import styles from "./outcome.module.css";
import type { Outcome, OutcomeState } from "./outcome.ts";

type PartProps = { state: OutcomeState; outcome: Outcome };

type DraftRowProps = { draft: ActionDraft; place: number; outcome: Outcome };

const DraftRow = ({ draft: { key, text, wanted }, place, outcome }: DraftRowProps) => (
  <li data-wanted={wanted}>
    <label className={styles["check-target"]}>
      <input
        type="checkbox"
        className="check"
        checked={wanted}
        aria-label={`Wanted: ${text || `thing ${place}`}`}
        onChange={(event) => outcome.changeAction(key, { wanted: event.target.checked })}
      />
    </label>
    <textarea
      className="plain-field"
      rows={1}
      value={text}
      maxLength={limits.action.maxChars}
      aria-label={`Thing to try, ${place}`}
      onChange={(event) => outcome.changeAction(key, { text: event.target.value })}
    />
  </li>
);

/** The list a session leaves, to be reworded, thinned out and added to. */
export const ActionsPart = ({ state, outcome }: PartProps) => {
  const { keptActions, safety } = state;
  const help = safety && <FormHelp safety={safety} level={3} />;
  if (keptActions)
    return (
      <section className={styles["outcome-part"]} aria-labelledby="to-try">
        <header>
          <h3 id="to-try">Things to try</h3>
          <KeptMark />
        </header>
        {help}
        <ul className={styles["outcome-kept"]}>
          {keptActions.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </section>
    );
  return (
    <section className={styles["outcome-part"]} aria-labelledby="to-try">
      <h3 id="to-try">Things to try</h3>
      {help}
      <ul className={styles["outcome-drafts"]}>
        {state.actions.map((draft, index) => (
          <DraftRow key={draft.key} draft={draft} place={index + 1} outcome={outcome} />
        ))}
      </ul>
      {state.actions.length < limits.action.perRequestMax && (
        <AddLine
          className={styles["outcome-add"]}
          label="Something else to try"
          placeholder="Something of your own"
          maxChars={limits.action.maxChars}
          onAdd={outcome.addAction}
        />
      )}
    </section>
  );
};
