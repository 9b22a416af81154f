import styles from "./check-ins.module.css";
import { StepDrawing } from "./step-drawing.tsx";

type MoodScaleProps = {
  kind: "pleasant" | "energy";
  legend: string;
  /** Five, the lowest first. */
  names: readonly string[];
  value: number | null;
  onValue: (value: number) => void;
};

/** One tap on one of five. */
export const MoodScale = ({ kind, legend, names, value, onValue }: MoodScaleProps) => (
  <fieldset className={styles["mood-scale"]}>
    <legend>{legend}</legend>
    <div className={styles["mood-steps"]}>
      {names.map((name, index) => (
        <label key={name}>
          <input
            type="radio"
            name={kind}
            checked={value === index - 2}
            onChange={() => onValue(index - 2)}
          />
          <StepDrawing kind={kind} value={index - 2} />
          <span>{name}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
