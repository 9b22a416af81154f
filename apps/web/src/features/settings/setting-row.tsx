import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Saving } from "./own-settings.ts";
import { SavedMark } from "./saved-mark.tsx";
import "../../ui/select.css";
import styles from "./settings.module.css";

type RowProps = {
  label: string;
  hint: ReactNode;
  saving: Saving | undefined;
};

type ChoiceRowProps = RowProps & {
  value: string;
  choices: readonly { value: string; words: string }[];
  onChoose: (value: string) => void;
};

/** One of several, in the device's own list. */
export const ChoiceRow = ({ label, hint, saving, value, choices, onChoose }: ChoiceRowProps) => {
  const id = useId();
  return (
    <div className={styles["setting"]}>
      <span className="select">
        <label htmlFor={id}>{label}</label>
        <select
          id={id}
          value={value}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChoose(event.target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.words}
            </option>
          ))}
        </select>
      </span>
      <SavedMark saving={saving} />
      <p id={`${id}-hint`} className={styles["setting-hint"]}>
        {hint}
      </p>
    </div>
  );
};

/** Dragging sends nothing; resting does. */
const restMs = 400;

type RangeRowProps = RowProps & {
  value: number;
  min: number;
  max: number;
  step: number;
  say: (value: number) => string;
  onChoose: (value: number) => void;
};

export const RangeRow = (props: RangeRowProps) => {
  const { label, hint, saving, value, min, max, step, say, onChoose } = props;
  const id = useId();
  const [dragged, setDragged] = useState<number | null>(null);
  const choose = useRef(onChoose);
  choose.current = onChoose;
  useEffect(() => {
    if (dragged === null) return;
    const timer = setTimeout(() => {
      setDragged(null);
      choose.current(dragged);
    }, restMs);
    return () => clearTimeout(timer);
  }, [dragged]);
  const shown = dragged ?? value;
  return (
    <div className={styles["setting"]}>
      <label htmlFor={id}>{label}</label>
      <span className={styles["setting-value"]}>{say(shown)}</span>
      <SavedMark saving={saving} />
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={shown}
        aria-valuetext={say(shown)}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setDragged(Number(event.target.value))}
      />
      <p id={`${id}-hint`} className={styles["setting-hint"]}>
        {hint}
      </p>
    </div>
  );
};
