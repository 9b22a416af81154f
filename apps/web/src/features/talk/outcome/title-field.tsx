import { limits } from "@app/contract/limits";
import { useId } from "react";
import styles from "./outcome.module.css";
import type { Outcome, OutcomeState } from "./outcome.ts";

type TitleFieldProps = {
  state: OutcomeState;
  outcome: Outcome;
  /** On a page the title is seen to be one. */
  labelled?: boolean;
};

/** A title may need a second line on a phone, and never holds one of its own. */
const onOneLine = (text: string): string => text.replace(/\s*\n\s*/g, " ");

/** The name of what a session leaves, to be reworded as one likes. */
export const TitleField = ({ state, outcome, labelled = true }: TitleFieldProps) => {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={labelled ? undefined : "visually-hidden"}>
        Title
      </label>
      <textarea
        id={id}
        className={`plain-field ${labelled ? styles["outcome-title"] : styles["outcome-title-bare"]}`}
        rows={1}
        value={state.title}
        maxLength={limits.session.titleMaxChars}
        onChange={(event) => outcome.change({ title: onOneLine(event.target.value) })}
      />
    </>
  );
};
