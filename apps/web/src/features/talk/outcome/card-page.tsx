import { type ReactNode, useEffect, useRef } from "react";
import { sentenceOf } from "../../../errors/problem.ts";
import { Button } from "../../../ui/button.tsx";
import { EditRow } from "../../../ui/edit-row.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { type CardDraft, type CardField, fieldMaxChars } from "./card-draft.ts";
import type { Outcome, OutcomeState } from "./outcome.ts";
import "../../../ui/card.css";
import styles from "./card-page.module.css";

/** A press that swaps a row for another hands the keyboard to what stands there then. */
const useFocusAfterSwap = (out: boolean) => {
  const row = useRef<HTMLDivElement>(null);
  const before = useRef(out);
  useEffect(() => {
    if (before.current !== out) row.current?.querySelector("button")?.focus();
    before.current = out;
  }, [out]);
  return row;
};

type FieldRowProps = { field: CardField; fixed: boolean; outcome: Outcome };

const FieldRow = ({ field: { id, label, text, out }, fixed, outcome }: FieldRowProps) => {
  const row = useFocusAfterSwap(out);
  const leaveOut = () => outcome.changeField(id, { out: true });
  return (
    <div className={styles["card-field"]} ref={row} data-out={out || text === "" || undefined}>
      <dt>{label}</dt>
      <dd>
        {fixed ? (
          <p>{text}</p>
        ) : out ? (
          <div className={styles["card-field-words"]}>
            <p>Left out</p>
            <Button
              kind="bare"
              className={styles["card-put-back"]}
              aria-label={`Put back: ${label}`}
              onClick={() => outcome.changeField(id, { out: false })}
            >
              Put back
            </Button>
          </div>
        ) : (
          <EditRow
            text={text}
            label={label}
            maxChars={fieldMaxChars}
            onSave={(next) => outcome.changeField(id, { text: next })}
            {...(text !== "" && { onRemove: leaveOut, onEmptied: leaveOut })}
          >
            {(edit) => (
              <div className={styles["card-field-words"]}>
                {/* What nobody said is asked for, and never made up. */}
                <p>{text || "Only you can say this. It is left open for you."}</p>
                <IconButton
                  {...edit}
                  className={styles["card-change"]}
                  icon="edit"
                  iconSize={20}
                  label={`${text === "" ? "Write" : "Change"}: ${label}`}
                />
              </div>
            )}
          </EditRow>
        )}
      </dd>
    </div>
  );
};

type CardPageProps = {
  card: CardDraft;
  state: OutcomeState;
  outcome: Outcome;
  /** Everything is kept: what it was made of is only read from here on. */
  fixed: boolean;
  title: ReactNode;
};

/** The page at the end of a guided talk: the person's own answers, each under what it answered. */
export const CardPage = ({ card, state, outcome, fixed, title }: CardPageProps) => {
  const page = useRef<HTMLElement>(null);

  const again = () => {
    void outcome.remake();
    // The button goes with its trouble, and the keyboard goes on from the page it made.
    page.current?.focus({ preventScroll: true });
  };

  return (
    <section
      className={`card ${styles["talk-card"]}`}
      ref={page}
      tabIndex={-1}
      aria-label="Your page"
      aria-busy={state.remaking}
    >
      {card.path && <p className="label">{card.path}</p>}
      {title}
      {!fixed && (
        <p className="quietly">
          Your own answers. Change one, and the summary and the things to try are made anew.
        </p>
      )}
      <dl>
        {card.fields
          .filter(({ out, text }) => !fixed || !(out || text === ""))
          .map((field) => (
            <FieldRow key={field.id} field={field} fixed={fixed} outcome={outcome} />
          ))}
      </dl>
      <p className="trouble" role="alert">
        {state.remakeTrouble &&
          `${sentenceOf(state.remakeTrouble)} What you wrote is still here, and the rest is as before.`}
      </p>
      {state.remakeTrouble && (
        <Button kind="soft" onClick={again}>
          Make the page anew
        </Button>
      )}
    </section>
  );
};
