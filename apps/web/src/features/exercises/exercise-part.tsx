import type { ExercisePart } from "@app/content/exercises/exercise";
import { useId } from "react";
import { LedCard } from "./led-card.tsx";
import { exercisePartMaxChars } from "./written.ts";
import "../../ui/writing-area.css";
import styles from "./written-exercise.module.css";

type PartFieldProps = {
  part: ExercisePart;
  number: number;
  text: string;
  onText: (text: string) => void;
};

const Answer = ({ part, text, onText, id }: Omit<PartFieldProps, "number"> & { id: string }) => {
  if (part.kind === "write")
    return (
      <textarea
        className="writing-area"
        id={id}
        aria-describedby={`${id}-hint`}
        rows={2}
        maxLength={exercisePartMaxChars}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    );
  if (part.kind === "rate")
    return (
      <div className={styles["exercise-rate"]}>
        <input
          id={id}
          type="range"
          min={0}
          max={part.most}
          step={part.most > 10 ? 5 : 1}
          value={text === "" ? part.most / 2 : text}
          aria-describedby={`${id}-hint`}
          aria-valuetext={text === "" ? "Not set yet" : `${text} of ${part.most}`}
          onChange={(event) => onText(event.target.value)}
        />
        <output htmlFor={id}>{text === "" ? "Not set yet" : `${text} of ${part.most}`}</output>
      </div>
    );
  return (
    <LedCard
      label={part.label}
      parts={[part]}
      ready={`${part.seconds} seconds.`}
      ending="Go on when you like."
    />
  );
};

/** One part of a written exercise: its number, its question, and room for an answer. */
export const PartField = ({ part, number, text, onText }: PartFieldProps) => {
  const id = useId();
  return (
    <li className={styles["exercise-part"]}>
      <span className={styles["exercise-number"]} aria-hidden="true">
        {number}
      </span>
      <div>
        {part.kind === "do" ? <h2>{part.label}</h2> : <label htmlFor={id}>{part.label}</label>}
        <p className={styles["exercise-hint"]} id={`${id}-hint`}>
          {part.hint}
        </p>
        <Answer part={part} text={text} onText={onText} id={id} />
      </div>
    </li>
  );
};
